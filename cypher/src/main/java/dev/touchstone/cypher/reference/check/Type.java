package dev.touchstone.cypher.reference.check;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.function.Parameters;
import dev.touchstone.cypher.function.Returns;
import java.util.Arrays;
import java.util.Optional;

/**
 * What is known of a value before the query runs.
 *
 * @param items what is known of the items, where it is a list
 */
record Type(Kind kind, Optional<Type> items) {
    static final Type UNKNOWN = of(Kind.ANY);
    static final Type BOOLEAN = of(Kind.BOOLEAN);

    static Type of(Kind kind) {
        return new Type(kind, Optional.empty());
    }

    static Type listOf(Type items) {
        return new Type(Kind.LIST, Optional.of(items));
    }

    static Type listOf(Kind items) {
        return listOf(of(items));
    }

    /** Of compound and temporal values the checks make nothing: a wrong use of them is met when the query runs. */
    static Type of(Value value) {
        Kind kind = Kind.of(value);
        return switch (kind) {
            case NULL, BOOLEAN, INTEGER, FLOAT, STRING -> of(kind);
            default -> UNKNOWN;
        };
    }

    /** Whether a value of this type can be used where one of the kinds is asked for: null can be used everywhere. */
    boolean mayBe(Kind... kinds) {
        return kind == Kind.ANY || kind == Kind.NULL || Arrays.asList(kinds).contains(kind);
    }

    /** What is known of an item, where this is used as a list. */
    Type item() {
        return items.orElse(UNKNOWN);
    }

    /** What is known of a value that is of this type or of the other. */
    Type or(Type other) {
        if (equals(other) || other.kind == Kind.NULL) {
            return this;
        }
        if (kind == Kind.NULL) {
            return other;
        }
        return kind == Kind.LIST && other.kind == Kind.LIST ? listOf(item().or(other.item())) : UNKNOWN;
    }

    /** What is known of a function's result before the query runs. */
    static Type of(Returns returns) {
        if (!returns.checked()) {
            return UNKNOWN;
        }
        return returns.kind() == Kind.LIST ? listOf(returns.items()) : of(returns.kind());
    }

    /** Whether a value of this type can be the first argument of a function. */
    boolean fits(Parameters parameters) {
        return !parameters.checked()
                || mayBe(parameters.each().getFirst().kinds().toArray(Kind[]::new));
    }
}
