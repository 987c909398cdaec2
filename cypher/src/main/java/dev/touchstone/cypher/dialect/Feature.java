package dev.touchstone.cypher.dialect;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Something that not every engine's Cypher has. */
public sealed interface Feature permits Construct, FunctionGroup {

    /** The name of the constant. */
    String name();

    /** A query on {@link ProbeGraph} that uses the feature, and returns one column. */
    String query();

    /** What the query returns, in any order, where the engine has the feature. */
    List<Value> answer();

    /** Whether an engine without the feature refuses the query; else it may answer, but not so. */
    boolean refused();

    /** The name in dialects and in the catalogue, such as {@code list-comprehension}. */
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    default boolean in(Dialect dialect) {
        return dialect.has(key());
    }

    static List<Feature> all() {
        return Stream.<Feature>concat(Stream.of(Construct.values()), Stream.of(FunctionGroup.values()))
                .toList();
    }
}
