package dev.touchstone.core.relation;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.Question.Which;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * One node has a bond to another exactly if the other says so, too: spouses, ancestors and descendants, neighbours so many hops away.
 *
 * <p>Sound because both sides ask for the same ways, from one end and from the other; the {@link Bond} says why.
 */
@JsonTypeName("symmetry")
public record Mutual(Value one, Value other, Bond bond) implements Relation {

    @Override
    public String law() {
        return "The node that the first question is about is in the second answer exactly if the other node is in the first.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(soFar, List.of(new Which(bond.from(one)), new Which(bond.to(other))));
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        boolean there = replies.get(0).nodes().contains(other);
        boolean back = replies.get(1).nodes().contains(one);
        return Breach.unless(
                there == back,
                there ? "one way: there" : "one way: back",
                "A node is related to another by one answer, and not by the other.");
    }
}
