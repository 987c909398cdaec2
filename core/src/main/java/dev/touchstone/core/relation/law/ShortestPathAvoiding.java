package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question.Distance;
import dev.touchstone.core.relation.question.Question.ShortestPath;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
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
public record ShortestPathAvoiding(Value from, Value to, int within, Links links) implements StaticRelation {

    @Override
    public String law() {
        return "The distance without a node of the path is not below its length, and equals the length of the last path, which does not visit the node.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return switch (soFar.size()) {
            case 0 -> Optional.of(new Ask.Read(new ShortestPath(from, to, within, Optional.empty(), links)));
            case 1 ->
                between(soFar.getFirst())
                        .map(node -> new Ask.Read(new Distance(from, to, within, Optional.of(node), links)));
            case 2 ->
                between(soFar.getFirst())
                        .map(node -> new Ask.Read(new ShortestPath(from, to, within, Optional.of(node), links)));
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
                        "A path that avoids a node is shorter than the shortest path.")
                .or(() -> Breach.unless(
                        way.isEmpty() || !way.get().contains(avoided.get()),
                        "not avoided",
                        "A path visits a node that it must avoid."))
                .or(() -> Breach.unless(
                        way.map(stops -> stops.size() - 1L)
                                .equals(distance.stream().boxed().findFirst()),
                        "another length",
                        "The shortest path that avoids a node does not have the reported length."));
    }
}
