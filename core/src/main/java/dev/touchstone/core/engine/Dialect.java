package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.PropertyType;
import java.util.List;
import java.util.stream.Stream;

/**
 * What one engine's version of a language supports. Statements are written, and datasets made, within it.
 *
 * @param types the property types that the engine keeps
 * @param features what it can do beyond what every engine of its language can, by names that the language defines
 * @param withheld features that are there and are not to be used: what is written does without them on every engine
 */
public record Dialect(String language, List<PropertyType> types, List<String> features, List<String> withheld) {
    public Dialect {
        types = List.copyOf(types);
        features = List.copyOf(features);
        withheld = List.copyOf(withheld);
    }

    /** One of which everything may be used. */
    public Dialect(String language, List<PropertyType> types, List<String> features) {
        this(language, types, features, List.of());
    }

    /** The feature of engines that can index the edges of a type by a property. */
    public static final String EDGE_INDEXES = "edge-indexes";

    /** The feature of engines that can keep a property of the nodes with a label unique. */
    public static final String UNIQUENESS_CONSTRAINTS = "uniqueness-constraints";

    /** The feature of engines that want {@code CREATE CONSTRAINT ON (n:Label) ASSERT n.property IS UNIQUE}; others want FOR and REQUIRE. */
    public static final String CONSTRAINTS_ASSERT = "constraints-assert";

    /** The feature of engines that want {@code CREATE INDEX ON :Label(property)}. */
    public static final String INDEX_ON = "index-on";

    /** The feature of engines whose indexes have no names. */
    public static final String UNNAMED_INDEXES = "unnamed-indexes";

    /** The feature of engines that want a table for every label, before the first node. */
    public static final String TABLES_FIRST = "tables-first";

    /** The feature of engines whose labels and indexes are made by SQL. */
    public static final String TYPES_IN_SQL = "types-in-sql";

    /** The feature of engines that give an element once for every time that its id is asked for in one statement. */
    public static final String REPEATED_IDS = "repeated-ids";

    /** The feature of engines whose manual says that a pattern may pass an edge again. */
    public static final String WALKS = "walks";

    /** The feature of engines that store -0.0 as 0.0, so that datasets have no -0.0. */
    public static final String UNSIGNED_ZEROS = "unsigned-zeros";

    /** What no statement alone can probe: how datasets may be made, how that is written, what ids of the engine's own do, and what a manual promises. */
    public static final List<String> NOT_PROBED = List.of(
            EDGE_INDEXES,
            UNIQUENESS_CONSTRAINTS,
            CONSTRAINTS_ASSERT,
            INDEX_ON,
            UNNAMED_INDEXES,
            TABLES_FIRST,
            TYPES_IN_SQL,
            REPEATED_IDS,
            UNSIGNED_ZEROS,
            WALKS);

    public boolean has(String feature) {
        return features.contains(feature);
    }

    /** What both support. */
    public Dialect intersect(Dialect other) {
        return new Dialect(
                language,
                types.stream().filter(other.types::contains).toList(),
                features.stream().filter(other.features::contains).toList(),
                union(withheld, other.withheld));
    }

    /** The same without the use of some of its features. */
    public Dialect withhold(List<String> unused) {
        return new Dialect(
                language,
                types,
                features.stream().filter(feature -> !unused.contains(feature)).toList(),
                union(withheld, unused));
    }

    private static List<String> union(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).distinct().toList();
    }

    /** The same with one feature more. */
    public Dialect and(String feature) {
        return and(List.of(feature));
    }

    /** The same with some features more. */
    public Dialect and(List<String> more) {
        return new Dialect(language, types, union(features, more), withheld);
    }
}
