package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * As many ways lead to a new node, behind another, as led to the other.
 *
 * <p>Sound because the new node has one edge, which comes from the other: a way to the new node is a way to the other and this edge. The
 * way to the other cannot have used it, since nothing leads back; and it has an edge at least, since the two nodes differ. Where edges are
 * gone along in both directions, a walk may go to the new node and back before it ends there, but a way that passes no edge twice
 * may not.
 *
 * @param most the most edges of a way to the other, or {@link NodeSet#ANY_NUMBER}
 * @param either whether edges are gone along in both directions
 */
@JsonTypeName("leaf-addition")
public record LeafAddition(
        Value from,
        Value to,
        Value added,
        List<Edit> edits,
        int most,
        Uniqueness uniqueness,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean either)
        implements DynamicRelation {
    public LeafAddition {
        edits = List.copyOf(edits);
    }

    private Count ways(Value end, int longest) {
        Links links = either ? Links.ANY.bothWays() : Links.ANY;
        return new Count(new Stretch(from, end, longest, links), Optional.empty(), uniqueness);
    }

    @Override
    public String law() {
        return "The new node has as many paths to it as its parent had.";
    }

    @Override
    public List<Question> before() {
        return List.of(ways(to, most));
    }

    @Override
    public List<Question> after() {
        return List.of(ways(added, most == NodeSet.ANY_NUMBER ? most : most + 1));
    }

    @Override
    public boolean isAbout(World world) {
        if (!DynamicRelation.super.isAbout(world)
                || from.equals(to)
                || (either && uniqueness == Uniqueness.NONE)
                || world.nodes().contains(added)
                || !world.nodes().containsAll(List.of(from, to))) {
            return false;
        }
        List<Arc> after = World.of(world.after(edits)).arcs();
        List<Arc> before = world.arcs();
        return after.size() == before.size() + 1
                && after.subList(0, before.size()).equals(before)
                && after.getLast().from().equals(to)
                && after.getLast().to().equals(added);
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        long expected = before.getFirst().number();
        long actual = after.getFirst().number();
        return Breach.unless(
                expected == actual,
                actual < expected ? "too few ways" : "too many ways",
                "A node has " + expected + " paths to it, but its new successor has " + actual + ".");
    }
}
