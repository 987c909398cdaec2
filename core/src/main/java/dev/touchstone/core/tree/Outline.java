package dev.touchstone.core.tree;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shape of a tree as a text, in the stable ids and property names of the stored format: kinds of nodes, options and words of the language stay, names are removed, and of a value only its class
 * is left. Two queries that differ in names and values alone have the same outline. Datasets and engines are no part of it.
 */
public final class Outline {
    private Outline() {}

    public static String of(Record root) {
        return String.join(" ", parts(root, ""));
    }

    /**
     * The parts of a component.
     *
     * @param property its name, by which a record without a stored id is known
     */
    private static List<String> parts(Object component, String property) {
        return switch (component) {
            case Dataset dataset -> List.of();
            case EngineId engine -> List.of();
            case Value value -> List.of(valueClass(value));
            case Record node -> List.of(node(node, property));
            case List<?> items ->
                items.stream().flatMap(item -> parts(item, property).stream()).toList();
            case Map<?, ?> map ->
                map.values().stream()
                        .flatMap(item -> parts(item, property).stream())
                        .toList();
            case Optional<?> optional ->
                optional.stream()
                        .flatMap(item -> parts(item, property).stream())
                        .toList();
            case Enum<?> word -> List.of(word.name());
            case Integer number -> List.of(number == 0 ? "zero" : "other");
            case String name -> List.of("_");
            default -> List.of();
        };
    }

    private static String node(Record node, String property) {
        List<String> parts = content(node);
        String name = StoredName.of(node).orElse(property);
        return parts.isEmpty() ? name : name + "(" + String.join(" ", parts) + ")";
    }

    private static List<String> content(Record node) {
        List<Shape.Component> components = Shape.of(node.getClass()).named(node);
        List<String> parts = new ArrayList<>();
        for (Shape.Component component : components) {
            switch (component.value()) {
                case Boolean flag when flag -> parts.add(component.name());
                case String word when component.isKeyword() -> parts.add(word);
                case String name -> {}
                case Optional<?> optional when optional.isPresent() && optional.get() instanceof String -> {}
                case List<?> words when component.isKeyword() -> words.forEach(word -> parts.add(word.toString()));
                case Record group when component.isUnwrapped() -> parts.addAll(content(group));
                case Object other -> parts.addAll(parts(other, component.name()));
            }
        }
        return parts;
    }

    /** What matters of a value to whoever gets it wrong, mostly. */
    static String valueClass(Value value) {
        return switch (value) {
            case Value.Null none -> "null";
            case Value.Real real when Double.isNaN(real.value()) -> "NaN";
            case Value.Int number -> sign(Long.signum(number.value()));
            case Value.Real real -> sign((int) Math.signum(real.value()));
            case Value.Big big -> sign(big.value().signum());
            case Value.Text text -> text.value().isEmpty() ? "empty" : "other";
            case Value.ListOf list -> list.items().isEmpty() ? "empty" : "other";
            case Value.MapOf map -> map.entries().isEmpty() ? "empty" : "other";
            case Value.Literal literal -> literal.lexical().isEmpty() ? "empty" : "other";
            case Value other -> "other";
        };
    }

    private static String sign(int signum) {
        return signum == 0 ? "zero" : signum < 0 ? "negative" : "other";
    }
}
