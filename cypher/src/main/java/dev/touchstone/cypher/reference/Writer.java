package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.value.Freedom;
import dev.touchstone.cypher.reference.value.Maps;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.RemoveItem;
import dev.touchstone.cypher.syntax.Clause.SetItem;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** Changes the graph, row by row. */
record Writer(Run run, Interpreter interpreter) {

    Row create(List<Path> paths, Row row) {
        Row bound = row;
        for (Path path : paths) {
            bound = create(path, bound);
        }
        return bound;
    }

    private Row create(Path path, Row row) {
        Row bound = row;
        List<Value> passed = new ArrayList<>();
        Optional<Pattern.Relationship> between = Optional.empty();
        for (Pattern.Element element : path.elements()) {
            switch (element) {
                case Pattern.Relationship relationship -> between = Optional.of(relationship);
                case Pattern.Node pattern -> {
                    Value node = node(pattern, bound);
                    bound = bind(bound, pattern.variable(), node);
                    if (between.isPresent()) {
                        Value edge = edge(between.get(), passed.getLast(), node, bound);
                        bound = bind(bound, between.get().variable(), edge);
                        passed.add(edge);
                    }
                    passed.add(node);
                }
                case Pattern.Quantified quantified ->
                    throw new IllegalStateException("the check let a repeated path be created");
            }
        }
        return bind(bound, path.variable(), new Value.Path(passed));
    }

    private static Row bind(Row row, Optional<String> variable, Value value) {
        return variable.filter(name -> row.get(name).isEmpty())
                .map(name -> row.with(name, value))
                .orElse(row);
    }

    private Value node(Pattern.Node pattern, Row row) {
        Optional<Value> bound = pattern.variable().flatMap(row::get);
        if (bound.isPresent()) {
            return bound.get();
        }
        Map<String, Value> properties = properties(pattern.properties(), row);
        Graph.Node node = run.graph().addNode();
        node.labels().addAll(pattern.labels());
        node.properties().putAll(properties);
        return node.value();
    }

    private Value edge(Pattern.Relationship pattern, Value left, Value right, Row row) {
        // MERGE picks a direction where none is given.
        boolean backwards = pattern.direction() == Pattern.Direction.LEFT
                || (pattern.direction() == Pattern.Direction.EITHER
                        && run.world().takes(Freedom.DIRECTION));
        Map<String, Value> properties = properties(pattern.properties(), row);
        Graph.Edge edge = run.graph()
                .addEdge(pattern.types().getFirst(), end(backwards ? right : left), end(backwards ? left : right));
        edge.properties().putAll(properties);
        return edge.value();
    }

    private Graph.Node end(Value value) {
        if (!(value instanceof Element element) || element.kind() != Element.Kind.NODE) {
            throw new CypherError(
                    CypherError.Kind.SEMANTIC_ERROR,
                    "MissingNode",
                    "no relationship can begin or end at " + Words.of(value));
        }
        return run.graph().node(element.key().orElseThrow()).orElseThrow(() -> deleted(element));
    }

    private static CypherError deleted(Element element) {
        return new CypherError(CypherError.Kind.ENTITY_NOT_FOUND, "DeletedEntityAccess", "deleted: " + element.kind());
    }

    /** The properties that a pattern writes: those that are not null. */
    private Map<String, Value> properties(Optional<Expression> properties, Row row) {
        return properties
                .map(expression -> storable(expressions().evaluate(expression, row)))
                .orElse(Map.of());
    }

    private Expressions expressions() {
        return new Expressions(run);
    }

    private static Map<String, Value> storable(Value map) {
        Map<String, Value> kept = new LinkedHashMap<>();
        if (!(map instanceof Value.MapOf entries)) {
            throw CypherError.type("no properties: " + Words.of(map));
        }
        Maps.entries(entries).forEach((key, value) -> {
            if (!(value instanceof Null)) {
                kept.put(key, Storable.checked(value));
            }
        });
        return kept;
    }

    /** Finds the pattern, or creates all of it that is not bound yet. */
    List<Row> merge(Clause.Merge merge, Row row) {
        requireNoNulls(merge.path(), row);
        List<Row> found = new Matcher(run, expressions()).matches(List.of(merge.path()), row);
        if (found.isEmpty()) {
            Row created = create(merge.path(), row);
            set(merge.onCreate(), created);
            return List.of(created);
        }
        found.forEach(match -> set(merge.onMatch(), match));
        return found;
    }

    private void requireNoNulls(Path path, Row row) {
        for (Pattern.Element element : path.elements()) {
            Optional<Expression> properties = switch (element) {
                case Pattern.Node node -> node.properties();
                case Pattern.Relationship relationship -> relationship.properties();
                case Pattern.Quantified quantified -> Optional.empty();
            };
            properties
                    .map(expression -> expressions().evaluate(expression, row))
                    .ifPresent(value -> {
                        if (value instanceof Value.MapOf map
                                && Maps.entries(map).containsValue(new Null())) {
                            throw new CypherError(
                                    CypherError.Kind.SEMANTIC_ERROR,
                                    "MergeReadOwnWrites",
                                    "no MERGE by a property that is null");
                        }
                    });
        }
    }

    /** Sets one item after the other; but the values for several properties of one element are worked out before the first is set. */
    void set(List<SetItem> items, Row row) {
        List<Clause.SetProperty> together = new ArrayList<>();
        for (SetItem item : items) {
            boolean continued = item instanceof Clause.SetProperty set
                    && (together.isEmpty() || together.getLast().subject().equals(set.subject()));
            if (!continued) {
                setProperties(together, row);
                together.clear();
            }
            switch (item) {
                case Clause.SetProperty set -> together.add(set);
                case Clause.SetProperties set ->
                    properties(bound(set.variable(), row)).ifPresent(stored -> setAll(set, stored, row));
                case Clause.SetLabels set ->
                    node(bound(set.variable(), row))
                            .ifPresent(node -> node.labels().addAll(set.labels()));
            }
        }
        setProperties(together, row);
    }

    private void setProperties(List<Clause.SetProperty> items, Row row) {
        if (items.isEmpty()) {
            return;
        }
        properties(expressions().evaluate(items.getFirst().subject(), row)).ifPresent(stored -> {
            List<Value> values = new ArrayList<>();
            items.forEach(item -> values.add(expressions().evaluate(item.value(), row)));
            for (int i = 0; i < values.size(); i++) {
                put(stored, items.get(i).key(), values.get(i));
            }
        });
    }

    private void setAll(Clause.SetProperties set, SortedMap<String, Value> stored, Row row) {
        Map<String, Value> entries = switch (expressions().evaluate(set.value(), row)) {
            case Value.MapOf map -> Maps.entries(map);
            case Element element -> Map.copyOf(properties(element).orElseThrow());
            case Value other -> throw CypherError.type("no properties: " + Words.of(other));
        };
        entries.values().forEach(Storable::checkedOrNull);
        if (!set.add()) {
            stored.clear();
        }
        entries.forEach((key, value) -> put(stored, key, value));
    }

    private static void put(SortedMap<String, Value> stored, String key, Value value) {
        if (value instanceof Null) {
            stored.remove(key);
        } else {
            stored.put(key, Storable.checked(value));
        }
    }

    void remove(List<RemoveItem> items, Row row) {
        for (RemoveItem item : items) {
            switch (item) {
                case Clause.RemoveProperty remove ->
                    properties(expressions().evaluate(remove.subject(), row))
                            .ifPresent(stored -> stored.remove(remove.key()));
                case Clause.RemoveLabels remove ->
                    node(bound(remove.variable(), row))
                            .ifPresent(node -> node.labels().removeAll(remove.labels()));
            }
        }
    }

    private static Value bound(String variable, Row row) {
        return row.get(variable).orElseThrow();
    }

    /** Where the properties of an element are kept; nothing for null. */
    private Optional<SortedMap<String, Value>> properties(Value subject) {
        return switch (subject) {
            case Null none -> Optional.empty();
            case Element element
            when element.kind() == Element.Kind.NODE -> node(element).map(Graph.Node::properties);
            case Element edge ->
                Optional.of(run.graph()
                        .edge(edge.key().orElseThrow())
                        .orElseThrow(() -> deleted(edge))
                        .properties());
            case Value other -> throw CypherError.type("no node or relationship: " + Words.of(other));
        };
    }

    private Optional<Graph.Node> node(Value subject) {
        return switch (subject) {
            case Null none -> Optional.empty();
            case Element element
            when element.kind() == Element.Kind.NODE ->
                Optional.of(run.graph().node(element.key().orElseThrow()).orElseThrow(() -> deleted(element)));
            case Value other -> throw CypherError.type("no node: " + Words.of(other));
        };
    }

    /** Deletes what the targets are in all rows. They are all looked up before the first one goes. */
    void delete(Clause.Delete delete, List<Row> rows) {
        List<Value> doomed = new ArrayList<>();
        for (Row row : rows) {
            doomed.addAll(expressions().evaluate(delete.targets(), row));
        }
        doomed.forEach(value -> delete(value, delete.detach()));
    }

    private void delete(Value value, boolean detach) {
        switch (value) {
            case Null none -> {}
            case Value.Path path -> path.stops().forEach(stop -> delete(stop, detach));
            case Element element
            when element.kind() == Element.Kind.EDGE ->
                run.graph().edge(element.key().orElseThrow()).ifPresent(run.graph()::delete);
            case Element element ->
                run.graph().node(element.key().orElseThrow()).ifPresent(node -> delete(node, detach));
            case Value other -> throw CypherError.type("cannot delete " + Words.of(other));
        }
    }

    private void delete(Graph.Node node, boolean detach) {
        if (detach) {
            List.copyOf(node.out()).forEach(run.graph()::delete);
            List.copyOf(node.in()).forEach(run.graph()::delete);
        }
        run.graph().delete(node);
    }
}
