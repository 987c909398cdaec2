package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What an expression consists of, one level down. */
final class Parts {
    private Parts() {}

    /**
     * A part of an expression.
     *
     * @param repeated whether it is evaluated once for each item of a list, and not once
     * @param locals the variables that the surrounding expression binds for it
     */
    record Part(Expression expression, boolean repeated, List<String> locals) {
        Part {
            locals = List.copyOf(locals);
        }
    }

    /** Whether an expression or something in it satisfies a condition. */
    static boolean any(Expression expression, Predicate<Expression> condition) {
        return condition.test(expression)
                || of(expression).stream().anyMatch(part -> any(part.expression(), condition));
    }

    /**
     * The parts of an expression. The variables of patterns are among them, also those that the pattern introduces; of subqueries,
     * only what their MATCH clauses say.
     */
    static List<Part> of(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> List.of();
            case Expression.Parameter parameter -> List.of();
            case Variable variable -> List.of();
            case Expression.CountStar star -> List.of();
            case Expression.ListLiteral list -> once(list.items().stream());
            case Expression.MapLiteral map -> once(map.entries().stream().map(Expression.Entry::value));
            case Expression.Property property -> once(Stream.of(property.subject()));
            case Expression.HasLabels labels -> once(Stream.of(labels.subject()));
            case Expression.Index index -> once(Stream.of(index.subject(), index.index()));
            case Expression.Slice slice ->
                once(Stream.of(Optional.of(slice.subject()), slice.from(), slice.to())
                        .flatMap(Optional::stream));
            case Expression.Unary unary -> once(Stream.of(unary.operand()));
            case Expression.Binary binary -> once(Stream.of(binary.left(), binary.right()));
            case Expression.Comparison comparison ->
                once(Stream.concat(
                        Stream.of(comparison.first()),
                        comparison.links().stream().map(Expression.Link::right)));
            case Expression.IsNull isNull -> once(Stream.of(isNull.operand()));
            case Expression.Case choice -> once(alternatives(choice));
            case Expression.Call call -> once(call.arguments().stream());
            case Expression.ListComprehension each ->
                perItem(each.variable(), each.list(), Stream.concat(each.where().stream(), each.result().stream()));
            case Expression.Quantifier quantifier ->
                perItem(quantifier.variable(), quantifier.list(), Stream.of(quantifier.where()));
            case Expression.Reduce reduce -> reduce(reduce);
            case Expression.PatternComprehension each ->
                repeated(
                        Stream.concat(
                                pattern(each.path()), Stream.concat(each.where().stream(), Stream.of(each.result()))),
                        List.of());
            case Expression.PatternExpression pattern -> repeated(pattern(pattern.path()), List.of());
            case Expression.Exists exists -> subquery(exists.query());
            case Expression.Count count -> subquery(count.query());
            case Expression.Collect collect -> subquery(collect.query());
        };
    }

    private static List<Part> once(Stream<Expression> expressions) {
        return expressions.map(part -> new Part(part, false, List.of())).toList();
    }

    private static List<Part> repeated(Stream<Expression> expressions, List<String> locals) {
        return expressions.map(part -> new Part(part, true, locals)).toList();
    }

    private static List<Part> perItem(String variable, Expression list, Stream<Expression> each) {
        List<Part> parts = new ArrayList<>(once(Stream.of(list)));
        parts.addAll(repeated(each, List.of(variable)));
        return parts;
    }

    private static List<Part> reduce(Expression.Reduce reduce) {
        List<Part> parts = new ArrayList<>(once(Stream.of(reduce.initial(), reduce.list())));
        parts.addAll(repeated(Stream.of(reduce.step()), List.of(reduce.accumulator(), reduce.variable())));
        return parts;
    }

    private static Stream<Expression> alternatives(Expression.Case choice) {
        Stream<Expression> whens = choice.whens().stream().flatMap(when -> Stream.of(when.condition(), when.result()));
        return Stream.of(choice.subject().stream(), whens, choice.otherwise().stream())
                .flatMap(parts -> parts);
    }

    private static List<Part> subquery(Query query) {
        return query.parts().stream()
                .flatMap(part -> part.clauses().stream())
                .filter(Clause.Match.class::isInstance)
                .map(Clause.Match.class::cast)
                .flatMap(match -> repeated(
                        Stream.concat(match.paths().stream().flatMap(Parts::pattern), match.where().stream()),
                        List.of())
                        .stream())
                .toList();
    }

    private static Stream<Expression> pattern(Path path) {
        return path.elements().stream().flatMap(element -> switch (element) {
            case Pattern.Node node -> element(node.variable(), node.properties());
            case Pattern.Relationship relationship -> element(relationship.variable(), relationship.properties());
            case Pattern.Quantified quantified ->
                Stream.concat(pattern(quantified.path()), quantified.where().stream());
        });
    }

    private static Stream<Expression> element(Optional<String> variable, Optional<Expression> properties) {
        return Stream.concat(variable.<Expression>map(Variable::new).stream(), properties.stream());
    }
}
