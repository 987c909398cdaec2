package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import java.util.List;

/** Reads arguments as the types that functions want, and complains of all others. Nulls are dealt with before. */
final class Arguments {
    private Arguments() {}

    static double real(String function, Value value) {
        return switch (value) {
            case Int(long whole) -> (double) whole;
            case Real(double real) -> real;
            default -> throw unfit(function, value);
        };
    }

    static long whole(String function, Value value) {
        if (value instanceof Int(long whole)) {
            return whole;
        }
        throw unfit(function, value);
    }

    /** A length or an offset: a whole number from zero on. */
    static long natural(String function, Value value) {
        long whole = whole(function, value);
        if (whole < 0) {
            throw CypherError.argument("NumberOutOfRange", function + " takes no negative number: " + whole);
        }
        return whole;
    }

    static String text(String function, Value value) {
        if (value instanceof Text(String text)) {
            return text;
        }
        throw unfit(function, value);
    }

    static List<Value> list(String function, Value value) {
        if (value instanceof ListOf(List<Value> items)) {
            return items;
        }
        throw unfit(function, value);
    }

    static MapOf map(String function, Value value) {
        if (value instanceof MapOf map) {
            return map;
        }
        throw unfit(function, value);
    }

    static Path path(String function, Value value) {
        if (value instanceof Path path) {
            return path;
        }
        throw unfit(function, value);
    }

    static Element element(String function, Element.Kind kind, Value value) {
        if (value instanceof Element element && element.kind() == kind) {
            return element;
        }
        throw unfitValue(function, value);
    }

    static CypherError unfit(String function, Value value) {
        return CypherError.type(function + " does not take " + Words.of(value));
    }

    /** The other name that the TCK has for the same, in conversions and in functions on nodes and relationships. */
    static CypherError unfitValue(String function, Value value) {
        return new CypherError(
                CypherError.Kind.TYPE_ERROR, "InvalidArgumentValue", function + " does not take " + Words.of(value));
    }
}
