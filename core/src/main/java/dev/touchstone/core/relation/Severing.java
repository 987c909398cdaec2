package dev.touchstone.core.relation;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.Question.Reaches;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * Where all edges of a cut are gone, nothing leads from the one side to the other.
 *
 * <p>Sound because it is checked on the edges that are left, which are known by name.
 */
@JsonTypeName("cut-removal")
public record Severing(Value from, Value to, List<Edit> edits, int within) implements Dynamic {
    public Severing {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "After the edges of the cut are gone, the one node does not reach the other.";
    }

    @Override
    public List<Question> before() {
        return List.of(new Reaches(from, to, within, Links.ANY));
    }

    @Override
    public boolean isAbout(World world) {
        return Dynamic.super.isAbout(world)
                && world.isPlain()
                && !Routes.reached(World.of(world.after(edits)), from).contains(to);
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        return Breach.unless(
                !after.getFirst().holds(),
                "still connected",
                "All edges of a cut were deleted, and a node still reaches another behind it.");
    }
}
