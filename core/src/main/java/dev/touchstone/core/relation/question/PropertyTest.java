package dev.touchstone.core.relation.question;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Text;
import java.util.Optional;

/**
 * A comparison of a property with a constant. What lacks the property does not pass, whatever the operator: null in Cypher, nothing to
 * filter in Gremlin and SPARQL.
 *
 * @param type the type in which the property is stored, in datasets that have such types
 */
public record PropertyTest(String key, Operator operator, Value value, Optional<PropertyType> type) {

    /** How values are compared. */
    public enum Operator {
        EQUAL,
        NOT_EQUAL,
        LESS,
        AT_MOST,
        MORE,
        AT_LEAST,
        /** Less or more, which is another than not equal where a value cannot be compared. */
        APART,
        /** Neither at least the constant nor less, which nothing passes that can be compared. */
        NEITHER,
        /** The property is there, whatever its value. */
        PRESENT
    }

    /**
     * Whether all languages and engines agree on what this test says of a value, so that we may say it, too: of whole numbers in any
     * order, of strings and booleans only whether they are equal.
     */
    public boolean settles(Value other) {
        return operator == Operator.PRESENT || settlesComparison(other);
    }

    private boolean settlesComparison(Value other) {
        return switch (value) {
            case Int number -> other instanceof Int;
            case Text text -> other instanceof Text && isEquality();
            case Bool bool -> other instanceof Bool && isEquality();
            default -> false;
        };
    }

    private boolean isEquality() {
        return operator == Operator.EQUAL || operator == Operator.NOT_EQUAL;
    }

    /** Whether a value passes. Only to be asked where the test {@linkplain #settles settles} it. */
    public boolean passes(Value other) {
        int order = value instanceof Int constant && other instanceof Int number
                ? Long.compare(number.value(), constant.value())
                : value.equals(other) ? 0 : 1;
        return switch (operator) {
            case EQUAL -> order == 0;
            case NOT_EQUAL -> order != 0;
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
            case MORE -> order > 0;
            case AT_LEAST -> order >= 0;
            case APART -> order != 0;
            case NEITHER -> false;
            case PRESENT -> true;
        };
    }
}
