package dev.touchstone.cypher.dialect;

import static dev.touchstone.cypher.dialect.FunctionGroup.CHARACTER_LENGTH;
import static dev.touchstone.cypher.dialect.FunctionGroup.DISTANCE;
import static dev.touchstone.cypher.dialect.FunctionGroup.IS_EMPTY;
import static dev.touchstone.cypher.dialect.FunctionGroup.LOWER_AND_UPPER;
import static dev.touchstone.cypher.dialect.FunctionGroup.NULL_IF;
import static dev.touchstone.cypher.dialect.FunctionGroup.POINT_DISTANCE;
import static dev.touchstone.cypher.dialect.FunctionGroup.TO_LOWER_AND_UPPER;

import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Case;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.When;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Other ways to call functions. */
final class FunctionFallbacks {
    private static final Expression NULL = new Literal(Values.NULL);

    static final List<Fallback> ALL = List.of(
            renamed(DISTANCE, POINT_DISTANCE),
            renamed(POINT_DISTANCE, DISTANCE),
            renamed(LOWER_AND_UPPER, TO_LOWER_AND_UPPER),
            renamed(TO_LOWER_AND_UPPER, LOWER_AND_UPPER),
            Fallback.of(CHARACTER_LENGTH, Call.class, call -> Optional.of(renamed(call, "size"))),
            Fallback.of(
                    IS_EMPTY,
                    Call.class,
                    call -> Optional.of(isEmpty(call.arguments().getFirst()))),
            Fallback.of(
                    NULL_IF,
                    Call.class,
                    call -> nullIf(call.arguments().get(0), call.arguments().get(1))),
            Fallback.of(Construct.EXISTS_OF_PROPERTY, Call.class, FunctionFallbacks::hasProperty));

    private FunctionFallbacks() {}

    /** The same functions under the names that the other group has for them. Both are null where an argument is. */
    private static Fallback renamed(FunctionGroup group, FunctionGroup other) {
        return new Fallback(group, (node, dialect) -> {
            if (!other.in(dialect) || !(node instanceof Call call)) {
                return Optional.empty();
            }
            return other.functions().stream()
                    .filter(name -> isPrefixed(name, call.function()) || isPrefixed(call.function(), name))
                    .findFirst()
                    .map(name -> renamed(call, name));
        });
    }

    /** Whether one name is the other with something before it, as {@code point.distance} is {@code distance}. */
    private static boolean isPrefixed(String name, String plain) {
        return name.toLowerCase(Locale.ROOT).endsWith(plain.toLowerCase(Locale.ROOT));
    }

    private static Call renamed(Call call, String name) {
        return new Call(name, call.distinct(), call.arguments());
    }

    /** {@code x IN ['', [], {}]}: null where x is, and else x is one of them or none, since an empty value contains no null. */
    private static Binary isEmpty(Expression argument) {
        Expression empty = new ListLiteral(
                List.of(new Literal(Values.of("")), new ListLiteral(List.of()), new MapLiteral(List.of())));
        return new Binary(BinaryOperator.IN, argument, empty);
    }

    /** {@code CASE WHEN a = b THEN null ELSE a END}, as Neo4j's manual explains it: where b is null, a stays. */
    private static Optional<Case> nullIf(Expression value, Expression unwanted) {
        Expression same = OperatorFallbacks.compare(value, Comparator.EQUAL, unwanted);
        return OperatorFallbacks.isStable(value)
                ? Optional.of(new Case(Optional.empty(), List.of(new When(same, NULL)), Optional.of(value)))
                : Optional.empty();
    }

    /** {@code CASE WHEN x IS NULL THEN null ELSE x.p IS NOT NULL END}: of what is null, it is not known whether it has a property. */
    private static Optional<Case> hasProperty(Call call) {
        if (!(call.arguments().getFirst() instanceof Property property) || !OperatorFallbacks.isStable(property)) {
            return Optional.empty();
        }
        When unknown = new When(new IsNull(property.subject(), false), NULL);
        return Optional.of(new Case(Optional.empty(), List.of(unknown), Optional.of(new IsNull(property, true))));
    }
}
