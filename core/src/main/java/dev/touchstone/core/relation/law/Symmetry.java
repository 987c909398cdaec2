package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Bond;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * One node has a bond to another exactly if the other says so, too: spouses, ancestors and descendants, neighbours k hops away.
 *
 * <p>Sound because both sides ask for the same ways, from one end and from the other; the {@link Bond} says why.
 */
@JsonTypeName("symmetry")
public record Symmetry(Value one, Value other, Bond bond) implements StaticRelation {

    @Override
    public String law() {
        return "The node of the first question is in the second result exactly if the other node is in the first.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(soFar, List.of(new Nodes(bond.from(one)), new Nodes(bond.to(other))));
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        boolean there = replies.get(0).nodes().contains(other);
        boolean back = replies.get(1).nodes().contains(one);
        return Breach.unless(
                there == back,
                there ? "one way: there" : "one way: back",
                "The relation between two nodes holds in one direction only.");
    }

    /** Of nodes that are gone, nothing is found either way. */
    @Override
    public boolean isAbout(World world) {
        return true;
    }
}
