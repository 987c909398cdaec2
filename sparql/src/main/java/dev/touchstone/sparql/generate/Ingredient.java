package dev.touchstone.sparql.generate;

import dev.touchstone.sparql.syntax.Function;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What may come into a query or a graph. Its id is stable: weights are given by it. */
enum Ingredient {
    // the group
    TRIPLES,
    NO_TRIPLES,
    NOTHING,
    FILTER,
    EARLY_FILTER,
    BIND,
    VALUES,
    OPTIONAL,
    UNION,
    MINUS,
    SUB_SELECT,
    GROUP,
    GRAPH,
    NOWHERE,
    OUT_OF_SCOPE,
    UNDEF,
    // triples and paths
    ANY_PREDICATE,
    BLANK,
    CONSTANT,
    OBJECT_LIST,
    PREDICATE_LIST,
    UNBOUND_AGAIN,
    PATH,
    PATH_LOOP,
    PATH_ALTERNATIVE,
    PATH_OPTION,
    PATH_STAR,
    PATH_PLUS,
    PATH_EXCEPT,
    PATH_INVERSE,
    // conditions
    EXISTS,
    NOT_EXISTS,
    JUNCTION,
    COMPARISON,
    EQUALITY,
    IN,
    NOT_IN,
    BOUND,
    REGEX,
    LANG_MATCHES,
    TRUTH_OF_NUMBER,
    TRUTH_OF_ARITHMETIC,
    TRUTH_OF_TEXT,
    TRUTH_OF_BOOLEAN,
    PREDICATE,
    // expressions
    COALESCE,
    IF,
    ARITHMETIC,
    DIVISION,
    SIGN,
    CAST,
    FUNCTION,
    SUBSTRING,
    REPLACE,
    ERROR,
    CHANCE,
    // literals
    NUMBERS_EXTREME,
    INTEGERS_DERIVED,
    RESPELLED,
    // how a query ends
    SELECT,
    SELECT_ALL,
    SELECT_EXPRESSION,
    ASK,
    CONSTRUCT,
    GROUPED,
    SLICED,
    DISTINCT,
    REDUCED,
    ORDER_BY,
    DESCENDING,
    LAST_VALUES,
    GROUP_BY,
    GROUP_BY_EXPRESSION,
    HAVING,
    COUNT,
    SUM,
    AVG,
    MIN,
    MAX,
    SAMPLE,
    GROUP_CONCAT,
    DISTINCT_AGGREGATE,
    SEPARATOR,
    LIMIT,
    OFFSET;

    /** All, and the functions. */
    static List<String> names() {
        return Stream.concat(
                        Arrays.stream(values()).map(Ingredient::id),
                        Library.functions().map(Ingredient::of))
                .toList();
    }

    static String of(Function function) {
        return function.text() + "()";
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
