package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * The nodes that pass a test are the same before and after a change of one node, but for this node: one that is added and passes comes to
 * them, one that is deleted goes, and one whose property is changed comes or goes.
 *
 * <p>Sound because a test looks at one node alone: its labels and one property. Whether the node passes in the end is worked out here, for
 * values about which nobody disagrees, and that the edits do nothing to another node's passing is checked.
 *
 * @param passes whether the node passes in the end
 */
@JsonTypeName("node-membership")
public record NodeMembership(Matching test, Value node, List<Edit> edits, boolean passes) implements DynamicRelation {
    public NodeMembership {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "The result after the change equals the one before, except for the changed node.";
    }

    @Override
    public List<Question> before() {
        return List.of(new Nodes(test));
    }

    @Override
    public boolean isAbout(World world) {
        if (!DynamicRelation.super.isAbout(world)) {
            return false;
        }
        World after = World.of(world.after(edits));
        boolean inTheEnd =
                after.nodes().contains(node) && after.passes(node, test).equals(Optional.of(true));
        boolean known =
                !after.nodes().contains(node) || after.passes(node, test).isPresent();
        return known
                && inTheEnd == passes
                && edits.stream()
                        .allMatch(edit -> edit.concernsOnly(node, test.test().key()))
                && world.nodes().stream()
                        .filter(other -> !other.equals(node))
                        .allMatch(other -> after.passes(other, test).equals(world.passes(other, test)));
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        return SetDifference.butFor(
                node,
                passes,
                before.getFirst().nodes(),
                after.getFirst().nodes(),
                "The result after the change differs from the one before by more than the changed node.");
    }
}
