package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.text.CypherParser;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Values written the way that the tables of the TCK write them. */
final class Constants {
    private Constants() {}

    static Value value(String text) {
        return value(CypherParser.parseExpression(text));
    }

    static List<Value> values(String list) {
        return ((ListOf) value(list)).items();
    }

    /** Runs what must fail, and checks the kind and the detail of the error, written {@code TypeError: InvalidArgumentType}. */
    static void assertFails(String error, ThrowingCallable action) {
        CypherError thrown = Assertions.catchThrowableOfType(CypherError.class, action);
        Assertions.assertThat(thrown).as("expected %s", error).isNotNull();
        Assertions.assertThat(thrown.kind().text() + ": " + thrown.detail()).isEqualTo(error);
    }

    private static Value value(Expression expression) {
        return switch (expression) {
            case Literal(Value value) -> value;
            case ListLiteral(List<Expression> items) ->
                new ListOf(items.stream().map(Constants::value).toList());
            case MapLiteral map -> {
                Map<String, Value> named = new LinkedHashMap<>();
                map.entries().forEach(entry -> named.put(entry.key(), value(entry.value())));
                yield Values.map(named);
            }
            case Unary(UnaryOperator operator, Expression operand)
            when operator == UnaryOperator.MINUS -> Arithmetic.negate(value(operand));
            case Binary(BinaryOperator operator, Expression left, Expression right)
            when operator == BinaryOperator.DIVIDE -> Arithmetic.divide(value(left), value(right));
            default -> throw new IllegalArgumentException("not a constant: " + expression);
        };
    }
}
