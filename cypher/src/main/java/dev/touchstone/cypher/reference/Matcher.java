package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.value.Freedom;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds the ways in which a pattern fits the graph, by trying all of them.
 *
 * <p>Within one match no relationship is used twice.
 */
final class Matcher {
    private final Run run;
    private final Conditions conditions;
    private final Ways ways;
    private final Set<Graph.Edge> used = new HashSet<>();
    private Filter filter = Filter.NONE;

    /** What a matcher asks about expressions. */
    interface Conditions {
        /** Whether the properties of an element are as a pattern demands. */
        boolean fits(Expression properties, Element element, Row row);

        boolean holds(Expression condition, Row row);
    }

    Matcher(Run run, Conditions conditions) {
        this.run = run;
        this.conditions = conditions;
        this.ways = new Ways(run, this::hasProperties);
    }

    /** Every row that extends {@code row} by a match of all paths. */
    List<Row> matches(List<Path> paths, Row row) {
        return matches(paths, Filter.NONE, row);
    }

    /** Every row that extends {@code row} by a match of all paths for which the condition holds. */
    List<Row> matches(List<Path> paths, Filter where, Row row) {
        filter = where;
        where.askEarly(row, conditions);
        LateProperties late = LateProperties.of(paths, row);
        List<Row> found = new ArrayList<>();
        match(late.paths(), 0, row, match -> {
            if (late.hold(match, conditions) && where.holds(match, conditions)) {
                run.budget().spend(1);
                found.add(late.named(match, row));
            }
        });
        return run.world().ordered(Freedom.ROWS, found);
    }

    private void match(List<Path> paths, int number, Row row, Consumer<Row> found) {
        if (number == paths.size()) {
            found.accept(row);
            return;
        }
        Path path = paths.get(number);
        Consumer<Row> next = bound -> match(paths, number + 1, bound, found);
        if (path.selection() != Selection.EVERY) {
            shortest(path, row, next);
        } else if (Backwards.suits(path, row)) {
            Path turned = Backwards.of(path);
            walk(
                    turned.elements(),
                    0,
                    Trail.start(row, true),
                    trail -> bindPath(path, trail).ifPresent(next));
        } else {
            walk(
                    path.elements(),
                    0,
                    Trail.start(row, false),
                    trail -> bindPath(path, trail).ifPresent(next));
        }
    }

    private Optional<Row> bindPath(Path path, Trail trail) {
        return path.variable().isEmpty()
                ? Optional.of(trail.row())
                : bind(path.variable(), new Value.Path(trail.passed()), trail.row());
    }

    /** The row with a variable bound; nothing where it is bound to something else already, or this rules the row out. */
    private Optional<Row> bind(Optional<String> variable, Value value, Row row) {
        if (variable.isEmpty()) {
            return Optional.of(row);
        }
        Optional<Value> bound = row.get(variable.get());
        if (bound.isEmpty()) {
            return Optional.of(row.with(variable.get(), value))
                    .filter(next -> filter.admits(variable.get(), next, conditions));
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
            case Quantified quantified -> new Repetition(quantified).run(0, trail, List.of(), next);
        }
    }

    /** A node at the start of a path may be any; later it is the one that the trail has come to. */
    private void node(Pattern.Node pattern, Trail trail, Consumer<Trail> next) {
        if (trail.here().isPresent()) {
            fit(pattern, trail.here().get(), trail.row()).ifPresent(row -> next.accept(trail.with(row)));
            return;
        }
        for (Graph.Node node : candidates(pattern, trail.row())) {
            fit(pattern, node, trail.row())
                    .ifPresent(row -> next.accept(trail.with(row).at(node)));
        }
    }

    private Collection<Graph.Node> candidates(Pattern.Node pattern, Row row) {
        Optional<Value> bound = pattern.variable().flatMap(row::get);
        if (bound.isEmpty()) {
            run.budget().spend(run.graph().nodes().size());
            return run.graph().nodes();
        }
        boolean stranger = !(bound.get() instanceof Element || bound.get() instanceof Value.Null);
        if (stranger && run.world().takes(Freedom.KINDS)) {
            throw CypherError.type("no node: " + Words.of(bound.get()));
        }
        return bound.get() instanceof Element element && element.kind() == Element.Kind.NODE
                ? run.graph().node(element.key().orElseThrow()).stream().toList()
                : List.of();
    }

    private Optional<Row> fit(Pattern.Node pattern, Graph.Node node, Row row) {
        if (!run.graph().isThere(node) || !node.labels().containsAll(pattern.labels())) {
            return Optional.empty();
        }
        return bind(pattern.variable(), node.value(), row)
                .filter(bound -> hasProperties(pattern.properties(), node.value(), bound));
    }

    private boolean hasProperties(Optional<Expression> properties, Element element, Row row) {
        return properties.isEmpty()
                || (properties.get() instanceof MapLiteral map && map.entries().isEmpty())
                || conditions.fits(properties.get(), element, row);
    }

    private void relationship(Relationship pattern, Trail trail, Consumer<Trail> next) {
        if (pattern.length().isPresent()) {
            repeat(pattern, pattern.length().get(), trail, new ArrayList<>(), next);
            return;
        }
        for (Graph.Edge edge : ways.from(trail.here().orElseThrow(), pattern)) {
            if (!used.contains(edge)) {
                bind(pattern.variable(), edge.value(), trail.row())
                        .filter(row -> hasProperties(pattern.properties(), edge.value(), row))
                        .ifPresent(row -> pass(edge, trail.with(row), next));
            }
        }
    }

    /** So many relationships in a row; the variable is the list of them. */
    private void repeat(Relationship pattern, Length length, Trail trail, List<Value> list, Consumer<Trail> next) {
        if (list.size() >= length.least().orElse(1)) {
            bind(pattern.variable(), new ListOf(trail.backwards() ? list.reversed() : list), trail.row())
                    .ifPresent(row -> next.accept(trail.with(row)));
        }
        if (length.most().isPresent() && list.size() >= length.most().get()) {
            return;
        }
        for (Graph.Edge edge : ways.from(trail.here().orElseThrow(), pattern)) {
            if (!used.contains(edge) && hasProperties(pattern.properties(), edge.value(), trail.row())) {
                list.add(edge.value());
                pass(edge, trail, further -> repeat(pattern, length, further, list, next));
                list.removeLast();
            }
        }
    }

    /** Goes over an edge to its other end, and takes it for the time that the rest of the pattern is tried. */
    private void pass(Graph.Edge edge, Trail trail, Consumer<Trail> next) {
        used.add(edge);
        next.accept(trail.over(edge));
        used.remove(edge);
    }

    /** Shortest paths are looked for by themselves: they may use what the rest of the pattern has used. */
    private void shortest(Path path, Row row, Consumer<Row> next) {
        Pattern.Node first = (Pattern.Node) path.elements().getFirst();
        Pattern.Node last = (Pattern.Node) path.elements().getLast();
        Filter outside = filter;
        // An engine may look for a path before conditions rule its ends out.
        filter = run.world().isEager() ? Filter.NONE : outside;
        node(
                first,
                Trail.start(row, false),
                from -> node(last, Trail.start(from.row(), false), to -> {
                    filter = outside;
                    shortest(path, from.here().orElseThrow(), to).forEach(next);
                    filter = run.world().isEager() ? Filter.NONE : outside;
                }));
        filter = outside;
    }

    private List<Row> shortest(Path path, Graph.Node start, Trail to) {
        Relationship between = (Relationship) path.elements().get(1);
        List<Expression> asked = filter.about(path);
        Filter outside = filter;
        // Whatever else is asked of the match does not make a longer path the shortest.
        filter = Filter.NONE;
        List<Row> found = new ShortestPaths(ways, between, start, to.here().orElseThrow(), to.row())
                .first(trail -> bind(between.variable(), new ListOf(trail.edges()), to.row())
                        .flatMap(bound -> bindPath(path, trail.with(bound)))
                        .filter(bound -> asked.stream().allMatch(part -> conditions.holds(part, bound))));
        filter = outside;
        return path.selection() == Selection.ONE_SHORTEST
                ? run.world().ordered(Freedom.SHORTEST, found).stream().limit(1).toList()
                : found;
    }

    /** A path that repeats. Its variables are lists of what they were bound to each time. */
    private final class Repetition {
        private final Quantified pattern;
        private final List<String> variables;

        Repetition(Quantified pattern) {
            this.pattern = pattern;
            this.variables = Variables.of(pattern.path());
        }

        void run(int done, Trail trail, List<Row> times, Consumer<Trail> next) {
            if (done >= pattern.length().least().orElse(1)) {
                lists(trail.row(), times).ifPresent(row -> next.accept(trail.with(row)));
            }
            if (pattern.length().most().isPresent()
                    && done >= pattern.length().most().get()) {
                return;
            }
            Filter outside = filter;
            filter = Filter.NONE;
            walk(pattern.path().elements(), 0, trail, further -> {
                if (pattern.where()
                        .map(where -> conditions.holds(where, further.row()))
                        .orElse(true)) {
                    List<Row> more = new ArrayList<>(times);
                    more.add(further.row());
                    filter = outside;
                    run(done + 1, further.with(trail.row()), more, next);
                    filter = Filter.NONE;
                }
            });
            filter = outside;
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
