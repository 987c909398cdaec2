package dev.touchstone.sparql.reference.check;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.Variable;
import java.util.List;
import java.util.stream.Stream;

/** What an expression reads, without what is inside of EXISTS. */
public final class Mentions {
    private Mentions() {}

    /** The variables that an expression reads, other than those of which it makes aggregates. */
    public static List<String> in(Expression expression) {
        return names(expression).distinct().toList();
    }

    private static Stream<String> names(Expression expression) {
        return switch (expression) {
            case Variable variable -> Stream.of(variable.name());
            case Aggregate aggregate -> Stream.of();
            case Expression other -> operands(other).flatMap(Mentions::names);
        };
    }

    /** Whether there is an aggregate in it. */
    public static boolean aggregates(Expression expression) {
        return expression instanceof Aggregate || operands(expression).anyMatch(Mentions::aggregates);
    }

    static Stream<Expression> operands(Expression expression) {
        return expression instanceof Exists
                ? Stream.of()
                : Tree.children((Record) expression).stream()
                        .filter(Expression.class::isInstance)
                        .map(Expression.class::cast);
    }
}
