package dev.touchstone.cypher.generate;

import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What random queries are made of. A round says how often each comes; see {@link dev.touchstone.core.generate.Mix}. */
enum Ingredient {
    MATCH,
    OPTIONAL_MATCH,
    UNWIND,
    WITH,
    CALL,
    UNION,
    WHERE,

    /** More than one pattern in a clause. */
    SEVERAL_PATTERNS,
    /** A pattern that is one node, which is known already. */
    KNOWN_NODE,
    /** A pattern that is one node, which an OPTIONAL MATCH has not found. */
    MISSING_NODE,
    /** A relationship that is known already. */
    KNOWN_RELATIONSHIP,
    /** A pattern that is cut out of the graph. */
    CUT_PATTERN,
    /** The same, with one thing changed. */
    CHANGED_PATTERN,
    /** A pattern of any labels and types. */
    LOOSE_PATTERN,
    LABELS,
    UNKNOWN_NAME,
    ANONYMOUS,
    INLINE_PROPERTIES,
    INLINE_EXPRESSION,
    NAMED_PATH,
    VARIABLE_LENGTH,
    NO_UPPER_BOUND,
    QUANTIFIED_PATH,
    SHORTEST_PATH,
    UNDIRECTED,

    DISTINCT,
    STAR,
    ORDER_BY,
    SKIP_OR_LIMIT,
    MANY_COLUMNS,
    AGGREGATION,
    /** Nothing but the number of rows. */
    COUNTED,
    COLLECT,
    DISTINCT_AGGREGATE,

    COMPARISON,
    CHAINED_COMPARISON,
    IS_NULL,
    IN,
    TEXT_OPERATOR,
    REGULAR_EXPRESSION,
    LOGIC,
    NOT,
    LABEL_PREDICATE,
    QUANTIFIER,
    SUBQUERY,
    PATTERN_PREDICATE,
    SELDOM_FUNCTION,
    CASE,
    COALESCE,
    MAP,
    ARITHMETIC,
    EXTREME_CONSTANT,
    NULL,

    CREATE,
    MERGE,
    SET,
    REMOVE,
    DELETE,
    FOREACH,
    CALL_THAT_WRITES;

    /** All, and the functions. */
    static List<String> names() {
        return Stream.concat(
                        Arrays.stream(values()).map(Ingredient::id),
                        FunctionTable.all().stream().map(Ingredient::of))
                .toList();
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String of(CypherFunction function) {
        return function.name() + "()";
    }
}
