package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.CypherFunction.row;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.STRING;
import static dev.touchstone.cypher.function.Returns.listOf;
import static dev.touchstone.cypher.function.Returns.made;

import java.util.List;

/** Functions of strings. */
final class StringRows {
    private static final Parameters A_STRING = Parameters.of(STRING);
    private static final Parameters WITH_LENGTH = Parameters.of(STRING, INTEGER);

    static final List<CypherFunction> ALL = List.of(
            row("randomUUID", Parameters.of(new Kind[0]), made(STRING)).needing("randomness"),
            ofString("toUpper", "to-lower-and-upper"),
            ofString("toLower", "to-lower-and-upper"),
            ofString("trim", "trimming"),
            ofString("lTrim", "trimming"),
            ofString("rTrim", "trimming"),
            ofString("lower", "lower-and-upper"),
            ofString("upper", "lower-and-upper"),
            row("char_length", A_STRING, made(INTEGER)).needing("character-length"),
            row("character_length", A_STRING, made(INTEGER)).needing("character-length"),
            row("left", WITH_LENGTH, made(STRING)).needing("substrings"),
            row("right", WITH_LENGTH, made(STRING)).needing("substrings"),
            row("substring", Parameters.of(STRING, INTEGER, INTEGER).atLeast(2), made(STRING))
                    .needing("substrings"),
            row("replace", Parameters.of(STRING, STRING, STRING), made(STRING)).needing("replace"),
            row("split", Parameters.of(STRING, STRING), listOf(STRING)).needing("split"));

    private StringRows() {}

    private static CypherFunction ofString(String name, String group) {
        return row(name, A_STRING, made(STRING)).needing(group);
    }
}
