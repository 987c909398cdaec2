package dev.touchstone.cypher.reference.check;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.FunctionTable;
import java.util.Arrays;
import java.util.Optional;

/**
 * What is known of a value before the query runs.
 *
 * @param items what is known of the items, where it is a list
 */
record Type(Kind kind, Optional<Type> items) {
    static final Type UNKNOWN = of(Kind.UNKNOWN);
    static final Type BOOLEAN = of(Kind.BOOLEAN);

    /** What a value can be known to be. */
    enum Kind {
        /** Anything. */
        UNKNOWN,
        NULL,
        BOOLEAN,
        INTEGER,
        FLOAT,
        STRING,
        LIST,
        MAP,
        NODE,
        RELATIONSHIP,
        PATH
    }

    static Type of(Kind kind) {
        return new Type(kind, Optional.empty());
    }

    static Type listOf(Type items) {
        return new Type(Kind.LIST, Optional.of(items));
    }

    static Type listOf(Kind items) {
        return listOf(of(items));
    }

    static Type of(Value value) {
        return of(
                switch (value) {
                    case Value.Null none -> Kind.NULL;
                    case Value.Bool bool -> Kind.BOOLEAN;
                    case Value.Int whole -> Kind.INTEGER;
                    case Value.Real real -> Kind.FLOAT;
                    case Value.Text text -> Kind.STRING;
                    default -> Kind.UNKNOWN;
                });
    }

    /** Whether a value of this type can be used where one of the kinds is asked for: null can be used everywhere. */
    boolean mayBe(Kind... kinds) {
        return kind == Kind.UNKNOWN || kind == Kind.NULL || Arrays.asList(kinds).contains(kind);
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
    static Type of(FunctionTable.Signature signature) {
        if (!signature.checked()) {
            return UNKNOWN;
        }
        return signature.result() == FunctionTable.Kind.LIST ? listOf(of(signature.items())) : of(signature.result());
    }

    private static Type of(FunctionTable.Kind kind) {
        return of(
                switch (kind) {
                    case ANY, NUMBER, OF_ARGUMENT -> Kind.UNKNOWN;
                    case BOOLEAN -> Kind.BOOLEAN;
                    case INTEGER -> Kind.INTEGER;
                    case FLOAT -> Kind.FLOAT;
                    case STRING -> Kind.STRING;
                    case LIST -> Kind.LIST;
                    case MAP -> Kind.MAP;
                    case NODE -> Kind.NODE;
                    case RELATIONSHIP -> Kind.RELATIONSHIP;
                    case PATH -> Kind.PATH;
                });
    }

    /** Whether a value of this type can be the first argument of a function. */
    boolean fits(FunctionTable.Signature signature) {
        return signature.first().isEmpty()
                || mayBe(signature.first().stream().map(kind -> of(kind).kind()).toArray(Kind[]::new));
    }
}
