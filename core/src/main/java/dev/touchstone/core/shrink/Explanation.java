package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.tree.Shape;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds out what does not matter in a shrunk case: a value that can be any other, and the case still fails. Of the plainest values nothing
 * is said: mostly reduction put them there, because what was there did not matter.
 */
final class Explanation {
    private final Attempts attempts;
    private final List<String> indifferent = new ArrayList<>();

    Explanation(Attempts attempts) {
        this.attempts = attempts;
    }

    List<String> indifferent() {
        visit(attempts.best(), "the query", other -> (Case) other);
        return indifferent.stream().distinct().toList();
    }

    private void visit(Object component, String where, Function<Object, Case> put) {
        switch (component) {
            case EngineId engine -> {}
            case Value value -> vary(value, where, put);
            case PropertyGraph graph when !graph.history().isEmpty() -> {}
            case PropertyGraph graph -> components(graph, "the data", put);
            case Record node -> components(node, where, put);
            case List<?> items -> items(items, where, put);
            case Map<?, ?> map -> entries(map, where, put);
            case Optional<?> optional ->
                optional.ifPresent(content -> visit(content, where, other -> put.apply(Optional.of(other))));
            default -> {}
        }
    }

    private void components(Record node, String where, Function<Object, Case> put) {
        Shape<Record> shape = Shape.of(node);
        List<Object> values = shape.components(node);
        for (int i = 0; i < values.size(); i++) {
            int place = i;
            visit(values.get(i), where, other -> put.apply(shape.make(with(values, place, other))));
        }
    }

    private void items(List<?> items, String where, Function<Object, Case> put) {
        for (int i = 0; i < items.size(); i++) {
            int place = i;
            visit(items.get(i), where, other -> put.apply(with(items, place, other)));
        }
    }

    private void entries(Map<?, ?> map, String where, Function<Object, Case> put) {
        map.forEach((key, value) -> visit(value, key + " in " + where, other -> {
            Map<Object, Object> changed = new LinkedHashMap<>(map);
            changed.put(key, other);
            return put.apply(changed);
        }));
    }

    private static List<Object> with(List<?> items, int place, Object other) {
        List<Object> changed = new ArrayList<>(items);
        changed.set(place, other);
        return changed;
    }

    private void vary(Value value, String where, Function<Object, Case> put) {
        if (SimplerValues.than(value).isEmpty()) {
            return;
        }
        List<Case> legal = others(value).stream()
                .filter(other -> !other.equals(value))
                .map(put)
                .filter(attempts::isLegal)
                .toList();
        if (!legal.isEmpty() && legal.stream().allMatch(attempts::stillFails)) {
            indifferent.add("The " + word(value) + " in " + where + " can be another.");
        }
    }

    private static List<Value> others(Value value) {
        return switch (value) {
            case Value.Int number -> List.of(new Value.Int(0), new Value.Int(7), new Value.Int(-3));
            case Value.Real real -> List.of(new Value.Real(0), new Value.Real(7.5), new Value.Real(-3));
            case Value.Text text -> List.of(new Value.Text(""), new Value.Text("b"), new Value.Text("7 x"));
            case Value.Bool flag -> List.of(new Value.Bool(!flag.value()));
            default -> List.of();
        };
    }

    private static String word(Value value) {
        return switch (value) {
            case Value.Int number -> "number " + number.value();
            case Value.Real real -> "number " + real.value();
            case Value.Text text -> "text '" + text.value() + "'";
            case Value.Bool flag -> "value " + flag.value();
            default -> "value";
        };
    }
}
