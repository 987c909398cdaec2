package dev.touchstone.cypher.reference;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Values;
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
    private final List<Expression> late = new ArrayList<>();
    private final Set<String> unbound;
    private int names;

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
            List<Element> elements = path.elements().stream().map(this::element).toList();
            paths.add(new Path(path.variable(), path.selection(), elements));
            path.variable().ifPresent(unbound::remove);
        }
    }

    static LateProperties of(List<Path> paths, Row row) {
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
        return late.stream().allMatch(condition -> conditions.holds(condition, match));
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
        entries.forEach(entry -> late.add(equal(new Variable(name), entry)));
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
        entries.forEach(entry -> late.add(
                several
                        ? new Expression.Quantifier(
                                Quantity.ALL, each.name(), new Variable(name), equal(each, entry))
                        : equal(new Variable(name), entry)));
        return new Relationship(
                Optional.of(name), edge.types(), edge.direction(), edge.length(), without(edge.properties(), entries));
    }

    /** What is late for one repetition is a condition on it, and what is late for all of them is one on each item of their lists. */
    private Element quantified(Pattern.Quantified repeated) {
        LateProperties inside = new LateProperties(List.of(repeated.path()), unbound, names);
        Optional<Expression> where = Stream.concat(inside.late.stream(), repeated.where().stream())
                .reduce((left, right) -> new Expression.Binary(BinaryOperator.AND, left, right));
        unbound.removeAll(Variables.of(repeated.path()));
        names = inside.names;
        if (where.isEmpty() || !mentions(where.get())) {
            return new Pattern.Quantified(inside.paths().getFirst(), where, repeated.length());
        }
        Path path = withName(inside.paths().getFirst());
        late.add(forEach(where.get(), Variables.of(path)));
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

    /** {@code all(i IN range(0, size(s) - 1) WHERE condition)}, where the condition has {@code s[i]} for {@code s}. */
    private Expression forEach(Expression condition, List<String> lists) {
        Variable index = new Variable(newName());
        Expression size = new Expression.Call("size", false, List.of(new Variable(lists.getFirst())));
        Expression last = new Expression.Binary(BinaryOperator.SUBTRACT, size, number(1));
        Record each = Tree.rewrite(
                (Record) condition,
                node -> node instanceof Variable(String name) && lists.contains(name)
                        ? new Expression.Index(new Variable(name), index)
                        : node);
        return new Expression.Quantifier(
                Quantity.ALL,
                index.name(),
                new Expression.Call("range", false, List.of(number(0), last)),
                (Expression) each);
    }

    private static Expression number(long number) {
        return new Expression.Literal(Values.of(number));
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
        return !unbound.isEmpty()
                && Mentions.of(expression).variables().stream().anyMatch(unbound::contains);
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
