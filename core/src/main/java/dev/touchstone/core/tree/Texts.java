package dev.touchstone.core.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The texts in a tree: names, and the values that are texts. Words of the language are none of them.
 *
 * @param spared nodes that are left alone
 */
public record Texts(Predicate<Record> spared) {

    /** All texts of a tree, each once, in their order. */
    public Set<String> in(Record root) {
        Set<String> texts = new LinkedHashSet<>();
        replace(root, text -> {
            texts.add(text);
            return text;
        });
        return texts;
    }

    /** The tree with every text replaced. */
    public <R extends Record> R replace(R node, UnaryOperator<String> replacement) {
        if (spared.test(node)) {
            return node;
        }
        Shape<R> shape = Shape.of(node);
        List<Object> replaced = new ArrayList<>();
        for (Shape.Component component : shape.named(node)) {
            replaced.add(component.isKeyword() ? component.value() : replaced(component.value(), replacement));
        }
        return shape.make(replaced);
    }

    private Object replaced(Object component, UnaryOperator<String> replacement) {
        return switch (component) {
            case String text -> replacement.apply(text);
            case Record node -> replace(node, replacement);
            case List<?> items ->
                items.stream().map(item -> replaced(item, replacement)).toList();
            case Optional<?> optional -> optional.map(item -> replaced(item, replacement));
            case Map<?, ?> map -> {
                Map<Object, Object> entries = new LinkedHashMap<>();
                map.forEach((key, item) -> entries.put(replaced(key, replacement), replaced(item, replacement)));
                yield entries;
            }
            default -> component;
        };
    }
}
