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

/**
 * A part of a shortest way is a shortest way between its ends.
 *
 * <p>Sound because a shorter way between them, put in the part's place, would make the whole shorter. The whole is a way from the one end to the
 * other in any case.
 *
 * @param skipped how many nodes the part leaves out at each end, as far as there are any
 */
@JsonTypeName("shortest-subpath")
public record ShortestSubpath(Value from, Value to, int within, int skipped, Links links) implements StaticRelation {

    @Override
    public String law() {
        return "The path has the requested ends, and the distance between two of its nodes is the number of its edges between them.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return switch (soFar.size()) {
            case 0 -> Optional.of(new Ask.Read(new ShortestPath(from, to, within, Optional.empty(), links)));
            case 1 ->
                part(soFar.getFirst())
                        .map(part -> new Ask.Read(
                                new Distance(part.getFirst(), part.getLast(), within, Optional.empty(), links)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean isAbout(World world) {
        return !from.equals(to) && skipped >= 0;
    }

    /** Two nodes at least, and not the whole if it can be helped. */
    private Optional<List<Value>> part(Reply reply) {
        return reply.way().filter(way -> way.size() > 1).map(way -> {
            int start = Math.min(skipped, way.size() - 2);
            int end = Math.max(start + 2, way.size() - skipped);
            return way.subList(start, end);
        });
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        Optional<List<Value>> way = replies.getFirst().way();
        if (way.isEmpty()) {
            return Optional.empty();
        }
        if (way.get().size() < 2
                || !way.get().getFirst().equals(from)
                || !way.get().getLast().equals(to)) {
            return Optional.of(new Breach("other ends", "A shortest path does not have the requested ends."));
        }
        int length = part(replies.getFirst()).orElseThrow().size() - 1;
        long distance = replies.get(1).distance().orElse(0);
        return Breach.unless(
                distance == length,
                distance < length ? "shorter part" : "longer part",
                "A part of a shortest path has " + length + " edges, but the distance of its ends is " + distance
                        + ".");
    }
}
