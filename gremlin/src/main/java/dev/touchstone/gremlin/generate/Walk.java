package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A traversal from vertices and edges to vertices and edges, while it is made, and where one of its traversers is. */
final class Walk {
    private static final double ALONG_ONE_TYPE = 0.6;

    /** With more, a traversal over a graph of hubs never ends. */
    private static final int MOST_MOVES = 4;

    private final PropertyGraph graph;
    private final List<PropertyType> types;
    private final Choices choices;
    private final List<Call> calls = new ArrayList<>();
    private Spot spot;
    /** Within another step, what gathers traversers depends on how they are bulked. */
    private final boolean isNested;
    /** How often traversers may still be led on to all neighbours. */
    private int moves;

    private Walk(
            PropertyGraph graph, List<PropertyType> types, Choices choices, Spot spot, int moves, boolean isNested) {
        this.graph = graph;
        this.types = types;
        this.choices = choices;
        this.spot = spot;
        this.moves = moves;
        this.isNested = isNested;
    }

    /** From {@code g}. */
    static Walk from(PropertyGraph graph, List<PropertyType> types, Choices choices) {
        boolean edges = !graph.edges().isEmpty() && choices.chance(0.25);
        Walk walk = new Walk(
                graph,
                types,
                choices,
                edges ? new Spot.AtEdge(choices.pick(graph.edges())) : new Spot.AtVertex(choices.pick(graph.nodes())),
                MOST_MOVES,
                false);
        walk.calls.add(Call.of(edges ? "E" : "V"));
        return walk;
    }

    Spot spot() {
        return spot;
    }

    Traversal traversal() {
        return new Traversal(calls);
    }

    void add(Call call) {
        calls.add(call);
    }

    /** So many steps more; {@code depth} is how deep traversals are nested in each other from here. */
    Walk steps(int count, int depth) {
        for (int i = 0; i < count; i++) {
            step(depth);
        }
        return this;
    }

    private void step(int depth) {
        switch (choices.below(10)) {
            case 0, 1, 2, 3 -> move();
            case 4, 5, 6 -> add(filters().passedBy(spot));
            case 7 -> condition(depth);
            default -> branch(depth);
        }
    }

    private Filters filters() {
        return new Filters(graph, types, choices);
    }

    /** On to a neighbour, to an edge, or to an end of one; a filter where there is nowhere to go. */
    private void move() {
        switch (spot) {
            case Spot.AtVertex(Node node) -> leave(node);
            case Spot.AtEdge(Edge edge) -> {
                String way = choices.pickOf("outV", "inV", "bothV");
                boolean toSource = way.equals("outV") || (way.equals("bothV") && choices.chance(0.5));
                add(Call.of(way));
                spot = new Spot.AtVertex(graph.node(toSource ? edge.from() : edge.to()));
            }
            case Spot.AtValue value -> add(filters().passedBy(spot));
            case Spot.Beyond beyond -> add(Call.of("identity"));
        }
    }

    private void leave(Node node) {
        List<Edge> incident = graph.edges().stream()
                .filter(edge -> edge.from() == node.key() || edge.to() == node.key())
                .toList();
        if (incident.isEmpty() || moves == 0) {
            add(filters().passedBy(spot));
            return;
        }
        moves--;
        Edge edge = choices.pick(incident);
        boolean forward = edge.from() == node.key();
        boolean eitherWay = choices.chance(0.3);
        boolean toEdge = choices.chance(0.3);
        String way = (eitherWay ? "both" : forward ? "out" : "in") + (toEdge ? "E" : "");
        add(Call.of(way, along(edge)));
        spot = toEdge ? new Spot.AtEdge(edge) : new Spot.AtVertex(graph.node(forward ? edge.to() : edge.from()));
    }

    private Argument[] along(Edge edge) {
        if (!choices.chance(ALONG_ONE_TYPE)) {
            return new Argument[0];
        }
        return choices.chance(0.2)
                ? new Argument[] {text(choices.pick(graph.edges()).type()), text(edge.type())}
                : new Argument[] {text(edge.type())};
    }

    /** A filter that looks at what can be reached from here. */
    private void condition(int depth) {
        if (depth == 0 || spot instanceof Spot.AtValue || spot instanceof Spot.Beyond) {
            add(filters().passedBy(spot));
            return;
        }
        Traversal passing = inner(choices.between(1, 2), depth).traversal();
        switch (choices.below(5)) {
            case 0 -> add(filters().compound(spot, passing));
            case 1 -> add(Call.of("where", nested(atLeastOne(passing))));
            case 2 -> add(Call.of("filter", new Nested(passing)));
            default -> add(Call.of("where", new Nested(passing)));
        }
    }

    /** Counted, and found to be no fewer than the one that is known. */
    private Call[] atLeastOne(Traversal passing) {
        Argument bound = switch (choices.below(4)) {
            case 0 -> Argument.predicate("gte", new Constant(Predicates.count(1)));
            case 1 -> Argument.predicate("neq", new Constant(Predicates.count(0)));
            case 2 ->
                Argument.predicate(
                        "outside",
                        new Constant(Predicates.count(-choices.between(1, 4))),
                        new Constant(Predicates.count(-choices.between(0, 3))));
            default -> Argument.predicate("gt", new Constant(Predicates.count(0)));
        };
        return Stream.concat(passing.calls().stream(), Stream.of(Call.of("count"), Call.of("is", bound)))
                .toArray(Call[]::new);
    }

    private Walk inner(int steps, int depth) {
        return new Walk(graph, types, choices, spot, moves, true).steps(steps, depth - 1);
    }

    /** Several ways, or one of them: the traverser that is looked after takes the first that is built for it. */
    private void branch(int depth) {
        if (depth == 0 || !(spot instanceof Spot.AtVertex)) {
            move();
            return;
        }
        switch (choices.below(7)) {
            case 0 -> twoWays("union", depth);
            case 1 -> twoWays("coalesce", depth);
            case 2 -> repeat(depth);
            case 3 -> choose(depth);
            case 4 -> oneWay("optional", depth);
            case 5 -> oneWay("local", depth);
            default -> {
                if (isNested) {
                    move();
                } else {
                    add(Call.of("dedup"));
                }
            }
        }
    }

    private void oneWay(String step, int depth) {
        Walk inner = toVertex(depth);
        add(Call.of(step, new Nested(inner.traversal())));
        goOnFrom(inner);
    }

    private void goOnFrom(Walk inner) {
        spot = inner.spot;
        moves = inner.moves;
    }

    private void twoWays(String step, int depth) {
        Walk one = toVertex(depth);
        Walk other = toVertex(depth);
        add(Call.of(step, new Nested(one.traversal()), new Nested(other.traversal())));
        goOnFrom(one);
        moves = Math.min(moves, other.moves);
    }

    private void choose(int depth) {
        Traversal condition = inner(1, depth).traversal();
        Walk one = toVertex(depth);
        Walk other = toVertex(depth);
        add(Call.of("choose", new Nested(condition), new Nested(one.traversal()), new Nested(other.traversal())));
        goOnFrom(one);
        moves = Math.min(moves, other.moves);
    }

    /** From a vertex to a vertex. */
    private Walk toVertex(int depth) {
        Walk inner = inner(1, depth);
        if (!(inner.spot instanceof Spot.AtVertex)) {
            inner.move();
        }
        return inner;
    }

    /** A loop that ends: so many times, or at the latest then. The traverser that is looked after may stop after the first time. */
    private void repeat(int depth) {
        Walk inner = toVertex(depth);
        Call loop = Call.of("repeat", new Nested(inner.traversal()));
        Call emit = choices.chance(0.5)
                ? Call.of("emit")
                : Call.of("emit", new Nested(Traversal.of(filters().passedBy(inner.spot))));
        Call times = Call.of("times", new Constant(new Typed(PropertyType.INT, Values.of(choices.between(1, 2)))));
        Call once = Call.of("times", new Constant(new Typed(PropertyType.INT, Values.of(1))));
        switch (choices.below(5)) {
            case 0 -> calls.addAll(List.of(loop, emit, times));
            case 1 -> calls.addAll(List.of(emit, loop, times));
            case 2 -> calls.addAll(List.of(loop, times, emit));
            case 3 -> calls.addAll(List.of(loop, times));
            default -> calls.addAll(List.of(loop, once));
        }
        moves = Math.max(0, 2 * inner.moves - moves);
        spot = inner.spot;
    }
}
