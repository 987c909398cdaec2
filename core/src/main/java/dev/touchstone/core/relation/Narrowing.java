package dev.touchstone.core.relation;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.NodeSet.Both;
import dev.touchstone.core.relation.NodeSet.Either;
import dev.touchstone.core.relation.Question.Which;
import java.util.List;
import java.util.Optional;

/**
 * With one more condition no more is found, with one more alternative no less.
 *
 * <p>Sound because an intersection is a part of each of its sets, and a union holds each of its sets.
 */
@JsonTypeName("monotonicity")
public record Narrowing(NodeSet nodes, NodeSet more) implements Relation {
    private static final String CLAIM = "One more condition finds more, or one more alternative finds less.";

    @Override
    public String law() {
        return "The second answer is within the first, and the first within the third.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                List.of(
                        new Which(nodes),
                        new Which(new Both(List.of(nodes, more))),
                        new Which(new Either(List.of(nodes, more)))));
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        return Differing.extra(replies.get(0).nodes(), replies.get(1).nodes(), CLAIM)
                .or(() ->
                        Differing.missing(replies.get(0).nodes(), replies.get(2).nodes(), CLAIM));
    }
}
