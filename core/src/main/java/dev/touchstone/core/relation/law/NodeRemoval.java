package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * After a node on the paths between two others is deleted, with its edges, there are as many paths as avoided it.
 *
 * <p>Sound because the edges that are gone are those of the node, and a path goes along one of them exactly if it visits the node, which is not one
 * of its ends.
 *
 * <pre>{@code
 * ways(a, c) around b      3
 * delete b
 * ways(a, c)               2        <- one too few
 * }</pre>
 */
@JsonTypeName("node-removal")
public record NodeRemoval(Stretch way, Value node, List<Edit> edits, Uniqueness uniqueness) implements DynamicRelation {
    public NodeRemoval {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "There are as many paths after the node is deleted as avoided it before.";
    }

    @Override
    public List<Question> before() {
        return List.of(count(way.around(node)));
    }

    @Override
    public List<Question> after() {
        return List.of(count(way));
    }

    private Question count(Stretch stretch) {
        return new Count(stretch, Optional.empty(), uniqueness);
    }

    @Override
    public boolean isAbout(World world) {
        if (!DynamicRelation.super.isAbout(world)
                || way.avoiding().isPresent()
                || node.equals(way.from())
                || node.equals(way.to())
                || !edits.stream().allMatch(EdgeRemoval::onlyDeletes)) {
            return false;
        }
        World after = World.of(world.after(edits));
        return !after.nodes().contains(node)
                && after.arcs()
                        .equals(world.arcs().stream()
                                .filter(arc ->
                                        !arc.from().equals(node) && !arc.to().equals(node))
                                .toList());
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        long around = before.getFirst().number();
        long left = after.getFirst().number();
        return Breach.unless(
                around == left,
                left < around ? "too few ways" : "too many ways",
                "There were " + around + " paths that avoid a node; after it is deleted there are " + left + ".");
    }
}
