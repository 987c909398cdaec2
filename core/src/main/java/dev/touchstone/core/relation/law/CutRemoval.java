package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Reaches;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.Routes;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * Where all edges of a cut are gone, nothing leads from the one side to the other.
 *
 * <p>Sound because it is checked on the edges that are left, which are known by name.
 */
@JsonTypeName("cut-removal")
public record CutRemoval(Value from, Value to, List<Edit> edits, int within) implements DynamicRelation {
    public CutRemoval {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "After the edges of the cut are deleted, the first node does not reach the second.";
    }

    @Override
    public List<Question> before() {
        return List.of(new Reaches(from, to, within, Links.ANY));
    }

    @Override
    public boolean isAbout(World world) {
        return DynamicRelation.super.isAbout(world)
                && world.isPlain()
                && !Routes.reached(World.of(world.after(edits)), from).contains(to);
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        return Breach.unless(
                !after.getFirst().holds(),
                "still connected",
                "All edges of a cut were deleted, but a node still reaches another behind it.");
    }
}
