package dev.touchstone.cypher.shrink;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Ways to say a sequence of clauses with one clause less. They need not mean the same: whether what comes out still fails is tried.
 */
final class ClauseSimplifications {
    private static final Expression ZERO = new Expression.Literal(Values.of(0));

    private ClauseSimplifications() {}

    /** Ways to say a part. {@code stored} has an expression for the properties that are in the data. */
    static Stream<Query.Part> than(Query.Part part, Map<String, Expression> stored) {
        return IntStream.range(0, part.clauses().size())
                .boxed()
                .flatMap(place -> Stream.of(
                                worked(part.clauses().get(place))
                                        .map(result -> constant(result, stored))
                                        .flatMap(ClauseSimplifications::likeOrSame)
                                        .map(result -> List.of(returned(result))),
                                returned(part.clauses(), place),
                                matched(part.clauses(), place),
                                ended(part.clauses(), place),
                                ReturnedNode.nodes(part.clauses(), place),
                                RowSourceCandidates.before(part.clauses(), place),
                                without(part.clauses(), place))
                        .flatMap(ways -> ways))
                .map(Query.Part::new);
    }

    /** The expression with values in the place of properties. */
    private static Expression constant(Expression expression, Map<String, Expression> stored) {
        return (Expression) Tree.rewrite(
                (Record) expression,
                node -> node instanceof Expression.Property(Expression subject, String key) && stored.containsKey(key)
                        ? (Record) stored.getOrDefault(key, subject)
                        : node);
    }

    /** A pattern that is looked for, and no condition. */
    private static Stream<List<Clause>> matched(List<Clause> clauses, int place) {
        return clauses.get(place) instanceof Clause.Match match
                        && match.where().orElse(ZERO) instanceof Expression.PatternExpression condition
                ? Stream.of(joined(
                        clauses.subList(0, place),
                        joined(
                                List.of(new Clause.Match(
                                        match.optional(), List.of(condition.path()), Optional.empty())),
                                clauses.subList(place + 1, clauses.size()))))
                : Stream.of();
    }

    /** What a WITH hands on, returned as it is. */
    private static Stream<List<Clause>> ended(List<Clause> clauses, int place) {
        return clauses.get(place) instanceof Clause.With with
                ? Stream.of(joined(clauses.subList(0, place), List.of(new Clause.Return(with.projection()))))
                : Stream.of();
    }

    /** The same union of the plainest parts, or without one of the columns of all its parts. */
    static Stream<Query> than(Query query) {
        if (query.parts().size() < 2) {
            return Stream.of();
        }
        return Stream.concat(
                Stream.of(Values.of(0), Values.NULL)
                        .map(second -> new Query(List.of(part(Values.of(0)), part(second)), query.all())),
                withoutColumn(query));
    }

    private static Query.Part part(Value value) {
        return new Query.Part(List.of(returned(new Clause.Item(new Expression.Literal(value), Optional.of("a")))));
    }

    private static Stream<Query> withoutColumn(Query query) {
        return IntStream.range(0, columns(query.parts().getFirst()))
                .mapToObj(column -> new Query(
                        query.parts().stream()
                                .map(part -> withoutColumn(part, column))
                                .toList(),
                        query.all()));
    }

    private static int columns(Query.Part part) {
        return part.clauses().getLast() instanceof Clause.Return last
                ? last.projection().items().size()
                : 0;
    }

    private static Query.Part withoutColumn(Query.Part part, int column) {
        if (column >= columns(part) || !(part.clauses().getLast() instanceof Clause.Return last)) {
            return part;
        }
        List<Clause.Item> items = new ArrayList<>(last.projection().items());
        items.remove(column);
        Clause.Projection projection = last.projection();
        Clause shorter = new Clause.Return(new Clause.Projection(
                projection.distinct(),
                projection.star(),
                items,
                projection.order(),
                projection.skip(),
                projection.limit()));
        return new Query.Part(joined(part.clauses().subList(0, part.clauses().size() - 1), List.of(shorter)));
    }

    /** What a clause works out, returned at once; or nothing but that there is a row. */
    private static Stream<List<Clause>> returned(List<Clause> clauses, int place) {
        return Stream.concat(Stream.of(ZERO), worked(clauses.get(place)).flatMap(ClauseSimplifications::likeOrSame))
                .map(expression -> joined(clauses.subList(0, place), List.of(returned(expression))));
    }

    static Clause returned(Expression expression) {
        return returned(new Clause.Item(expression, Optional.empty()));
    }

    private static Clause returned(Clause.Item item) {
        return new Clause.Return(
                new Clause.Projection(false, false, List.of(item), List.of(), Optional.empty(), Optional.empty()));
    }

    private static Stream<Expression> likeOrSame(Expression expression) {
        return Stream.concat(Operands.like((Record) expression).map(Expression.class::cast), Stream.of(expression));
    }

    private static Stream<Expression> worked(Clause clause) {
        return switch (clause) {
            case Clause.Match match -> match.where().stream();
            case Clause.Unwind unwind -> Stream.of(unwind.list());
            case Clause.With with ->
                Stream.concat(
                        with.where().stream(),
                        with.projection().items().stream().map(Clause.Item::expression));
            case Clause.Return last -> last.projection().items().stream().map(Clause.Item::expression);
            case Clause.Foreach foreach -> Stream.of(foreach.list());
            case Clause other -> Stream.of();
        };
    }

    private static Stream<List<Clause>> without(List<Clause> clauses, int place) {
        List<Clause> before = clauses.subList(0, place);
        List<Clause> after = clauses.subList(place + 1, clauses.size());
        return switch (clauses.get(place)) {
            case Clause.With with -> Stream.of(joined(before, substituted(after, meanings(with))));
            case Clause.Unwind(Expression.ListLiteral list, String variable)
            when list.items().size() == 1 ->
                Stream.of(joined(
                        before, substituted(after, Map.of(variable, list.items().getFirst()))));
            case Clause.Match match
            when !after.isEmpty() && after.getFirst() instanceof Clause.Match next && !next.optional() ->
                Stream.of(joined(joined(before, List.of(both(match, next))), after.subList(1, after.size())));
            default -> Stream.of();
        };
    }

    private static Clause both(Clause.Match one, Clause.Match other) {
        List<Pattern.Path> paths = new ArrayList<>(one.paths());
        paths.addAll(other.paths());
        Optional<Expression> where = one.where().isPresent() && other.where().isPresent()
                ? Optional.of(new Expression.Binary(
                        Expression.BinaryOperator.AND,
                        one.where().get(),
                        other.where().get()))
                : one.where().or(other::where);
        return new Clause.Match(one.optional(), paths, where);
    }

    private static Map<String, Expression> meanings(Clause.With with) {
        Map<String, Expression> meanings = new LinkedHashMap<>();
        with.projection()
                .items()
                .forEach(item -> item.alias().ifPresent(alias -> meanings.put(alias, item.expression())));
        return meanings;
    }

    /** The clauses with what a variable stands for in its place; in a pattern, only another variable can be. */
    private static List<Clause> substituted(List<Clause> clauses, Map<String, Expression> meanings) {
        UnaryOperator<Record> replacement = node -> switch (node) {
            case Expression.Variable(String name)
            when meanings.containsKey(name) -> (Record) meanings.getOrDefault(name, (Expression) node);
            case Pattern.Node(var variable, var labels, var properties) ->
                new Pattern.Node(variable.map(name -> renamed(name, meanings)), labels, properties);
            case Pattern.Relationship(var variable, var types, var direction, var length, var properties) ->
                new Pattern.Relationship(
                        variable.map(name -> renamed(name, meanings)), types, direction, length, properties);
            default -> node;
        };
        return clauses.stream()
                .map(clause -> Tree.rewrite((Record) clause, ClauseSimplifications::named))
                .map(clause -> (Clause) Tree.rewrite(clause, replacement))
                .toList();
    }

    /** A variable that is handed on under its own name keeps it, whatever stands in its place. */
    private static Record named(Record node) {
        return node instanceof Clause.Item(Expression.Variable variable, Optional<String> alias)
                ? new Clause.Item(variable, alias.or(() -> Optional.of(variable.name())))
                : node;
    }

    private static String renamed(String name, Map<String, Expression> meanings) {
        return meanings.get(name) instanceof Expression.Variable(String other) ? other : name;
    }

    private static List<Clause> joined(List<Clause> one, List<Clause> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }
}
