package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question.Distance;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * No way is longer than the one over a third node.
 *
 * <p>Sound because the shortest ways to the third node and from there make a walk, and the shortest way is no longer than any walk. It is asked for
 * within the length that both can have together, and its ends differ, so that it is not the way of no edges.
 */
@JsonTypeName("triangle-inequality")
public record TriangleInequality(Value from, Value over, Value to, int within, Links links) implements StaticRelation {

    @Override
    public String law() {
        return "The third number is not above the sum of the other two, if there are both.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                List.of(
                        new Distance(from, over, within, Optional.empty(), links),
                        new Distance(over, to, within, Optional.empty(), links),
                        new Distance(from, to, 2 * within, Optional.empty(), links)));
    }

    @Override
    public boolean isAbout(World world) {
        return List.of(from, over, to).stream().distinct().count() == 3;
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        OptionalLong there = replies.get(0).distance();
        OptionalLong onward = replies.get(1).distance();
        OptionalLong direct = replies.get(2).distance();
        boolean premises = there.isPresent() && onward.isPresent();
        return Breach.unless(
                !premises || (direct.isPresent() && direct.getAsLong() <= there.getAsLong() + onward.getAsLong()),
                "triangle",
                "The shortest path is longer than one over a third node.");
    }
}
