package dev.touchstone.core.relation.draw;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Joint;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.world.Extent;
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
    private static final int MOST_HOPS = 5;
    private static final double BOTH_WAYS = 0.25;

    private final World world;
    private final Phrasing phrasing;
    private final Choices choices;
    private final List<Value> nodes;
    private final List<Arc> arcs;
    private final Extent extent;

    RelationDrawer(World world, Phrasing phrasing, Choices choices) {
        this.world = world;
        this.phrasing = phrasing;
        this.choices = choices;
        nodes = world.nodes();
        arcs = world.arcs();
        extent = new Extent(world);
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

    /** The number of hops: a few more, since their ends alone are asked for. */
    int hops() {
        return choices.between(1, MOST_HOPS);
    }

    /** A bound, or none where the language can do without. */
    int reach(Links links) {
        return choices.chance(0.5) && extent.isEndless(links, phrasing) ? NodeSet.ANY_NUMBER : within();
    }

    /** The same for ways that are gone along one by one. */
    int length(Links links) {
        return choices.chance(0.3) && phrasing.followsAnything() && extent.hasFewTrails(links)
                ? NodeSet.ANY_NUMBER
                : within();
    }

    /** As many edges, or a few where they have no bound. */
    int steps(int bound) {
        return bound == NodeSet.ANY_NUMBER ? within() : bound;
    }

    /** All edges, those of one or several types, or those that pass a test; now and then in both directions. */
    Links links() {
        Links links = edges();
        return choices.chance(BOTH_WAYS) ? links.bothWays() : links;
    }

    /** The same in their own direction. */
    Links edges() {
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
        Links links = links();
        return switch (choices.below(3)) {
            case 0 -> new NodeSet.Spouses(node, links);
            case 1 -> new NodeSet.Reachable(node, choices.pickOf(Heading.values()), reach(links), links);
            default -> new NodeSet.Hops(node, choices.pickOf(Heading.values()), hops(), links);
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

    /** A part of a way, mostly between nodes between which there is one. */
    Stretch stretch() {
        Links links = links();
        int most = length(links);
        List<Value> walk = walk(steps(most), Heading.ONWARD);
        return new Stretch(walk.getFirst(), end(walk), most, links);
    }

    /** A question whose answer more edges can only make more of. */
    Question question() {
        Stretch way = stretch();
        return switch (choices.below(world.edgeNames().isEmpty() ? 5 : 7)) {
            case 0 -> new Question.Reaches(way.from(), way.to(), reach(way.links()), way.links());
            case 1 -> new Question.Count(way, Optional.empty(), uniqueness());
            case 2 -> new Question.Distance(way.from(), way.to(), way.most(), Optional.empty(), way.links());
            case 3 -> new Question.Ways(List.of(way), uniqueness());
            case 5 -> new Question.Edges(edges());
            case 6 -> new Question.JoinedEdges(choices.pickOf(Joint.values()), List.of(edges(), edges()));
            default -> new Question.Nodes(reached());
        };
    }
}
