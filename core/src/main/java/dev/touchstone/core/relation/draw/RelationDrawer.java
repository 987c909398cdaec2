package dev.touchstone.core.relation.draw;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws from a graph what relations are about: nodes that lead to each other, edges to go along, sets that are not empty. */
final class RelationDrawer {
    private static final double RELATED = 0.8;
    private static final int FARTHEST = 3;

    private final World world;
    private final Phrasing phrasing;
    private final Choices choices;
    private final List<Value> nodes;
    private final List<Arc> arcs;

    RelationDrawer(World world, Phrasing phrasing, Choices choices) {
        this.world = world;
        this.phrasing = phrasing;
        this.choices = choices;
        nodes = world.nodes();
        arcs = world.arcs();
    }

    World world() {
        return world;
    }

    Choices choices() {
        return choices;
    }

    boolean isEmpty() {
        return nodes.isEmpty() || arcs.isEmpty();
    }

    Value node() {
        return choices.pick(nodes);
    }

    Arc arc() {
        return choices.pick(arcs);
    }

    int arcCount() {
        return arcs.size();
    }

    /** A few at most: ways multiply. */
    int within() {
        return choices.between(1, FARTHEST);
    }

    /** A bound, or none where the language can do without. */
    int reach() {
        return phrasing.reachesAnything() && choices.chance(0.5) ? NodeSet.ANY_NUMBER : within();
    }

    /** All edges, those of one or several types, or those that pass a test. */
    Links links() {
        List<String> types = switch (choices.below(3)) {
            case 0 -> List.<String>of();
            case 1 -> List.of(arc().type());
            default -> List.of(arc().type(), arc().type()).stream().distinct().toList();
        };
        return new Links(types, choices.chance(0.3) ? world.edgeTest(choices) : Optional.empty());
    }

    /** The nodes of a walk along the edges, from a random node that has one; shorter where it comes to an end. */
    List<Value> walk(int edges, Heading heading) {
        List<Value> walk = new ArrayList<>();
        Arc first = arc();
        walk.add(heading == Heading.ONWARD ? first.from() : first.to());
        for (int i = 0; i < edges; i++) {
            Value here = walk.getLast();
            List<Value> next = arcs.stream()
                    .filter(arc -> (heading == Heading.ONWARD ? arc.from() : arc.to()).equals(here))
                    .map(arc -> heading == Heading.ONWARD ? arc.to() : arc.from())
                    .toList();
            if (next.isEmpty()) {
                return walk;
            }
            walk.add(choices.pick(next));
        }
        return walk;
    }

    /** Mostly a node at the end of the walk. */
    Value end(List<Value> walk) {
        return choices.chance(RELATED) ? walk.getLast() : node();
    }

    /** A node that has an edge to a node to which the other has one. */
    Value spouseOf(Value node) {
        List<Value> children = arcs.stream()
                .filter(arc -> arc.from().equals(node))
                .map(Arc::to)
                .toList();
        List<Value> spouses = arcs.stream()
                .filter(arc -> children.contains(arc.to()) && !arc.from().equals(node))
                .map(Arc::from)
                .toList();
        return spouses.isEmpty() || !choices.chance(RELATED) ? node() : choices.pick(spouses);
    }

    /** A description that goes along edges. */
    NodeSet reached() {
        Value node = choices.chance(0.5) ? arc().from() : arc().to();
        return switch (choices.below(3)) {
            case 0 -> new NodeSet.Spouses(node, links());
            case 1 -> new NodeSet.Reachable(node, choices.pickOf(Heading.values()), reach(), links());
            default -> new NodeSet.Hops(node, choices.pickOf(Heading.values()), within(), links());
        };
    }

    /** A description of any kind, without and / or. */
    NodeSet atom() {
        return choices.chance(0.4)
                ? world.nodeTest(choices).<NodeSet>map(test -> test).orElseGet(this::reached)
                : reached();
    }

    /** Two descriptions or more, joined by and / or, perhaps nested. */
    NodeSet fused(int depth) {
        List<NodeSet> parts = new ArrayList<>();
        int count = choices.between(2, depth > 1 ? 2 : 3);
        for (int i = 0; i < count; i++) {
            parts.add(depth > 1 && choices.chance(0.4) ? fused(depth - 1) : atom());
        }
        return choices.chance(0.5) ? new NodeSet.Intersection(parts) : new NodeSet.Union(parts);
    }

    Uniqueness uniqueness() {
        return choices.pick(phrasing.counts());
    }

    /** A question whose answer more edges can only make more of. */
    Question question() {
        List<Value> walk = walk(within(), Heading.ONWARD);
        Value from = walk.getFirst();
        Value to = end(walk);
        return switch (choices.below(world.edgeNames().isEmpty() ? 4 : 5)) {
            case 0 -> new Question.Reaches(from, to, reach(), links());
            case 1 -> new Question.Count(new Stretch(from, to, within(), links()), Optional.empty(), uniqueness());
            case 2 -> new Question.Distance(from, to, within(), Optional.empty(), links());
            case 4 -> new Question.Edges(links());
            default -> new Question.Nodes(reached());
        };
    }
}
