package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.check.Mentions;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Entry;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Quantity;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Properties in a pattern whose value depends on what the pattern binds only later, as in {@code (a {x: b.x})-->(b)}, and conditions in
 * repeated paths that do. They are conditions on the whole match, so they are taken out of the pattern and asked when all of it is bound.
 */
final class LateProperties {
    private final List<Path> given;
    private final List<Path> paths = new ArrayList<>();
    private final List<Late> late = new ArrayList<>();
    private final Set<String> unbound;
    private int names;

    /**
     * A condition on a match.
     *
     * @param lists the variables of a repeated path: they are lists, and the condition is about each item of them
     */
    private record Late(Expression condition, List<String> lists) {
        boolean holds(Row match, Matcher.Conditions conditions) {
            if (lists.isEmpty()) {
                return conditions.holds(condition, match);
            }
            for (int time = 0; time < items(match, lists.getFirst()).size(); time++) {
                Row once = match;
                for (String list : lists) {
                    once = once.with(list, items(match, list).get(time));
                }
                if (!conditions.holds(condition, once)) {
                    return false;
                }
            }
            return true;
        }

        private static List<Value> items(Row match, String list) {
            return ((Value.ListOf) match.get(list).orElseThrow()).items();
        }
    }

    /**
     * Looks at paths.
     *
     * @param outside variables that are not bound while these paths are
     * @param names how many names were given before
     */
    private LateProperties(List<Path> given, Set<String> outside, int names) {
        this.given = given;
        this.unbound = new HashSet<>(outside);
        this.names = names;
        for (Path path : given) {
            paths.add(new Path(path.variable(), path.selection(), elements(path)));
            path.variable().ifPresent(unbound::remove);
        }
    }

    private List<Element> elements(Path path) {
        List<Element> given = path.elements();
        if (path.selection() == Pattern.Selection.EVERY) {
            return given.stream().map(this::element).toList();
        }
        // Between the two nodes of a shortest path one looks only when both are bound.
        Element first = element(given.getFirst());
        Element last = element(given.getLast());
        return List.of(first, element(given.get(1)), last);
    }

    static LateProperties of(List<Path> paths, Row row) {
        if (paths.stream().flatMap(path -> path.elements().stream()).noneMatch(LateProperties::mayBe)) {
            return new LateProperties(paths, Set.of(), 0);
        }
        Set<String> unbound = new HashSet<>(Variables.of(paths));
        unbound.removeIf(name -> row.get(name).isPresent());
        return new LateProperties(paths, unbound, 0);
    }

    /** The paths without such properties; an element that had one and no name is given one. */
    List<Path> paths() {
        return paths;
    }

    /** Whether a match has these properties. */
    boolean hold(Row match, Matcher.Conditions conditions) {
        return late.stream().allMatch(condition -> condition.holds(match, conditions));
    }

    /** A match without the names that were given here. */
    Row named(Row match, Row before) {
        if (names == 0) {
            return match;
        }
        Row named = before;
        for (String variable : Variables.of(given)) {
            named = named.with(variable, match.get(variable).orElseThrow());
        }
        return named;
    }

    private Element element(Element element) {
        return switch (element) {
            case Pattern.Node node -> node(node);
            case Relationship relationship -> relationship(relationship);
            case Pattern.Quantified quantified -> quantified(quantified);
        };
    }

    private Element node(Pattern.Node node) {
        node.variable().ifPresent(unbound::remove);
        List<Entry> entries = late(node.properties());
        if (entries.isEmpty()) {
            return node;
        }
        String name = node.variable().orElseGet(this::newName);
        entries.forEach(entry -> late.add(new Late(equal(new Variable(name), entry), List.of())));
        return new Pattern.Node(Optional.of(name), node.labels(), without(node.properties(), entries));
    }

    private Element relationship(Relationship edge) {
        // The list of several relationships is bound after all of them were looked at.
        boolean several = edge.length().isPresent();
        if (!several) {
            edge.variable().ifPresent(unbound::remove);
        }
        List<Entry> entries = late(edge.properties());
        edge.variable().ifPresent(unbound::remove);
        if (entries.isEmpty()) {
            return edge;
        }
        String name = edge.variable().orElseGet(this::newName);
        Variable each = new Variable(newName());
        entries.forEach(entry -> late.add(new Late(
                several
                        ? new Expression.Quantifier(Quantity.ALL, each.name(), new Variable(name), equal(each, entry))
                        : equal(new Variable(name), entry),
                List.of())));
        return new Relationship(
                Optional.of(name), edge.types(), edge.direction(), edge.length(), without(edge.properties(), entries));
    }

    /** What is late for one repetition is a condition on it, and what is late for all of them is one on each item of their lists. */
    private Element quantified(Pattern.Quantified repeated) {
        LateProperties inside = new LateProperties(List.of(repeated.path()), unbound, names);
        Optional<Expression> where = Stream.concat(inside.late.stream().map(Late::condition), repeated.where().stream())
                .reduce((left, right) -> new Expression.Binary(BinaryOperator.AND, left, right));
        unbound.removeAll(Variables.of(repeated.path()));
        names = inside.names;
        if (where.isEmpty() || !mentions(where.get())) {
            return new Pattern.Quantified(inside.paths().getFirst(), where, repeated.length());
        }
        Path path = withName(inside.paths().getFirst());
        late.add(new Late(where.get(), Variables.of(path)));
        return new Pattern.Quantified(path, Optional.empty(), repeated.length());
    }

    /** A path in which at least the first node has a name. */
    private Path withName(Path path) {
        Pattern.Node first = (Pattern.Node) path.elements().getFirst();
        List<Element> elements = new ArrayList<>(path.elements());
        elements.set(
                0,
                new Pattern.Node(
                        first.variable().or(() -> Optional.of(newName())), first.labels(), first.properties()));
        return new Path(path.variable(), path.selection(), elements);
    }

    /** Whether there is anything in an element that could depend on other variables. */
    private static boolean mayBe(Element element) {
        return switch (element) {
            case Pattern.Node node ->
                node.properties().filter(LateProperties::isComputed).isPresent();
            case Relationship edge ->
                edge.properties().filter(LateProperties::isComputed).isPresent();
            case Pattern.Quantified repeated ->
                repeated.where().isPresent()
                        || repeated.path().elements().stream().anyMatch(LateProperties::mayBe);
        };
    }

    private static boolean isComputed(Expression properties) {
        return properties instanceof MapLiteral(List<Entry> entries)
                && entries.stream()
                        .anyMatch(entry -> !(entry.value() instanceof Expression.Literal
                                || entry.value() instanceof Expression.Parameter));
    }

    private List<Entry> late(Optional<Expression> properties) {
        return properties.orElse(new MapLiteral(List.of())) instanceof MapLiteral(List<Entry> entries)
                ? entries.stream().filter(this::isLate).toList()
                : List.of();
    }

    private boolean isLate(Entry entry) {
        return mentions(entry.value());
    }

    /** Whether an expression depends on what is not bound yet. */
    private boolean mentions(Expression expression) {
        return !unbound.isEmpty() && Mentions.of(expression).stream().anyMatch(unbound::contains);
    }

    private static Optional<Expression> without(Optional<Expression> properties, List<Entry> entries) {
        return properties.map(map -> new MapLiteral(((MapLiteral) map)
                .entries().stream().filter(entry -> !entries.contains(entry)).toList()));
    }

    private static Expression equal(Variable element, Entry entry) {
        return new Expression.Comparison(
                new Expression.Property(element, entry.key()),
                List.of(new Expression.Link(Comparator.EQUAL, entry.value())));
    }

    /** No query can have a variable with a space before its name and without quotes around it. */
    private String newName() {
        return " late" + names++;
    }
}
