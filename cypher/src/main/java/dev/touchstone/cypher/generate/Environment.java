package dev.touchstone.cypher.generate;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.Progress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What is known at one point of a query: the variables with their types, and the rows. This is the local environment of the GDsmith
 * paper; where the paper keeps one value per variable and gives up after an aggregation, here are all rows, exactly.
 *
 * @param witness the row that the query must keep; -1 where there is none
 */
record Environment(Progress rows, Map<String, Type> variables, int witness) {
    Environment {
        variables = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(variables));
    }

    static Environment start(Progress rows) {
        return new Environment(rows, Map.of(), 0);
    }

    /** The variables of a type. */
    List<String> of(Type type) {
        return where(type::equals);
    }

    List<String> where(Predicate<Type> condition) {
        List<String> names = new ArrayList<>();
        variables.forEach((name, type) -> {
            if (condition.test(type)) {
                names.add(name);
            }
        });
        return names;
    }

    /** The nodes that an OPTIONAL MATCH has not found, in the row to keep. */
    List<String> missingNodes() {
        return witness < 0
                ? List.of()
                : of(Type.NODE).stream()
                        .filter(variable -> value(variable).equals(Values.NULL))
                        .toList();
    }

    /** The value of a variable in the row to keep. */
    Value value(String variable) {
        return rows.value(variable, witness);
    }

    /** The environment after a clause that added variables. */
    Environment with(Map<String, Type> more, Progress after, int kept) {
        Map<String, Type> all = new LinkedHashMap<>(variables);
        all.putAll(more);
        return new Environment(after, all, kept);
    }

    /** The environment after a clause that left only these variables. */
    static Environment only(Map<String, Type> projected, Progress after, int kept) {
        return new Environment(after, projected, kept);
    }
}
