package dev.touchstone.core.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Immutable maps that keep their order, which {@code Map.copyOf} does not: its order changes from JVM to JVM. */
public final class Ordered {
    private Ordered() {}

    public static <K, V> Map<K, V> copyOf(Map<K, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
