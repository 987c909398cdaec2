package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.CypherFunction.row;
import static dev.touchstone.cypher.function.Kind.ANY;
import static dev.touchstone.cypher.function.Kind.BOOLEAN;
import static dev.touchstone.cypher.function.Kind.DATE;
import static dev.touchstone.cypher.function.Kind.DATETIME;
import static dev.touchstone.cypher.function.Kind.DURATION;
import static dev.touchstone.cypher.function.Kind.FLOAT;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.LIST;
import static dev.touchstone.cypher.function.Kind.LOCAL_DATETIME;
import static dev.touchstone.cypher.function.Kind.LOCAL_TIME;
import static dev.touchstone.cypher.function.Kind.NUMBER;
import static dev.touchstone.cypher.function.Kind.POINT;
import static dev.touchstone.cypher.function.Kind.STRING;
import static dev.touchstone.cypher.function.Kind.TIME;
import static dev.touchstone.cypher.function.Parameters.oneOf;
import static dev.touchstone.cypher.function.Returns.listOf;
import static dev.touchstone.cypher.function.Returns.made;

import dev.touchstone.cypher.function.Parameters.Parameter;
import java.util.List;

/** Conversions: each of a value, of a value that may be of any kind, and of the items of a list. */
final class ConversionRows {
    private static final String VALUES = "conversions";
    private static final String OR_NULL = "conversions-or-null";
    private static final String LISTS = "conversions-of-lists";
    /** A dialect without it writes floats in another way. */
    private static final String AS_TEXT = "floats-as-text";

    private static final Parameters ANYTHING = Parameters.of(ANY);
    private static final Parameters A_LIST = Parameters.of(LIST);
    private static final Parameter TEXTUAL =
            oneOf(STRING, BOOLEAN, NUMBER, DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME, DURATION, POINT);

    static final List<CypherFunction> ALL = List.of(
            row("toBoolean", Parameters.of(oneOf(BOOLEAN, INTEGER, STRING)), made(BOOLEAN))
                    .needing(VALUES),
            row("toBooleanOrNull", ANYTHING, made(BOOLEAN)).needing(OR_NULL),
            row("toBooleanList", A_LIST, listOf(BOOLEAN)).needing(LISTS),
            row("toInteger", Parameters.of(oneOf(BOOLEAN, NUMBER, STRING)), made(INTEGER))
                    .needing(VALUES),
            row("toIntegerOrNull", ANYTHING, made(INTEGER)).needing(OR_NULL),
            row("toIntegerList", A_LIST, listOf(INTEGER)).needing(LISTS),
            row("toFloat", Parameters.of(oneOf(NUMBER, STRING)), made(FLOAT)).needing(VALUES),
            row("toFloatOrNull", ANYTHING, made(FLOAT)).needing(OR_NULL),
            row("toFloatList", A_LIST, listOf(FLOAT)).needing(LISTS),
            row("toString", Parameters.of(TEXTUAL), made(STRING)).needing("to-string", AS_TEXT),
            row("toStringOrNull", ANYTHING, made(STRING)).needing(OR_NULL, AS_TEXT),
            row("toStringList", A_LIST, listOf(STRING)).needing(LISTS, AS_TEXT));

    private ConversionRows() {}
}
