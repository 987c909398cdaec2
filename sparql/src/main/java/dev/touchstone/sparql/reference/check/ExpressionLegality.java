package dev.touchstone.sparql.reference.check;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;

/** What may stand in an expression. */
final class ExpressionLegality {
    private ExpressionLegality() {}

    static boolean allows(Expression expression) {
        boolean itself = switch (expression) {
            case Constant constant -> !(constant.term() instanceof Blank);
            case Call call -> allows(call);
            case Aggregate aggregate -> allows(aggregate);
            case Exists exists -> GroupLegality.allows(exists.group());
            default -> true;
        };
        return itself && Mentions.operands(expression).allMatch(ExpressionLegality::allows);
    }

    private static boolean allows(Call call) {
        return call.function().takes(call.arguments().size())
                && (call.function() != Function.BOUND || call.arguments().getFirst() instanceof Variable);
    }

    private static boolean allows(Aggregate aggregate) {
        boolean concat = aggregate.function() == AggregateFunction.GROUP_CONCAT;
        return (aggregate.operand().isPresent() || aggregate.function() == AggregateFunction.COUNT)
                && (aggregate.separator().isEmpty() || concat)
                && aggregate.operand().stream().noneMatch(Mentions::aggregates);
    }
}
