package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import java.util.List;
import java.util.Optional;

/**
 * The ways over a transit node are the ways there times the ways from there.
 *
 * <p>A way over the transit node is a way there and a way from there. Where repetitions count within each stretch alone, or not at all, any
 * two can be put together: the numbers multiply. Where no edge or no node may occur twice on the whole way, some pairs are left out, and
 * the product is the most there can be. (The Gamera paper has the product for simple paths, too; two simple paths that meet at a node besides
 * the transit node refute it.)
 */
@JsonTypeName("path-count-product")
public record PathCountProduct(Stretch there, Stretch onward, Uniqueness uniqueness) implements StaticRelation {

    @Override
    public String law() {
        return switch (uniqueness) {
            case NONE, EDGES_PER_STRETCH -> "The third number is the product of the other two.";
            case EDGES, NODES -> "The third number is not above the product of the other two.";
        };
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                List.of(
                        new Count(there, Optional.empty(), uniqueness),
                        new Count(onward, Optional.empty(), uniqueness),
                        new Count(there, Optional.of(onward), uniqueness)));
    }

    @Override
    public boolean isAbout(World world) {
        return there.to().equals(onward.from());
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        long product = replies.get(0).number() * replies.get(1).number();
        long together = replies.get(2).number();
        return switch (uniqueness) {
            case NONE, EDGES_PER_STRETCH ->
                Breach.unless(
                        together == product,
                        together < product ? "too few ways" : "too many ways",
                        "There are " + together + " paths over a node instead of " + product
                                + ", the product of the paths to it and from it.");
            case EDGES, NODES ->
                Breach.unless(
                        together <= product,
                        "too many ways",
                        "There are " + together + " paths over a node, more than " + product
                                + ", the product of the paths to it and from it.");
        };
    }
}
