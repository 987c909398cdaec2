package dev.touchstone.cypher.oracle;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rows that go from one piece of a query to the next, as a parameter.
 *
 * <pre>{@code UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a WITH * OPTIONAL MATCH ()-[r]->() WHERE r.uid = row.r WITH a, r, row.x AS x}</pre>
 *
 * <p>These clauses give the very rows, each as often as it was there: UNWIND gives one row for each item; a key belongs to one node, and
 * to one relationship, which has one direction, so that MATCH finds what was meant once. Nothing has null for a key, so that of a null
 * nothing is found and OPTIONAL MATCH makes null again; it stands only for a column in which there are nulls. Each is a clause of its own,
 * so that one relationship can be found for two variables, and {@code WITH *} keeps an engine that takes two MATCHes for one from being
 * wrong in the same way here as in the query.
 *
 * @param columns the names of the variables
 * @param entities those that are a node or a relationship whatever the data
 */
public record Passage(List<String> columns, Map<String, Kind> entities, List<List<Value>> rows) {
    private static final String ROW = "row";

    /** So many rows that engines which join them one by one with all nodes are done in time. */
    private static final int MOST_ROWS = 100;

    /** Whether there are few enough rows of such values as a parameter can have. */
    public boolean isPossible() {
        return rows.size() <= MOST_ROWS
                && rows.stream().allMatch(row -> row.size() == columns.size())
                && IntStream.range(0, columns.size()).allMatch(this::travels);
    }

    private boolean travels(int column) {
        return kind(column)
                .map(kind -> rows.stream().map(row -> row.get(column)).allMatch(value -> isKnown(value, kind)))
                .orElseGet(() -> rows.stream().map(row -> row.get(column)).allMatch(Passage::isPlain));
    }

    /** What is in a column: where that is not known beforehand, the first element in it says so. */
    private Optional<Kind> kind(int column) {
        Kind known = entities.get(columns.get(column));
        return known != null
                ? Optional.of(known)
                : rows.stream()
                        .map(row -> row.get(column))
                        .filter(Element.class::isInstance)
                        .map(value -> ((Element) value).kind())
                        .findFirst();
    }

    private static boolean isKnown(Value value, Kind kind) {
        return value instanceof Null
                || (value instanceof Element element
                        && element.kind() == kind
                        && element.key().isPresent());
    }

    private static boolean isPlain(Value value) {
        return switch (value) {
            case Null plain -> true;
            case Value.Bool plain -> true;
            case Value.Int plain -> true;
            case Value.Real plain -> true;
            case Value.Text plain -> true;
            case Value.Temporal plain -> true;
            case Value.Point plain -> true;
            case ListOf list -> list.items().stream().allMatch(Passage::isPlain);
            case MapOf map ->
                map.entries().stream().allMatch(entry -> entry.key() instanceof Value.Text && isPlain(entry.value()));
            case Value.Big big -> false;
            case Element element -> false;
            case Value.Path path -> false;
            case Value.Foreign foreign -> false;
            case Value.NativeId id -> false;
            case Value.Term term -> false;
        };
    }

    /** Whether an engine in which every column has a type can tell it: from no rows, nulls alone or an empty list it cannot. */
    public boolean showsTypes() {
        return !rows.isEmpty() && IntStream.range(0, columns.size()).allMatch(this::showsType);
    }

    private boolean showsType(int column) {
        List<Value> values = rows.stream().map(row -> row.get(column)).toList();
        return kind(column).isPresent()
                || (values.stream().anyMatch(value -> !(value instanceof Null))
                        && !values.contains(new ListOf(List.of())));
    }

    /** The value of the parameter: a list of maps. */
    public Value parameter() {
        return new ListOf(rows.stream().map(this::map).toList());
    }

    private Value map(List<Value> row) {
        Map<String, Value> map = new LinkedHashMap<>();
        for (int column = 0; column < columns.size(); column++) {
            map.put(columns.get(column), key(row.get(column)));
        }
        return Values.map(map);
    }

    private static Value key(Value value) {
        return value instanceof Element element ? element.key().map(Values::of).orElse(Values.NULL) : value;
    }

    /** The clauses that make the rows out of the parameter. */
    public List<Clause> clauses(String parameter) {
        String row = columns.contains(ROW) ? String.join("_", columns) + "_" + ROW : ROW;
        List<Clause> clauses = new ArrayList<>();
        clauses.add(new Clause.Unwind(new Expression.Parameter(parameter), row));
        List<Item> items = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            String name = columns.get(column);
            Expression passed = new Expression.Property(new Expression.Variable(row), name);
            Optional<Kind> kind = kind(column);
            if (kind.isPresent()) {
                if (!items.isEmpty() && kind.get() == Kind.EDGE) {
                    clauses.add(with(true, List.of()));
                }
                clauses.add(found(name, kind.get(), passed, hasNulls(column)));
                items.add(new Item(new Expression.Variable(name), Optional.empty()));
            } else {
                items.add(new Item(passed, Optional.of(name)));
            }
        }
        clauses.add(with(false, items));
        return clauses;
    }

    private boolean hasNulls(int column) {
        return rows.stream().anyMatch(row -> row.get(column) instanceof Null);
    }

    private static Clause with(boolean star, List<Item> items) {
        Projection projection = new Projection(false, star, items, List.of(), Optional.empty(), Optional.empty());
        return new Clause.With(projection, Optional.empty());
    }

    private static Clause found(String name, Kind kind, Expression key, boolean optional) {
        List<Pattern.Element> elements = switch (kind) {
            case NODE -> List.of(node(Optional.of(name)));
            case EDGE ->
                List.of(
                        node(Optional.empty()),
                        new Relationship(
                                Optional.of(name), List.of(), Direction.RIGHT, Optional.empty(), Optional.empty()),
                        node(Optional.empty()));
        };
        Expression condition = new Expression.Comparison(
                new Expression.Property(new Expression.Variable(name), Element.KEY),
                List.of(new Expression.Link(Comparator.EQUAL, key)));
        return new Clause.Match(
                optional,
                List.of(new Path(Optional.empty(), Pattern.Selection.EVERY, elements)),
                Optional.of(condition));
    }

    private static Node node(Optional<String> name) {
        return new Node(name, List.of(), Optional.empty());
    }
}
