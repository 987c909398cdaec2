package dev.touchstone.cypher.function;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The functions that a query can call: those of openCypher 9, with its temporal and spatial ones. Names are found in any case.
 *
 * <p>Whoever must know something of a function takes it from its row: checks the kinds and numbers of arguments, dialects what an engine
 * must have, the evaluator arity and nulls, the partition oracle how aggregations combine, shrinking the kind of results, the generator
 * what it can call. What a function computes is in {@code reference.value}, which has an implementation for every row and no others.
 */
public final class FunctionTable {
    private static final Map<String, CypherFunction> BY_NAME = byName();

    private FunctionTable() {}

    public static Optional<CypherFunction> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The function of a name that must be there. */
    public static CypherFunction get(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("no function of Cypher: " + name));
    }

    /** All rows, in an order that does not change. */
    public static List<CypherFunction> all() {
        return List.copyOf(BY_NAME.values());
    }

    /** The function that makes a value of this kind from text or a map. */
    public static CypherFunction constructorOf(Kind kind) {
        return BY_NAME.values().stream()
                .filter(row -> row.is(Trait.CONSTRUCTS) && row.gives(kind))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no function makes a " + kind));
    }

    public static boolean aggregates(String name) {
        return find(name).filter(CypherFunction::aggregates).isPresent();
    }

    private static Map<String, CypherFunction> byName() {
        Map<String, CypherFunction> rows = new LinkedHashMap<>();
        Stream.of(
                        AggregationRows.ALL,
                        ElementRows.ALL,
                        ListRows.ALL,
                        NumberRows.ALL,
                        StringRows.ALL,
                        ConversionRows.ALL,
                        TemporalRows.ALL)
                .flatMap(List::stream)
                .forEach(row -> {
                    if (rows.put(row.name().toLowerCase(Locale.ROOT), row) != null) {
                        throw new IllegalStateException("two rows for " + row.name());
                    }
                });
        return Collections.unmodifiableMap(rows);
    }
}
