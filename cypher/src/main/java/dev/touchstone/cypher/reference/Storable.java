package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import java.util.List;

/** What can be stored as a property: single values, and lists of single values of one type. */
final class Storable {
    private Storable() {}

    /** The value, if it can be stored. */
    static Value checked(Value value) {
        if (value instanceof ListOf(List<Value> items)) {
            items.forEach(Storable::requireSingle);
        } else {
            requireSingle(value);
        }
        return value;
    }

    /** The value, if it can be stored or is null, which removes what is stored. */
    static Value checkedOrNull(Value value) {
        return value instanceof Null ? value : checked(value);
    }

    private static void requireSingle(Value value) {
        boolean single = switch (value) {
            case Value.Bool bool -> true;
            case Value.Int whole -> true;
            case Value.Real real -> true;
            case Value.Text text -> true;
            case Value.Temporal temporal -> true;
            case Value.Point point -> true;
            case Value other -> false;
        };
        if (!single) {
            throw new CypherError(
                    CypherError.Kind.TYPE_ERROR, "InvalidPropertyType", "cannot be stored as a property: " + value);
        }
    }
}
