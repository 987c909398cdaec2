package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.NodeSet.Reachable;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A new edge connects: its source reaches what it reached before, the target, and beyond that only what the target reaches.
 *
 * <p>Sound because all ways of before are still there, and a way to something new uses the new edge; from the last time that it does so, it is a
 * way from the target.
 */
@JsonTypeName("edge-addition")
public record EdgeAddition(Value from, Value to, List<Edit> edits, int within) implements DynamicRelation {
    public EdgeAddition {
        edits = List.copyOf(edits);
    }

    private Nodes reached(Value node) {
        return new Nodes(new Reachable(node, Heading.ONWARD, within, Links.ANY));
    }

    @Override
    public String law() {
        return "After the edge is added, its source reaches what it reached before, its target, and otherwise only what the target reaches.";
    }

    @Override
    public List<Question> before() {
        return List.of(reached(from));
    }

    @Override
    public List<Question> after() {
        return List.of(reached(from), reached(to));
    }

    /** The edits add this edge and nothing else. */
    @Override
    public boolean isAbout(World world) {
        if (!DynamicRelation.super.isAbout(world)) {
            return false;
        }
        List<Arc> after = World.of(world.after(edits)).arcs();
        List<Arc> before = world.arcs();
        return after.size() == before.size() + 1
                && after.subList(0, before.size()).equals(before)
                && after.getLast().from().equals(from)
                && after.getLast().to().equals(to);
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        Set<Value> least = new LinkedHashSet<>(before.getFirst().nodes());
        least.add(to);
        Set<Value> most = new LinkedHashSet<>(least);
        most.addAll(after.get(1).nodes());
        Set<Value> actual = after.getFirst().nodes();
        return SetDifference.missing(least, actual, "An edge was added, but a node is not reached.")
                .or(() -> SetDifference.extra(
                        most, actual, "An edge was added, and a node is reached to which no path leads."));
    }
}
