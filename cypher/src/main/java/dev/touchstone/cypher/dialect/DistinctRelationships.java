package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.PatternComprehension;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Says that relationships of a pattern differ, for engines that may find one relationship twice in a MATCH.
 *
 * <p>{@code MATCH (a)-[r]->(b)-[s]->(c)} is {@code MATCH (a)-[r]->(b)-[s]->(c) WHERE r <> s}: where relationships are found once, the
 * condition holds in every match; elsewhere it keeps exactly the matches in which they are found once. It is never null, because what a
 * MATCH finds is not. Two relationships of different types differ anyway.
 */
final class DistinctRelationships {
    private DistinctRelationships() {}

    /** Whether an engine could find one relationship for two of these, or twice for one of them. */
    static boolean areLeftToTheEngine(List<Path> paths, Optional<Expression> where) {
        List<Element> ways = ways(paths);
        for (int i = 0; i < ways.size(); i++) {
            if (repeats(ways.get(i))) {
                return true;
            }
            for (int j = 0; j < i; j++) {
                if (canBeOne(ways.get(j), ways.get(i)) && !isSaid(ways.get(j), ways.get(i), where)) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean areLeftToTheEngine(Query.Part part) {
        return part.clauses().stream()
                .anyMatch(clause ->
                        clause instanceof Clause.Match match && areLeftToTheEngine(match.paths(), match.where()));
    }

    private static List<Element> ways(List<Path> paths) {
        return paths.stream()
                .flatMap(path -> path.elements().stream())
                .filter(element -> !(element instanceof Node))
                .toList();
    }

    private static boolean repeats(Element element) {
        return !(element instanceof Relationship relationship)
                || relationship
                        .length()
                        .filter(length -> length.most().orElse(2) > 1)
                        .isPresent();
    }

    private static boolean canBeOne(Element one, Element other) {
        return !(one instanceof Relationship first
                && other instanceof Relationship second
                && !first.types().isEmpty()
                && !second.types().isEmpty()
                && Collections.disjoint(first.types(), second.types()));
    }

    private static boolean isSaid(Element one, Element other, Optional<Expression> where) {
        return one instanceof Relationship first
                && other instanceof Relationship second
                && first.length().isEmpty()
                && second.length().isEmpty()
                && first.variable().isPresent()
                && second.variable().isPresent()
                && where.filter(condition -> says(
                                condition,
                                first.variable().orElseThrow(),
                                second.variable().orElseThrow()))
                        .isPresent();
    }

    private static boolean says(Expression condition, String one, String other) {
        return condition.equals(differ(one, other))
                || condition.equals(differ(other, one))
                || (condition instanceof Binary(BinaryOperator operator, Expression left, Expression right)
                        && operator == BinaryOperator.AND
                        && (says(left, one, other) || says(right, one, other)));
    }

    private static Expression differ(String one, String other) {
        return new Comparison(new Variable(one), List.of(new Link(Comparator.UNEQUAL, new Variable(other))));
    }

    /** The part with all that is left to the engine said; empty where something repeats, or a new name would show. */
    static Optional<Query.Part> said(Query.Part part) {
        Naming naming = Naming.within("d", part);
        List<Clause> clauses = new ArrayList<>();
        for (Clause clause : part.clauses()) {
            if (clause instanceof Clause.Match match && areLeftToTheEngine(match.paths(), match.where())) {
                if (!areSingle(match.paths())) {
                    return Optional.empty();
                }
                Pairs pairs = Pairs.leftIn(match.paths(), match.where());
                List<Path> named = match.paths().stream()
                        .map(path -> pairs.named(path, naming))
                        .toList();
                clauses.add(new Clause.Match(match.optional(), named, pairs.condition(named, match.where())));
            } else {
                clauses.add(clause);
            }
        }
        return naming.show(part) ? Optional.empty() : Optional.of(new Query.Part(clauses));
    }

    static Optional<PatternComprehension> said(PatternComprehension found) {
        List<Path> paths = List.of(found.path());
        if (!areSingle(paths)) {
            return Optional.empty();
        }
        Pairs pairs = Pairs.leftIn(paths, found.where());
        Path named = pairs.named(found.path(), Naming.within("d", found));
        return Optional.of(
                new PatternComprehension(named, pairs.condition(List.of(named), found.where()), found.result()));
    }

    private static boolean areSingle(List<Path> paths) {
        return ways(paths).stream()
                .allMatch(element ->
                        element instanceof Relationship way && way.length().isEmpty());
    }

    /** Which relationships could be one, by their numbers in the order in which they are written. */
    private static final class Pairs {
        private final List<List<Integer>> numbers;
        private int next;

        private Pairs(List<List<Integer>> numbers) {
            this.numbers = numbers;
        }

        static Pairs leftIn(List<Path> paths, Optional<Expression> where) {
            List<Element> ways = ways(paths);
            List<List<Integer>> pairs = new ArrayList<>();
            for (int i = 0; i < ways.size(); i++) {
                for (int j = 0; j < i; j++) {
                    if (canBeOne(ways.get(j), ways.get(i)) && !isSaid(ways.get(j), ways.get(i), where)) {
                        pairs.add(List.of(j, i));
                    }
                }
            }
            return new Pairs(pairs);
        }

        Path named(Path path, Naming naming) {
            return new Path(
                    path.variable(),
                    path.selection(),
                    path.elements().stream()
                            .map(element ->
                                    element instanceof Relationship way && isNeeded(next++) ? naming.of(way) : element)
                            .toList());
        }

        private boolean isNeeded(int number) {
            return numbers.stream().anyMatch(pair -> pair.contains(number));
        }

        Optional<Expression> condition(List<Path> named, Optional<Expression> where) {
            List<Element> ways = ways(named);
            List<Expression> conditions = new ArrayList<>(where.stream().toList());
            numbers.forEach(pair -> conditions.add(differ(name(ways, pair.get(0)), name(ways, pair.get(1)))));
            return ClauseFallbacks.all(conditions);
        }

        private static String name(List<Element> ways, int number) {
            return ((Relationship) ways.get(number)).variable().orElseThrow();
        }
    }
}
