package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.PropertyType;
import java.util.List;

/**
 * What one engine's version of a language supports. Statements are written, and datasets made, within it.
 *
 * @param types the property types that the engine keeps
 * @param features what it can do beyond what every engine of its language can, by names that the language defines
 */
public record Dialect(String language, List<PropertyType> types, List<String> features) {
    public Dialect {
        types = List.copyOf(types);
        features = List.copyOf(features);
    }

    /** The feature of engines that can index the edges of a type by a property. */
    public static final String EDGE_INDEXES = "edge-indexes";

    public boolean has(String feature) {
        return features.contains(feature);
    }

    /** What both support. */
    public Dialect intersect(Dialect other) {
        return new Dialect(
                language,
                types.stream().filter(other.types::contains).toList(),
                features.stream().filter(other.features::contains).toList());
    }
}
