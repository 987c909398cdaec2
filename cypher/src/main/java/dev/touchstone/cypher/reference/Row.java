package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values of the variables at one point of a query. Immutable: a row with one variable more shares the rest with the row that it
 * comes from.
 */
final class Row {
    static final Row EMPTY = new Row(Optional.empty(), "", new Value.Null());

    private final Optional<Row> parent;
    private final String name;
    private final Value value;

    private Row(Optional<Row> parent, String name, Value value) {
        this.parent = parent;
        this.name = name;
        this.value = value;
    }

    Row with(String variable, Value bound) {
        return new Row(Optional.of(this), variable, bound);
    }

    Optional<Value> get(String variable) {
        for (Row row = this; row.parent.isPresent(); row = row.parent.get()) {
            if (row.name.equals(variable)) {
                return Optional.of(row.value);
            }
        }
        return Optional.empty();
    }

    /** Whether all of these variables are bound. */
    boolean has(List<String> variables) {
        for (String variable : variables) {
            if (get(variable).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** The values of these variables, which are all bound. */
    List<Value> values(List<String> variables) {
        List<Value> values = new ArrayList<>(variables.size());
        for (String variable : variables) {
            values.add(get(variable).orElseThrow());
        }
        return values;
    }

    /** All variables, in the order in which they were first bound. */
    Map<String, Value> toMap() {
        Map<String, Value> map = parent.map(Row::toMap).orElseGet(LinkedHashMap::new);
        if (parent.isPresent()) {
            map.put(name, value);
        }
        return map;
    }
}
