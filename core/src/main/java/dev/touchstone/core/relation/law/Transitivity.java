package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Reachable;
import dev.touchstone.core.relation.question.Question.Reaches;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * Who reaches a node reaches what that reaches.
 *
 * <p>Sound because a way to the second node and a way from there make a walk of at most as many edges as both together, and where there
 * is a walk there is a way without repetitions that is no longer. Where edges are gone along in both directions that is true of two different
 * nodes: the walk there and back by one edge is no way back.
 */
@JsonTypeName("transitivity")
public record Transitivity(Value first, Value second, Value third, int within, Links links) implements StaticRelation {

    @Override
    public String law() {
        return "If the first two results are true (or above 0), so is the third.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        int together = within == NodeSet.ANY_NUMBER ? NodeSet.ANY_NUMBER : 2 * within;
        return Relation.inOrder(
                soFar,
                List.of(
                        new Reaches(first, second, within, links),
                        new Reaches(second, third, within, links),
                        new Reaches(first, third, together, links)));
    }

    /** The walk back to a node itself is one that {@link Reachable} counts, too. */
    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        boolean premises = replies.get(0).holds() && replies.get(1).holds();
        return Breach.unless(
                !premises || replies.get(2).holds(),
                "not transitive",
                "A node reaches a second one, which reaches a third, but the first does not reach the third.");
    }

    /** Of nodes that are gone, nothing is found, and then nothing follows. */
    @Override
    public boolean isAbout(World world) {
        return !links.either() || !first.equals(third);
    }
}
