package dev.touchstone.host.tinkerpop;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Function;
import org.apache.tinkerpop.gremlin.structure.Element;

/**
 * The elements that a load has made, by Touchstone's key.
 *
 * <p>An element object of a transactional graph may be worth nothing after its transaction, and its id may be final only
 * then. So within a transaction the object is kept, and after it the id.
 */
final class Elements<E extends Element> {
    private final Map<Long, E> fresh = new HashMap<>();
    private final Map<Long, Object> ids = new HashMap<>();

    void put(long key, E element) {
        fresh.put(key, element);
    }

    E get(long key, Function<Object, Iterator<? extends E>> lookup) {
        E element = fresh.get(key);
        if (element == null) {
            Object id = ids.get(key);
            if (id == null) {
                throw new IllegalArgumentException("no element has the key " + key);
            }
            element = lookup.apply(id).next();
            fresh.put(key, element);
        }
        return element;
    }

    void remove(long key) {
        fresh.remove(key);
        ids.remove(key);
    }

    /** A transaction has ended: from now on only ids are known. */
    void settle() {
        fresh.forEach((key, element) -> ids.put(key, element.id()));
        fresh.clear();
    }

    void clear() {
        fresh.clear();
        ids.clear();
    }
}
