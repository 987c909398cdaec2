package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Cuts patterns out of the graph: a walk over its edges, from a node that a variable stands for in the row to keep or from any other,
 * of which some labels, types, directions and properties are kept and the rest is left open. So there is at least one match.
 */
final class Patterns {
    private final Draft draft;
    private final Choices choices;
    private final Graph graph;
    private final Map<Graph.Node, String> names = new LinkedHashMap<>();
    private final Set<Graph.Edge> used = new LinkedHashSet<>();
    private final Map<String, Type> fresh = new LinkedHashMap<>();
    private final boolean naming;
    private boolean quantified;
    private boolean variable;

    /**
     * Patterns for one clause.
     *
     * @param naming whether they may introduce variables
     */
    Patterns(Draft draft, Environment environment, boolean naming) {
        this.draft = draft;
        this.choices = draft.choices();
        this.graph = environment.rows().graph();
        this.naming = naming;
        boolean blind = environment.witness() < 0 || draft.limits().guidance() == Guidance.NONE;
        for (String variable : environment.of(Type.NODE)) {
            if (blind) {
                names.put(choices.pick(List.copyOf(graph.nodes())), variable);
            } else if (environment.value(variable) instanceof Element element) {
                element.key().flatMap(graph::node).ifPresent(node -> names.put(node, variable));
            }
        }
    }

    /** The variables that the patterns have introduced. */
    Map<String, Type> fresh() {
        return fresh;
    }

    /** A path; with {@code anchored} it starts at a variable, if one stands for a node. */
    Path path(boolean anchored, int hops) {
        Graph.Node here = start(anchored);
        List<dev.touchstone.cypher.syntax.Pattern.Element> elements = new ArrayList<>();
        elements.add(node(here, true));
        for (int hop = 0; hop < hops; hop++) {
            List<Graph.Edge> ways = ways(here);
            if (ways.isEmpty()) {
                break;
            }
            Graph.Edge edge = choices.pick(ways);
            boolean forwards = edge.from() == here;
            here = forwards ? edge.to() : edge.from();
            used.add(edge);
            elements.add(way(edge, forwards));
            elements.add(node(here, false));
        }
        boolean named = naming && elements.size() > 1 && choices.chance(0.12);
        return new Path(named ? Optional.of(name("q", Type.PATH)) : Optional.empty(), Selection.EVERY, elements);
    }

    private Graph.Node start(boolean anchored) {
        if (anchored && !names.isEmpty()) {
            List<Graph.Node> known = names.keySet().stream()
                    .sorted(java.util.Comparator.comparing(
                            node -> node.value().key().orElseThrow()))
                    .toList();
            return choices.pick(known);
        }
        return choices.pick(List.copyOf(graph.nodes()));
    }

    private List<Graph.Edge> ways(Graph.Node here) {
        if (draft.limits().guidance() == Guidance.NONE) {
            return graph.edges().isEmpty() ? List.of() : List.of(choices.pick(List.copyOf(graph.edges())));
        }
        List<Graph.Edge> ways = new ArrayList<>(here.out());
        ways.addAll(here.in());
        ways.removeIf(used::contains);
        return ways;
    }

    private String name(String prefix, Type type) {
        String name = draft.fresh(prefix);
        fresh.put(name, type);
        return name;
    }

    private Node node(Graph.Node node, boolean first) {
        Optional<String> known = Optional.ofNullable(names.get(node));
        boolean again = known.isPresent() && (first || choices.chance(0.6));
        Optional<String> variable = again ? known : Optional.empty();
        if (!again && naming && choices.chance(first ? 0.9 : 0.65)) {
            String name = name("n", Type.NODE);
            names.putIfAbsent(node, name);
            variable = Optional.of(name);
        }
        return new Node(variable, labels(node, again), properties(Type.NODE, node.properties(), again ? 0.02 : 0.15));
    }

    private List<String> labels(Graph.Node node, boolean again) {
        if (draft.limits().guidance() == Guidance.NONE) {
            return choices.chance(0.5) && !draft.labels().isEmpty() ? List.of(choices.pick(draft.labels())) : List.of();
        }
        List<String> labels = choices.some(List.copyOf(node.labels()), again ? 0.1 : 0.45);
        boolean several =
                new Node(Optional.empty(), labels, Optional.empty()).labels().size() > 1;
        return several && !draft.speaks(new Node(Optional.empty(), labels, Optional.empty()))
                ? labels.subList(0, 1)
                : labels;
    }

    private Optional<Expression> properties(Type kind, Map<String, Value> stored, double probability) {
        if (!choices.chance(probability)) {
            return Optional.empty();
        }
        List<Draft.Property> fitting = draft.properties().stream()
                .filter(property -> draft.limits().guidance() == Guidance.NONE
                        ? property.on().contains(kind)
                        : stored.containsKey(property.key()))
                .toList();
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        Draft.Property property = choices.pick(fitting);
        Value value = draft.limits().guidance() == Guidance.NONE
                ? choices.pick(property.pool())
                : stored.getOrDefault(property.key(), choices.pick(property.pool()));
        return Optional.of(new Expression.MapLiteral(
                List.of(new Expression.Entry(property.key(), draft.constant(value, property.pool())))));
    }

    private dev.touchstone.cypher.syntax.Pattern.Element way(Graph.Edge edge, boolean forwards) {
        Direction direction = choices.chance(0.25) ? Direction.EITHER : forwards ? Direction.RIGHT : Direction.LEFT;
        List<String> types = types(edge);
        // A pattern that is an expression has no repetitions.
        if (naming && choices.chance(0.06) && !variable && Construct.QUANTIFIED_PATH.in(draft.dialect())) {
            quantified = true;
            return repeated(types, direction);
        }
        // Neo4j does not allow both in one clause.
        boolean several = choices.chance(0.12) && !quantified;
        variable |= several;
        Optional<Length> length = several ? Optional.of(length()) : Optional.empty();
        boolean named = naming && !several && choices.chance(0.35);
        Relationship way = new Relationship(
                named ? Optional.of(name("r", Type.EDGE)) : Optional.empty(),
                types,
                direction,
                length,
                several ? Optional.empty() : properties(Type.EDGE, edge.properties(), 0.1));
        return way;
    }

    private List<String> types(Graph.Edge edge) {
        if (choices.chance(0.3)) {
            return List.of();
        }
        List<String> types = new ArrayList<>(List.of(edge.type()));
        String other = choices.pick(draft.edgeTypes());
        if (choices.chance(0.15) && !types.contains(other)) {
            types.add(other);
        }
        return types;
    }

    private Length length() {
        int least = choices.below(2);
        return new Length(
                choices.chance(0.8) ? Optional.of(least) : Optional.empty(),
                Optional.of(Math.max(least, 1) + choices.below(2)));
    }

    private static Quantified repeated(List<String> types, Direction direction) {
        Node any = new Node(Optional.empty(), List.of(), Optional.empty());
        Relationship one = new Relationship(Optional.empty(), types, direction, Optional.empty(), Optional.empty());
        return new Quantified(
                new Path(Optional.empty(), Selection.EVERY, List.of(any, one, any)),
                Optional.empty(),
                new Length(Optional.of(1), Optional.of(2)));
    }

    /** A shortest path, or all of them, between two nodes that variables stand for; empty where there are no two. */
    Optional<Path> shortest() {
        List<Graph.Node> known = names.keySet().stream()
                .sorted(java.util.Comparator.comparing(
                        node -> node.value().key().orElseThrow()))
                .toList();
        if (known.size() < 2 || !Construct.SHORTEST_PATH.in(draft.dialect())) {
            return Optional.empty();
        }
        List<Graph.Node> ends = choices.shuffled(known);
        Node from = new Node(Optional.ofNullable(names.get(ends.get(0))), List.of(), Optional.empty());
        Node to = new Node(Optional.ofNullable(names.get(ends.get(1))), List.of(), Optional.empty());
        Relationship any = new Relationship(
                Optional.empty(),
                List.of(),
                choices.chance(0.7) ? Direction.EITHER : Direction.RIGHT,
                // Without a bound, a condition that no path meets takes for ever.
                Optional.of(new Length(Optional.empty(), Optional.of(choices.between(3, 5)))),
                Optional.empty());
        boolean all = choices.chance(0.4) && Construct.ALL_SHORTEST_PATHS.in(draft.dialect());
        return Optional.of(
                all
                        ? new Path(Optional.of(name("q", Type.PATH)), Selection.ALL_SHORTEST, List.of(from, any, to))
                        : new Path(
                                Optional.of(name("q", Type.SOME_PATH)),
                                Selection.ONE_SHORTEST,
                                List.of(from, any, to)));
    }
}
