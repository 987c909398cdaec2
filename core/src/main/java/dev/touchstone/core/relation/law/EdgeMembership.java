package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Edges;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * The edges of some types that pass a test are the same before and after a change of one edge, but for this edge: one that is added comes to
 * them, one that is deleted goes, and one whose property is changed comes or goes.
 *
 * <p>Sound because an edge is among them by its own type and property alone. Whether the edge is in the end is worked out here, for values
 * about which nobody disagrees, and that the edit is of this edge is checked.
 *
 * @param among whether the edge is among them in the end
 */
@JsonTypeName("edge-membership")
public record EdgeMembership(Links links, Value edge, Edit edit, boolean among) implements DynamicRelation {

    @Override
    public String law() {
        return "The result after the change equals the one before, except for the changed edge.";
    }

    @Override
    public List<Edit> edits() {
        return List.of(edit);
    }

    @Override
    public List<Question> before() {
        return List.of(new Edges(links));
    }

    @Override
    public boolean isAbout(World world) {
        return DynamicRelation.super.isAbout(world)
                && edit.concernsEdge(edge)
                && World.of(world.after(edits())).isAmong(edge, links).equals(Optional.of(among));
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        return SetDifference.butFor(
                edge,
                among,
                before.getFirst().nodes(),
                after.getFirst().nodes(),
                "The result after the change differs from the one before by more than the changed edge.");
    }
}
