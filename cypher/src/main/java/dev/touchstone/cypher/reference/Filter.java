package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.reference.Matcher.Conditions;
import dev.touchstone.cypher.reference.check.Mentions;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Pattern.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The condition of a MATCH, which rules rows out as soon as a part of it does not hold.
 *
 * <p>A condition {@code a AND b} holds for a row exactly if both parts do, and the value of a part depends only on the variables that it
 * mentions. So once these are bound, a row for which the part does not hold can be given up. The whole condition is still asked of every
 * row that is left. A part that gives an error rules nothing out. An error of one part beside another part that does not hold may go
 * unnoticed; Cypher does not say which of the two is looked at first.
 *
 * <p>Of shortest paths, only those are looked at that the parts about nothing but the path admit, as Neo4j's manual has it.
 *
 * @param due the parts that mention a variable: they are asked when the last of their variables is bound
 * @param early the parts that mention nothing new: they could be asked before anything is matched
 * @param eager whether a part that gives an error then ends it all, as an engine may have it
 */
record Filter(Optional<Expression> condition, Map<String, List<Part>> due, List<Expression> early, boolean eager) {
    static final Filter NONE = new Filter(Optional.empty(), Map.of(), List.of(), false);

    /** A part of a condition, and the variables without which it cannot be asked. */
    private record Part(Expression condition, List<String> variables) {}

    /**
     * The filter of a MATCH.
     *
     * @param before the variables that are bound before it
     * @param eager whether an error of a part counts as soon as the part can be asked
     */
    static Filter of(Optional<Expression> condition, List<Path> paths, List<String> before, boolean eager) {
        List<String> fresh = Variables.of(paths).stream()
                .filter(variable -> !before.contains(variable))
                .toList();
        Map<String, List<Part>> due = new HashMap<>();
        List<Expression> early = new ArrayList<>();
        for (Expression part :
                condition.map(Filter::parts).orElse(Stream.empty()).toList()) {
            Set<String> mentioned = Mentions.of(part);
            List<String> needed = fresh.stream().filter(mentioned::contains).toList();
            if (needed.isEmpty()) {
                early.add(part);
            }
            needed.forEach(variable ->
                    due.computeIfAbsent(variable, any -> new ArrayList<>()).add(new Part(part, needed)));
        }
        return new Filter(condition, due, early, eager);
    }

    /** The parts about a path that depend on nothing else of the pattern. */
    List<Expression> about(Path path) {
        List<String> own = Variables.of(path);
        return due.values().stream()
                .flatMap(List::stream)
                .filter(part -> own.containsAll(part.variables()))
                .map(Part::condition)
                .distinct()
                .toList();
    }

    private static Stream<Expression> parts(Expression condition) {
        return condition instanceof Expression.Binary(BinaryOperator operator, Expression left, Expression right)
                        && operator == BinaryOperator.AND
                ? Stream.concat(parts(left), parts(right))
                : Stream.of(condition);
    }

    /** Asks what can be asked before anything is matched, for its errors alone, where they count so early. */
    void askEarly(Row row, Conditions conditions) {
        if (eager) {
            early.forEach(part -> conditions.holds(part, row));
        }
    }

    /** Whether the row may still become an answer, now that a variable was bound. */
    boolean admits(String variable, Row row, Conditions conditions) {
        for (Part part : due.getOrDefault(variable, List.of())) {
            if (row.has(part.variables()) && fails(part.condition(), row, conditions)) {
                return false;
            }
        }
        return true;
    }

    private boolean fails(Expression part, Row row, Conditions conditions) {
        try {
            return !conditions.holds(part, row);
        } catch (CypherError e) {
            if (eager || e.kind() == CypherError.Kind.TOO_LARGE) {
                throw e;
            }
            return false;
        }
    }

    /** Whether the whole condition holds. */
    boolean holds(Row row, Conditions conditions) {
        return condition.isEmpty() || conditions.holds(condition.get(), row);
    }
}
