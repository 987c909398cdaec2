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
    /** So few edges that all ways along them can be found. */
    private static final int FEW = 12;

    private final Draft draft;
    private final Choices choices;
    private final Graph graph;
    private final Map<Graph.Node, String> names = new LinkedHashMap<>();
    private final Set<Graph.Edge> used = new LinkedHashSet<>();
    private final Set<String> taken = new LinkedHashSet<>();
    private final Map<String, Type> fresh = new LinkedHashMap<>();
    private final Environment environment;
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
        this.environment = environment;
        boolean blind = environment.witness() < 0 || draft.limits().guidance() == Guidance.NONE;
        for (String variable : environment.of(Type.NODE)) {
            if (blind && !graph.nodes().isEmpty()) {
                names.put(choices.pick(List.copyOf(graph.nodes())), variable);
            } else if (!blind && environment.value(variable) instanceof Element element) {
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
        if (graph.nodes().isEmpty()) {
            return loose(false, hops);
        }
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
        return path(elements);
    }

    private Path path(List<dev.touchstone.cypher.syntax.Pattern.Element> elements) {
        boolean named = naming
                && draft.comes(Ingredient.NAMED_PATH, elements.size() > 1 ? 0.16 : 0.05)
                && (elements.size() > 1 || draft.isFluent());
        return new Path(named ? Optional.of(name("q", Type.PATH)) : Optional.empty(), Selection.EVERY, elements);
    }

    /** A node that is known already, by itself; with {@code anything}, also one that may be null in the row to keep. */
    Optional<Path> known(boolean anything) {
        List<String> nodes = anything ? environment.of(Type.NODE) : List.copyOf(names.values());
        return nodes.isEmpty() ? Optional.empty() : Optional.of(known(choices.pick(nodes)));
    }

    /** The node that this variable stands for, by itself. */
    Path known(String variable) {
        return path(List.of(new Node(
                Optional.of(variable), draft.comes(Ingredient.LABELS, 0.15) ? label() : List.of(), Optional.empty())));
    }

    private List<String> label() {
        if (naming && Construct.UNKNOWN_NAMES.in(draft.dialect()) && draft.comes(Ingredient.UNKNOWN_NAME, 0.05)) {
            return List.of("Lx");
        }
        return draft.labels().isEmpty() ? List.of() : List.of(choices.pick(draft.labels()));
    }

    private List<String> type() {
        if (naming && Construct.UNKNOWN_NAMES.in(draft.dialect()) && draft.comes(Ingredient.UNKNOWN_NAME, 0.05)) {
            return List.of("Tx");
        }
        return draft.edgeTypes().isEmpty() ? List.of() : List.of(choices.pick(draft.edgeTypes()));
    }

    /** A path of any labels and types, that need not be there; with {@code anything}, it also starts or ends at what may be null. */
    Path loose(boolean anything, int hops) {
        List<String> nodes = anything ? environment.of(Type.NODE) : List.copyOf(names.values());
        List<dev.touchstone.cypher.syntax.Pattern.Element> elements = new ArrayList<>();
        elements.add(end(nodes));
        for (int hop = 0; hop < hops; hop++) {
            elements.add(way(
                    draft.comes(Ingredient.LABELS, 0.4) ? type() : List.of(), direction(), Map.of(), Optional.empty()));
            elements.add(end(nodes));
        }
        return path(elements);
    }

    private Direction direction() {
        return draft.comes(Ingredient.UNDIRECTED, 0.35)
                ? Direction.EITHER
                : choices.pickOf(Direction.LEFT, Direction.RIGHT);
    }

    private Node end(List<String> nodes) {
        if (!nodes.isEmpty() && choices.chance(0.45)) {
            return new Node(Optional.of(choices.pick(nodes)), List.of(), Optional.empty());
        }
        Optional<String> variable = naming && !draft.comes(Ingredient.ANONYMOUS, 0.3)
                ? Optional.of(name("n", Type.NODE))
                : Optional.empty();
        return new Node(
                variable,
                draft.comes(Ingredient.LABELS, 0.35) ? label() : List.of(),
                properties(Type.NODE, Map.of(), 0.1));
    }

    /** The path with a label, a type or a direction that is another one. */
    Path changed(Path path) {
        List<dev.touchstone.cypher.syntax.Pattern.Element> elements = new ArrayList<>(path.elements());
        int place = choices.below(elements.size());
        elements.set(
                place,
                switch (elements.get(place)) {
                    case Node node -> new Node(node.variable(), label(), node.properties());
                    case Relationship way
                    when choices.chance(0.5) ->
                        new Relationship(way.variable(), type(), way.direction(), way.length(), way.properties());
                    case Relationship way ->
                        new Relationship(
                                way.variable(), way.types(), turned(way.direction()), way.length(), way.properties());
                    case Quantified repeated -> repeated;
                });
        return new Path(path.variable(), path.selection(), elements);
    }

    private static Direction turned(Direction direction) {
        return switch (direction) {
            case RIGHT, EITHER -> Direction.LEFT;
            case LEFT -> Direction.RIGHT;
        };
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
        if (!again && naming && !draft.comes(Ingredient.ANONYMOUS, first ? 0.15 : 0.35)) {
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
        List<String> labels = draft.comes(Ingredient.LABELS, again ? 0.15 : 0.55)
                ? choices.some(List.copyOf(node.labels()), 0.75)
                : List.of();
        boolean several =
                new Node(Optional.empty(), labels, Optional.empty()).labels().size() > 1;
        return several && !draft.speaks(new Node(Optional.empty(), labels, Optional.empty()))
                ? labels.subList(0, 1)
                : labels;
    }

    private Optional<Expression> properties(Type kind, Map<String, Value> stored, double probability) {
        if (!draft.comes(Ingredient.INLINE_PROPERTIES, probability)) {
            return Optional.empty();
        }
        boolean loosely = draft.limits().guidance() == Guidance.NONE || stored.isEmpty();
        List<Draft.Property> fitting = draft.properties().stream()
                .filter(property -> loosely ? property.on().contains(kind) : stored.containsKey(property.key()))
                .toList();
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        Draft.Property property = choices.pick(fitting);
        Value value = draft.limits().guidance() == Guidance.NONE
                ? choices.pick(property.pool())
                : stored.getOrDefault(property.key(), choices.pick(property.pool()));
        Expression given = naming && draft.comes(Ingredient.INLINE_EXPRESSION, 0.25)
                ? computed(property)
                : draft.constant(value, property.pool());
        return Optional.of(new Expression.MapLiteral(List.of(new Expression.Entry(property.key(), given))));
    }

    /** A value that is computed from what the clauses before have found. */
    private Expression computed(Draft.Property property) {
        Optional<Expression> count = property.type() == Type.INTEGER && choices.chance(0.5) && draft.isFluent()
                ? new Subqueries(draft, environment).count()
                : Optional.empty();
        return count.orElseGet(() -> new Expressions(draft, environment)
                .of(property.type(), draft.limits().depth() - 1));
    }

    private dev.touchstone.cypher.syntax.Pattern.Element way(Graph.Edge edge, boolean forwards) {
        Direction direction = draft.comes(Ingredient.UNDIRECTED, 0.25)
                ? Direction.EITHER
                : forwards ? Direction.RIGHT : Direction.LEFT;
        return way(types(edge), direction, edge.properties(), knownAs(edge));
    }

    /** A variable of an earlier clause that stands for the edge in the row to keep. */
    private Optional<String> knownAs(Graph.Edge edge) {
        if (!naming
                || !draft.isFluent()
                || environment.witness() < 0
                || !draft.comes(Ingredient.KNOWN_RELATIONSHIP, 0.15)) {
            return Optional.empty();
        }
        return environment.of(Type.EDGE).stream()
                .filter(variable -> environment.value(variable).equals(edge.value()))
                .filter(taken::add)
                .findFirst();
    }

    private dev.touchstone.cypher.syntax.Pattern.Element way(
            List<String> types, Direction direction, Map<String, Value> stored, Optional<String> known) {
        // A pattern that is an expression has no repetitions.
        if (naming
                && known.isEmpty()
                && draft.comes(Ingredient.QUANTIFIED_PATH, 0.06)
                && !variable
                && Construct.QUANTIFIED_PATH.in(draft.dialect())) {
            quantified = true;
            return repeated(types, direction);
        }
        // Neo4j does not allow both in one clause.
        boolean several = known.isEmpty() && draft.comes(Ingredient.VARIABLE_LENGTH, 0.14) && !quantified;
        variable |= several;
        Optional<Length> length = several ? Optional.of(length()) : Optional.empty();
        Optional<String> fresh = naming
                        && known.isEmpty()
                        && (!several || draft.isFluent())
                        && !draft.comes(Ingredient.ANONYMOUS, several ? 0.85 : 0.6)
                ? Optional.of(name("r", several ? Type.EDGES : Type.EDGE))
                : Optional.empty();
        return new Relationship(
                known.or(() -> fresh),
                types,
                direction,
                length,
                several ? Optional.empty() : properties(Type.EDGE, stored, 0.1));
    }

    private List<String> types(Graph.Edge edge) {
        if (!draft.comes(Ingredient.LABELS, 0.7)) {
            return List.of();
        }
        List<String> types = new ArrayList<>(List.of(edge.type()));
        String other = choices.pick(draft.edgeTypes());
        if (choices.chance(0.15) && !types.contains(other)) {
            types.add(other);
        }
        return types;
    }

    /** Without an upper bound only where there are few edges: every way along them is found. */
    private Length length() {
        // Longer ones may pass a relationship twice where the dialect allows for it.
        if (!Construct.RELATIONSHIP_UNIQUENESS.in(draft.dialect()) && choices.chance(0.7)) {
            int most = choices.below(2);
            return new Length(
                    choices.chance(0.5) ? Optional.of(choices.below(most + 1)) : Optional.empty(), Optional.of(most));
        }
        int least = choices.pickOf(0, 1, 1, 2);
        Optional<Integer> lower = choices.chance(0.7) ? Optional.of(least) : Optional.empty();
        if (graph.edges().size() <= FEW && draft.comes(Ingredient.NO_UPPER_BOUND, 0.25)) {
            return new Length(lower, Optional.empty());
        }
        return new Length(lower, Optional.of(Math.max(least, choices.chance(0.2) ? 0 : 1) + choices.below(2)));
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
