package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds the ways in which a pattern fits the graph, by trying all of them.
 *
 * <p>A matcher serves one MATCH and one row: within it no relationship is used twice.
 */
final class Matcher {
    private final Graph graph;
    private final Conditions conditions;
    private final Set<Element> used = new LinkedHashSet<>();

    /** What a matcher asks about expressions. */
    interface Conditions {
        /** Whether the properties of an element are as a pattern demands. */
        boolean fits(Expression properties, Element element, Row row);

        boolean holds(Expression condition, Row row);
    }

    Matcher(Graph graph, Conditions conditions) {
        this.graph = graph;
        this.conditions = conditions;
    }

    /** Every row that extends {@code row} by a match of all paths. */
    List<Row> matches(List<Path> paths, Row row) {
        List<Row> found = new ArrayList<>();
        match(paths, 0, row, found::add);
        return found;
    }

    private void match(List<Path> paths, int number, Row row, Consumer<Row> found) {
        if (number == paths.size()) {
            found.accept(row);
            return;
        }
        Path path = paths.get(number);
        Trail start = new Trail(row, List.of());
        walk(
                path.elements(),
                0,
                start,
                trail -> bindPath(path, trail).ifPresent(bound -> match(paths, number + 1, bound, found)));
    }

    /** A row, and the nodes and relationships that were passed, one after the other. */
    private record Trail(Row row, List<Element> passed) {
        Trail then(Row next, Element element) {
            List<Element> more = new ArrayList<>(passed);
            more.add(element);
            return new Trail(next, more);
        }
    }

    private Optional<Row> bindPath(Path path, Trail trail) {
        return path.variable().isEmpty()
                ? Optional.of(trail.row())
                : bind(path.variable(), new Value.Path(new ArrayList<>(trail.passed())), trail.row());
    }

    /** The row with a variable bound; nothing where it is bound to something else already. */
    private static Optional<Row> bind(Optional<String> variable, Value value, Row row) {
        if (variable.isEmpty()) {
            return Optional.of(row);
        }
        Optional<Value> bound = row.get(variable.get());
        if (bound.isEmpty()) {
            return Optional.of(row.with(variable.get(), value));
        }
        return bound.get().equals(value) ? Optional.of(row) : Optional.empty();
    }

    private void walk(List<Pattern.Element> elements, int place, Trail trail, Consumer<Trail> found) {
        if (place == elements.size()) {
            found.accept(trail);
            return;
        }
        Consumer<Trail> next = further -> walk(elements, place + 1, further, found);
        switch (elements.get(place)) {
            case Pattern.Node node -> node(node, trail, next);
            case Relationship relationship -> relationship(relationship, trail, next);
            case Quantified quantified -> quantified(quantified, trail, next);
        }
    }

    /** A node at the start of a path may be any; later it is the one that the trail has come to. */
    private void node(Pattern.Node pattern, Trail trail, Consumer<Trail> next) {
        Optional<Element> here = end(trail);
        if (here.isPresent()) {
            fit(pattern, here.get(), trail.row()).ifPresent(row -> next.accept(new Trail(row, trail.passed())));
            return;
        }
        Optional<Value> bound = pattern.variable().flatMap(trail.row()::get);
        if (bound.isPresent()) {
            if (bound.get() instanceof Element element && element.kind() == Element.Kind.NODE) {
                fit(pattern, element, trail.row()).ifPresent(row -> next.accept(trail.then(row, element)));
            }
            return;
        }
        for (Graph.Node node : graph.nodes()) {
            fit(pattern, node.value(), trail.row()).ifPresent(row -> next.accept(trail.then(row, node.value())));
        }
    }

    private static Optional<Element> end(Trail trail) {
        return trail.passed().isEmpty()
                ? Optional.empty()
                : Optional.of(trail.passed().getLast());
    }

    private Optional<Row> fit(Pattern.Node pattern, Element element, Row row) {
        Optional<Graph.Node> node = graph.node(element.key().orElseThrow());
        if (node.isEmpty() || !node.get().labels().containsAll(pattern.labels())) {
            return Optional.empty();
        }
        return bind(pattern.variable(), element, row)
                .filter(bound -> hasProperties(pattern.properties(), element, bound));
    }

    private boolean hasProperties(Optional<Expression> properties, Element element, Row row) {
        return properties.isEmpty()
                || (properties.get() instanceof MapLiteral map && map.entries().isEmpty())
                || conditions.fits(properties.get(), element, row);
    }

    private void relationship(Relationship pattern, Trail trail, Consumer<Trail> next) {
        if (pattern.length().isPresent()) {
            Length length = pattern.length().get();
            repeat(pattern, length, 0, trail, List.of(), next);
            return;
        }
        for (Graph.Edge edge : edges(pattern, trail)) {
            bind(pattern.variable(), edge.value(), trail.row())
                    .filter(row -> hasProperties(pattern.properties(), edge.value(), row))
                    .ifPresent(row -> pass(edge, trail, row, next));
        }
    }

    /** So many relationships in a row; the variable is the list of them. */
    private void repeat(
            Relationship pattern, Length length, int done, Trail trail, List<Value> list, Consumer<Trail> next) {
        if (done >= length.least().orElse(1)) {
            bind(pattern.variable(), new ListOf(list), trail.row())
                    .ifPresent(row -> next.accept(new Trail(row, trail.passed())));
        }
        if (length.most().isPresent() && done >= length.most().get()) {
            return;
        }
        for (Graph.Edge edge : edges(pattern, trail)) {
            if (hasProperties(pattern.properties(), edge.value(), trail.row())) {
                List<Value> longer = new ArrayList<>(list);
                longer.add(edge.value());
                pass(edge, trail, trail.row(), further -> repeat(pattern, length, done + 1, further, longer, next));
            }
        }
    }

    /** Goes over an edge to its other end, and takes it for the time that the rest of the pattern is tried. */
    private void pass(Graph.Edge edge, Trail trail, Row row, Consumer<Trail> next) {
        Element here = trail.passed().getLast();
        Graph.Node there = edge.from().value().equals(here) ? edge.to() : edge.from();
        used.add(edge.value());
        next.accept(trail.then(row, edge.value()).then(row, there.value()));
        used.remove(edge.value());
    }

    /** The edges that lead on from where the trail is, and are not used yet. */
    private List<Graph.Edge> edges(Relationship pattern, Trail trail) {
        Optional<Graph.Node> here =
                end(trail).flatMap(element -> graph.node(element.key().orElseThrow()));
        Set<Graph.Edge> edges = new LinkedHashSet<>();
        if (here.isPresent() && pattern.direction() != Direction.LEFT) {
            edges.addAll(here.get().out());
        }
        if (here.isPresent() && pattern.direction() != Direction.RIGHT) {
            // A loop leads on in both directions, and is one way on.
            edges.addAll(here.get().in());
        }
        return edges.stream()
                .filter(edge -> pattern.types().isEmpty() || pattern.types().contains(edge.type()))
                .filter(edge -> !used.contains(edge.value()))
                .toList();
    }

    /** A path that repeats. Its variables are lists of what they were bound to each time. */
    private void quantified(Quantified pattern, Trail trail, Consumer<Trail> next) {
        new Repetition(pattern).run(0, trail, List.of(), next);
    }

    private final class Repetition {
        private final Quantified pattern;
        private final List<String> variables;

        Repetition(Quantified pattern) {
            this.pattern = pattern;
            this.variables = Variables.of(pattern.path());
        }

        void run(int done, Trail trail, List<Row> times, Consumer<Trail> next) {
            if (done >= pattern.length().least().orElse(1)) {
                lists(trail.row(), times).ifPresent(row -> next.accept(new Trail(row, trail.passed())));
            }
            if (pattern.length().most().isPresent()
                    && done >= pattern.length().most().get()) {
                return;
            }
            Trail inside = new Trail(trail.row(), trail.passed());
            int before = trail.passed().size();
            walk(pattern.path().elements(), 0, inside, further -> {
                boolean moved = further.passed().size() > before || done == 0;
                if (moved
                        && pattern.where()
                                .map(where -> conditions.holds(where, further.row()))
                                .orElse(true)) {
                    List<Row> more = new ArrayList<>(times);
                    more.add(further.row());
                    run(done + 1, new Trail(trail.row(), further.passed()), more, next);
                }
            });
        }

        private Optional<Row> lists(Row outside, List<Row> times) {
            Optional<Row> row = Optional.of(outside);
            for (String variable : variables) {
                List<Value> values = times.stream()
                        .flatMap(time -> time.get(variable).stream())
                        .toList();
                row = row.flatMap(bound -> bind(Optional.of(variable), new ListOf(values), bound));
            }
            return row;
        }
    }
}
