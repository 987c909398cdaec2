package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Intersection;
import dev.touchstone.core.relation.question.NodeSet.Union;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import java.util.List;
import java.util.Optional;

/**
 * With one more condition no more is found, with one more alternative no less.
 *
 * <p>Sound because an intersection is a part of each of its sets, and a union holds each of its sets.
 */
@JsonTypeName("monotonicity")
public record Monotonicity(NodeSet nodes, NodeSet more) implements StaticRelation {
    private static final String CLAIM = "One more condition returns more, or one more alternative returns less.";

    @Override
    public String law() {
        return "The second result is within the first, and the first within the third.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                List.of(
                        new Nodes(nodes),
                        new Nodes(new Intersection(List.of(nodes, more))),
                        new Nodes(new Union(List.of(nodes, more)))));
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        return SetDifference.extra(replies.get(0).nodes(), replies.get(1).nodes(), CLAIM)
                .or(() -> SetDifference.missing(
                        replies.get(0).nodes(), replies.get(2).nodes(), CLAIM));
    }

    /** What is found with less is found with more, whatever the graph. */
    @Override
    public boolean isAbout(World world) {
        return true;
    }
}
