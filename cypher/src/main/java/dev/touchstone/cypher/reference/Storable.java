package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.cypher.reference.error.CypherError;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What can be stored as a property: single values, and lists of single values of one type. */
final class Storable {
    private Storable() {}

    /** The value as it is stored, if it can be: of whole numbers and floats in one list, all become floats. */
    static Value checked(Value value) {
        if (value instanceof ListOf(List<Value> items)) {
            return new ListOf(ofOneType(items));
        }
        typeOf(value);
        return value;
    }

    private static List<Value> ofOneType(List<Value> items) {
        Set<Object> types = items.stream().map(Storable::typeOf).collect(Collectors.toSet());
        if (types.equals(Set.of(Value.Int.class, Value.Real.class))) {
            return items.stream().map(Storable::real).toList();
        }
        if (types.size() > 1) {
            throw unstorable("a list of several types");
        }
        return items;
    }

    private static Value real(Value number) {
        return number instanceof Value.Int(long whole) ? new Value.Real(whole) : number;
    }

    /** The value, if it can be stored or is null, which removes what is stored. */
    static Value checkedOrNull(Value value) {
        return value instanceof Null ? value : checked(value);
    }

    /** What the items of a list must have in common. */
    private static Object typeOf(Value value) {
        return switch (value) {
            case Value.Bool bool -> Value.Bool.class;
            case Value.Int whole -> Value.Int.class;
            case Value.Real real -> Value.Real.class;
            case Value.Text text -> Value.Text.class;
            case Value.Temporal temporal -> temporal.kind();
            case Value.Point point -> point.srid();
            case Value other -> throw unstorable(other.toString());
        };
    }

    private static CypherError unstorable(String what) {
        return new CypherError(
                CypherError.Kind.TYPE_ERROR, "InvalidPropertyType", "cannot be stored as a property: " + what);
    }
}
