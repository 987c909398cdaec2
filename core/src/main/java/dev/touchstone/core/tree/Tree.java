package dev.touchstone.core.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What can be done with any syntax tree. Its nodes are records, and the branches of a node are those of its components that are
 * records, in lists, optionals and the values of maps as well. So no language has to write this down for its own nodes.
 */
public final class Tree {
    private Tree() {}

    /** The nodes right below a node, from left to right. */
    public static List<Record> children(Record node) {
        List<Record> children = new ArrayList<>();
        forEachChild(node, children::add);
        return List.copyOf(children);
    }

    /** All nodes of a tree, each before those below it. */
    public static Stream<Record> nodes(Record root) {
        List<Record> nodes = new ArrayList<>();
        collect(root, nodes);
        return nodes.stream();
    }

    private static void collect(Record node, List<Record> nodes) {
        nodes.add(node);
        forEachChild(node, child -> collect(child, nodes));
    }

    private static void forEachChild(Record node, Consumer<Record> action) {
        Shape.of(node.getClass()).components(node).forEach(component -> forEachRecord(component, action));
    }

    private static void forEachRecord(Object component, Consumer<Record> action) {
        switch (component) {
            case Record node -> action.accept(node);
            case List<?> items -> items.forEach(item -> forEachRecord(item, action));
            case Optional<?> optional -> optional.ifPresent(item -> forEachRecord(item, action));
            case Map<?, ?> map -> map.values().forEach(item -> forEachRecord(item, action));
            default -> {
                // A leaf.
            }
        }
    }

    /** The node with each of the nodes right below it replaced. What replaces a node must fit into its place. */
    public static <R extends Record> R withChildren(R node, UnaryOperator<Record> replacement) {
        Shape<R> shape = Shape.of(node);
        List<Object> components = shape.components(node);
        List<Object> replaced = components.stream()
                .map(component -> replace(component, replacement))
                .toList();
        return replaced.equals(components) ? node : shape.make(replaced);
    }

    /** The tree with every node replaced, from the leaves to the root. */
    public static Record rewrite(Record root, UnaryOperator<Record> replacement) {
        return replacement.apply(withChildren(root, child -> rewrite(child, replacement)));
    }

    private static Object replace(Object component, UnaryOperator<Record> replacement) {
        return switch (component) {
            case Record node -> replacement.apply(node);
            case List<?> items ->
                items.stream().map(item -> replace(item, replacement)).toList();
            case Optional<?> optional -> optional.map(item -> replace(item, replacement));
            case Map<?, ?> map -> {
                Map<Object, Object> replaced = new LinkedHashMap<>();
                map.forEach((key, item) -> replaced.put(key, replace(item, replacement)));
                yield replaced;
            }
            default -> component;
        };
    }
}
