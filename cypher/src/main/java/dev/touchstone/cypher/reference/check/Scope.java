package dev.touchstone.cypher.reference.check;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.cypher.reference.error.CypherError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables that can be used at a place in a query, with what is known of their values. */
record Scope(Map<String, Type> variables) {
    static final Scope EMPTY = new Scope(Map.of());

    Scope {
        variables = Ordered.copyOf(variables);
    }

    List<String> names() {
        return List.copyOf(variables.keySet());
    }

    boolean has(String variable) {
        return variables.containsKey(variable);
    }

    Optional<Type> find(String variable) {
        return Optional.ofNullable(variables.get(variable));
    }

    /** What is known of a variable; a {@link CypherError} where there is no such variable. */
    Type typeOf(String variable) {
        return find(variable)
                .orElseThrow(() -> CypherError.syntax("UndefinedVariable", "There is no variable " + variable));
    }

    /** This and one more variable, which hides one of the same name. */
    Scope with(String variable, Type type) {
        Map<String, Type> more = new LinkedHashMap<>(variables);
        more.put(variable, type);
        return new Scope(more);
    }

    /** This and a variable that must be new. */
    Scope withNew(String variable, Type type) {
        if (has(variable)) {
            throw CypherError.syntax("VariableAlreadyBound", "The variable " + variable + " exists already");
        }
        return with(variable, type);
    }

    /** This without the variables of the other. */
    Scope without(Scope other) {
        Map<String, Type> fewer = new LinkedHashMap<>(variables);
        fewer.keySet().removeAll(other.variables.keySet());
        return new Scope(fewer);
    }

    /** This and all variables of the other, which hide those of the same name. */
    Scope with(Scope other) {
        Map<String, Type> more = new LinkedHashMap<>(variables);
        more.putAll(other.variables);
        return new Scope(more);
    }
}
