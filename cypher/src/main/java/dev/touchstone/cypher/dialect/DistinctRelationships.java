package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A MATCH that says itself that its relationships are different, for engines that have no such rule.
 *
 * <p>The rule is that no two relationships of one MATCH are the same. Where each is a single one with a name, {@code r0 <> r1} for every pair says
 * just that: what a MATCH finds is never null, so the condition is true or false, and where the rule holds it is always true. Two of
 * different types are different anyway. A pattern of variable length has no such condition, because paths that an engine leaves out are not
 * brought back by one; it counts as several.
 *
 * <pre>{@code
 * MATCH (a)--(b)--(c)                              without the rule: a may be c
 * MATCH (a)-[r0]-(b)-[r1]-(c) WHERE r0 <> r1       a is another node than c, or there are two relationships
 * }</pre>
 */
final class DistinctRelationships {
    private DistinctRelationships() {}

    /** Whether a MATCH finds relationships that are different only because of the rule. */
    static boolean areImplied(Clause.Match match) {
        return areImplied(match.paths(), match.where());
    }

    /** The same of patterns anywhere, and the condition beside them. */
    static boolean areImplied(List<Path> paths, Optional<Expression> where) {
        return !isSingle(paths) || pairs(all(paths)).anyMatch(pair -> !isSaid(pair, where));
    }

    /** Whether every relationship is a single one. */
    private static boolean isSingle(List<Path> paths) {
        return elements(paths)
                .noneMatch(element -> element instanceof Quantified
                        || (element instanceof Relationship found
                                && found.length().isPresent()));
    }

    private static Stream<Element> elements(List<Path> paths) {
        return paths.stream().flatMap(path -> path.elements().stream());
    }

    private static List<Relationship> all(List<Path> paths) {
        return elements(paths)
                .filter(Relationship.class::isInstance)
                .map(Relationship.class::cast)
                .toList();
    }

    private record Pair(Relationship one, Relationship other) {}

    private static Stream<Pair> pairs(List<Relationship> all) {
        return IntStream.range(0, all.size())
                .boxed()
                .flatMap(i -> all.subList(i + 1, all.size()).stream().map(other -> new Pair(all.get(i), other)));
    }

    private static boolean isSaid(Pair pair, Optional<Expression> where) {
        return haveOtherTypes(pair)
                || condition(pair)
                        .filter(condition -> where.stream()
                                .flatMap(DistinctRelationships::conditions)
                                .anyMatch(condition::equals))
                        .isPresent();
    }

    private static boolean haveOtherTypes(Pair pair) {
        return !pair.one().types().isEmpty()
                && !pair.other().types().isEmpty()
                && pair.one().types().stream().noneMatch(pair.other().types()::contains);
    }

    private static Optional<Expression> condition(Pair pair) {
        return pair.one()
                .variable()
                .flatMap(one -> pair.other()
                        .variable()
                        .map(other -> new Comparison(
                                new Variable(one), List.of(new Link(Comparator.UNEQUAL, new Variable(other))))));
    }

    /** What a condition is joined from by AND. */
    private static Stream<Expression> conditions(Expression where) {
        return where instanceof Binary(BinaryOperator operator, Expression left, Expression right)
                        && operator == BinaryOperator.AND
                ? Stream.concat(conditions(left), conditions(right))
                : Stream.of(where);
    }

    /** The same part, in which every MATCH says it that can. */
    static Optional<Query.Part> said(Query.Part part) {
        List<Clause> clauses = new ArrayList<>();
        for (Clause clause : part.clauses()) {
            boolean lacking = clause instanceof Clause.Match match && areImplied(match) && isSingle(match.paths());
            clauses.add(lacking ? said((Clause.Match) clause, NewNames.prefix(part) + clauses.size() + "d") : clause);
        }
        Query.Part result = new Query.Part(clauses);
        return result.equals(part) ? Optional.empty() : NewNames.fit(part, result);
    }

    private static Clause.Match said(Clause.Match match, String prefix) {
        List<Path> paths = new ArrayList<>();
        for (Path path : match.paths()) {
            List<Element> elements = new ArrayList<>();
            for (Element element : path.elements()) {
                elements.add(
                        element instanceof Relationship found
                                        && found.variable().isEmpty()
                                ? NewNames.named(found, prefix + paths.size() + "_" + elements.size())
                                : element);
            }
            paths.add(new Path(path.variable(), path.selection(), elements));
        }
        Stream<Expression> lacking = pairs(all(paths))
                .filter(pair -> !isSaid(pair, match.where()))
                .flatMap(pair -> condition(pair).stream());
        Optional<Expression> where =
                Stream.concat(match.where().stream(), lacking).reduce((a, b) -> new Binary(BinaryOperator.AND, a, b));
        return new Clause.Match(match.optional(), paths, where);
    }
}
