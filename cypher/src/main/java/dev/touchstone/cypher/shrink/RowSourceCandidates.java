package dev.touchstone.cypher.shrink;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Two rows from a list in the place of whatever gives rows to a clause. If the case still fails, the bug has nothing to do with where its
 * rows come from, and its many reductions come out the same.
 */
final class RowSourceCandidates {
    private static final Value ZERO = Values.of(0);

    /** The plainest first: alike, then one of them null, then in the wrong order. */
    private static final List<List<Value>> PAIRS = List.of(
            List.of(ZERO, ZERO), List.of(ZERO, Values.NULL), List.of(Values.NULL, ZERO), List.of(Values.of(1), ZERO));

    /** A name as generators give them, so that it is made short at last. */
    private static final String ROW = "v99";

    private RowSourceCandidates() {}

    /** The clauses with a list for those before a place. */
    static Stream<List<Clause>> before(List<Clause> clauses, int place) {
        if (place == 0) {
            return Stream.of();
        }
        List<Clause> rest = clauses.subList(place, clauses.size());
        Set<String> bound = bound(clauses.subList(0, place));
        return Stream.of(rest, handedOn(rest)).distinct().flatMap(after -> supplied(bound, after));
    }

    private static Stream<List<Clause>> supplied(Set<String> bound, List<Clause> rest) {
        Set<String> read = read(records(rest));
        List<String> used = bound.stream().filter(read::contains).toList();
        List<String> names = used.isEmpty() ? List.of(ROW) : used;
        return names.stream().flatMap(name -> PAIRS.stream().map(pair -> clauses(name, pair, names, rest)));
    }

    /** The clauses where the first, if it is a projection of one value, hands on a row as it is. */
    private static List<Clause> handedOn(List<Clause> clauses) {
        List<Clause> others = clauses.subList(1, clauses.size());
        return switch (clauses.getFirst()) {
            case Clause.With(var projection, var where)
            when projection.items().size() == 1 && where.isEmpty() ->
                joined(new Clause.With(row(projection, others), where), others);
            case Clause.Return(var projection)
            when projection.items().size() == 1 -> joined(new Clause.Return(row(projection, others)), others);
            default -> clauses;
        };
    }

    private static Clause.Projection row(Clause.Projection projection, List<Clause> others) {
        List<Record> readers = Stream.concat(projection.order().stream(), others.stream())
                .map(Record.class::cast)
                .toList();
        Clause.Item item = new Clause.Item(
                new Expression.Variable(ROW),
                projection.items().getFirst().alias().filter(read(readers)::contains));
        return new Clause.Projection(
                projection.distinct(),
                projection.star(),
                List.of(item),
                projection.order(),
                projection.skip(),
                projection.limit());
    }

    private static List<Clause> joined(Clause first, List<Clause> others) {
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    /** The varying name has both values, the others the first. */
    private static List<Clause> clauses(String varying, List<Value> pair, List<String> names, List<Clause> rest) {
        List<Clause> clauses = new ArrayList<>();
        names.forEach(name -> clauses.add(new Clause.Unwind(list(name.equals(varying) ? pair : List.of(ZERO)), name)));
        clauses.addAll(rest);
        return clauses;
    }

    private static Expression list(List<Value> values) {
        return new Expression.ListLiteral(
                values.stream().<Expression>map(Expression.Literal::new).toList());
    }

    private static List<Record> records(List<Clause> clauses) {
        return clauses.stream().map(Record.class::cast).toList();
    }

    private static Set<String> bound(List<Clause> clauses) {
        return names(records(clauses), node -> switch (node) {
            case Pattern.Node(var name, var labels, var properties) -> name;
            case Pattern.Relationship(var name, var types, var direction, var length, var properties) -> name;
            case Pattern.Path(var name, var selection, var elements) -> name;
            case Clause.Unwind(var list, String name) -> Optional.of(name);
            case Clause.Item(Expression.Variable(String name), var alias) -> alias.or(() -> Optional.of(name));
            case Clause.Item(var expression, var alias) -> alias;
            default -> Optional.empty();
        });
    }

    private static Set<String> read(List<Record> nodes) {
        return names(
                nodes, node -> node instanceof Expression.Variable(String name) ? Optional.of(name) : Optional.empty());
    }

    private static Set<String> names(List<Record> nodes, Function<Record, Optional<String>> name) {
        Set<String> names = new LinkedHashSet<>();
        nodes.stream().flatMap(Tree::nodes).forEach(node -> name.apply(node).ifPresent(names::add));
        return names;
    }
}
