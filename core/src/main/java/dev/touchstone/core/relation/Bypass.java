package dev.touchstone.core.relation;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.Question.Distance;
import dev.touchstone.core.relation.Question.ShortestWay;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Without a node that lies on a shortest way, the shortest that is left is not shorter, does not visit the node, and is as long as is said.
 *
 * <p>Sound because every way that avoids the node is a way, and a shortest one has the length of the shortest.
 */
@JsonTypeName("shortest-path-avoiding")
public record Bypass(Value from, Value to, int within, Links links) implements Relation {

    @Override
    public String law() {
        return "The distance without a node of the way is not below its length, and is that of the last way, which does not visit the node.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return switch (soFar.size()) {
            case 0 -> Optional.of(new Ask.Read(new ShortestWay(from, to, within, Optional.empty(), links)));
            case 1 ->
                between(soFar.getFirst())
                        .map(node -> new Ask.Read(new Distance(from, to, within, Optional.of(node), links)));
            case 2 ->
                between(soFar.getFirst())
                        .map(node -> new Ask.Read(new ShortestWay(from, to, within, Optional.of(node), links)));
            default -> Optional.empty();
        };
    }

    /** The node in the middle of a way that has one; not where the way comes to an end of its own again, which the other relations see. */
    private Optional<Value> between(Reply reply) {
        return reply.way()
                .filter(way -> way.size() > 2)
                .map(way -> way.get(way.size() / 2))
                .filter(node -> !node.equals(from) && !node.equals(to));
    }

    @Override
    public boolean isAbout(World world) {
        return !from.equals(to);
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        Optional<Value> avoided = between(replies.getFirst());
        if (avoided.isEmpty()) {
            return Optional.empty();
        }
        int length = replies.getFirst().way().orElseThrow().size() - 1;
        OptionalLong distance = replies.get(1).distance();
        Optional<List<Value>> way = replies.get(2).way();
        return Breach.unless(
                        distance.isEmpty() || distance.getAsLong() >= length,
                        "shorter detour",
                        "A way that avoids a node is shorter than the shortest of all.")
                .or(() -> Breach.unless(
                        way.isEmpty() || !way.get().contains(avoided.get()),
                        "not avoided",
                        "A way visits a node that it was to avoid."))
                .or(() -> Breach.unless(
                        way.map(stops -> stops.size() - 1L)
                                .equals(distance.stream().boxed().findFirst()),
                        "another length",
                        "The shortest way that avoids a node has another length than is said of it."));
    }
}
