package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.Element;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Route;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.tinkerpop.gremlin.process.traversal.Path;
import org.apache.tinkerpop.gremlin.process.traversal.step.util.Tree;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Property;
import org.apache.tinkerpop.gremlin.structure.T;

/** Turns what a traversal gives into values that can travel. */
public final class Answers {
    private final NativeIds nativeIds;
    private final Function<org.apache.tinkerpop.gremlin.structure.Element, Object> keys;

    /** The values that are being turned, from the outermost on. */
    private final Set<Object> within = Collections.newSetFromMap(new IdentityHashMap<>());

    Answers(NativeIds nativeIds) {
        this(nativeIds, Answers::storedKey);
    }

    /** @param keys finds the key of an element, or null where it has none */
    public Answers(NativeIds nativeIds, Function<org.apache.tinkerpop.gremlin.structure.Element, Object> keys) {
        this.nativeIds = nativeIds;
        this.keys = keys;
    }

    /** The key that an element carries, or null where it has none. */
    public static Object storedKey(org.apache.tinkerpop.gremlin.structure.Element element) {
        Iterator<? extends Property<?>> keys = element.properties(Element.KEY);
        return keys.hasNext() ? keys.next().value() : null;
    }

    public Object wireValue(Object value) {
        if (value == null || value instanceof String || value instanceof Number || value instanceof Boolean) {
            return value;
        }
        if (value instanceof Character) {
            return value.toString();
        }
        if (value instanceof Property) {
            return property((Property<?>) value);
        }
        if (value instanceof org.apache.tinkerpop.gremlin.structure.Element) {
            return element((org.apache.tinkerpop.gremlin.structure.Element) value);
        }
        if (value instanceof Path) {
            return new Route(list(((Path) value).objects().iterator()));
        }
        if (value instanceof Enum) {
            return ((Enum<?>) value).name();
        }
        return compound(value);
    }

    /** What contains itself, as a side effect can that is put aside in itself, is told by its type where it comes again. */
    private Object compound(Object value) {
        if (!within.add(value)) {
            return new Foreign(value.getClass().getName(), "contains itself");
        }
        try {
            return content(value);
        } finally {
            within.remove(value);
        }
    }

    private Object content(Object value) {
        if (value instanceof Tree) {
            return new Foreign(Tree.class.getName(), value.toString());
        }
        if (value instanceof Map) {
            return map(((Map<?, ?>) value).entrySet());
        }
        if (value instanceof Map.Entry) {
            return map(List.of((Map.Entry<?, ?>) value));
        }
        if (value instanceof Collection) {
            return list(((Collection<?>) value).iterator());
        }
        if (value instanceof Iterator) {
            return list((Iterator<?>) value);
        }
        return value.getClass().isArray() ? array(value) : Moments.wireValue(value);
    }

    private Object element(org.apache.tinkerpop.gremlin.structure.Element element) {
        boolean edge = element instanceof Edge;
        Object key = keys.apply(element);
        if (key instanceof Long || key instanceof Integer) {
            return Element.keyed(edge, ((Number) key).longValue(), nativeIds.handle(element.id()));
        }
        return Element.unkeyed(edge, nativeIds.handle(element.id()), List.of(element.label()), properties(element));
    }

    /** A key with several values, which a vertex can have, holds the list of them. */
    private Map<String, Object> properties(org.apache.tinkerpop.gremlin.structure.Element element) {
        Map<String, List<Object>> values = new LinkedHashMap<>();
        element.properties()
                .forEachRemaining(property -> values.computeIfAbsent(property.key(), key -> new ArrayList<>())
                        .add(wireValue(property.value())));
        Map<String, Object> properties = new LinkedHashMap<>();
        values.forEach((key, all) -> properties.put(key, all.size() == 1 ? all.get(0) : all));
        return properties;
    }

    private Object property(Property<?> property) {
        if (!property.isPresent()) {
            return new Foreign(Property.class.getName(), property.toString());
        }
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("key", property.key());
        map.put("value", wireValue(property.value()));
        return map;
    }

    /**
     * Different keys, such as two properties with the same key and value, can look alike on the wire. No entry may get
     * lost: such a map travels as the list of its entries, each a map of its own.
     */
    private Object map(Collection<? extends Map.Entry<?, ?>> entries) {
        Map<Object, Object> map = new LinkedHashMap<>();
        List<Object> apart = new ArrayList<>();
        for (Map.Entry<?, ?> entry : entries) {
            Object key = wireValue(entry.getKey());
            Object value = entry.getKey() == T.id ? nativeIds.handle(entry.getValue()) : wireValue(entry.getValue());
            map.put(key, value);
            apart.add(Collections.singletonMap(key, value));
        }
        return map.size() == apart.size() ? map : apart;
    }

    private List<Object> list(Iterator<?> items) {
        List<Object> list = new ArrayList<>();
        items.forEachRemaining(item -> list.add(wireValue(item)));
        return list;
    }

    private List<Object> array(Object array) {
        Object[] items = new Object[Array.getLength(array)];
        Arrays.setAll(items, index -> wireValue(Array.get(array, index)));
        return Arrays.asList(items);
    }
}
