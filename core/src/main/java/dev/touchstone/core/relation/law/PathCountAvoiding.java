package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
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
 * Paths that avoid a node are a subset of all paths. The rest, which pass through it, number at most the paths to the node times the paths
 * from it.
 *
 * <p>Sound because a path through the node is cut in two where it reaches the node for the first time: a path to it and a path from it. Both are
 * no longer than the whole, and repeat nothing that the whole does not repeat. Two paths with the same two parts are the same path, so there are
 * no more paths than pairs of parts. This holds for walks, trails and simple paths.
 */
@JsonTypeName("path-count-avoiding")
public record PathCountAvoiding(Stretch way, Value node, Uniqueness uniqueness) implements StaticRelation {

    @Override
    public String law() {
        return "The second number is not above the first, and the difference not above the product of the other two.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                List.of(
                        count(way),
                        count(way.around(node)),
                        count(new Stretch(way.from(), node, way.most(), way.links())),
                        count(new Stretch(node, way.to(), way.most(), way.links()))));
    }

    private Question count(Stretch stretch) {
        return new Count(stretch, Optional.empty(), uniqueness);
    }

    @Override
    public boolean isAbout(World world) {
        return way.avoiding().isEmpty() && !node.equals(way.from()) && !node.equals(way.to());
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        long all = replies.get(0).number();
        long around = replies.get(1).number();
        long over = replies.get(2).number() * replies.get(3).number();
        return Breach.unless(
                        around <= all,
                        "too many ways around",
                        "There are " + all + " paths, but " + around + " paths that avoid a node.")
                .or(() -> Breach.unless(
                        all - around <= over,
                        "too few ways around",
                        "There are " + all + " paths; " + around + " avoid a node, and at most " + over
                                + " lead over it."));
    }
}
