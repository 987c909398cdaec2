package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.CypherFunction.row;
import static dev.touchstone.cypher.function.Kind.BOOLEAN;
import static dev.touchstone.cypher.function.Kind.FLOAT;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.NUMBER;
import static dev.touchstone.cypher.function.Kind.STRING;
import static dev.touchstone.cypher.function.Returns.made;
import static dev.touchstone.cypher.function.Trait.INEXACT;
import static dev.touchstone.cypher.function.Trait.PARTIAL;

import java.util.List;

/** Functions of numbers, and those that make a number from nothing. */
final class NumberRows {
    private static final String WHOLE_FLOATS = "whole-floats";
    private static final String LOGARITHMS = "logarithms";
    private static final String TRIGONOMETRY = "trigonometry";
    private static final Parameters NOTHING = Parameters.of(new Kind[0]);
    private static final Parameters OF_NUMBER = Parameters.of(NUMBER);

    static final List<CypherFunction> ALL = List.of(
            row("rand", NOTHING, made(FLOAT)).needing("randomness"),
            row("timestamp", NOTHING, made(INTEGER)).needing("timestamp"),
            row("pi", NOTHING, made(FLOAT)).needing(TRIGONOMETRY),
            row("e", NOTHING, made(FLOAT)).needing(LOGARITHMS),
            ofNumber("ceil", FLOAT, "rounding", "rounding-to-floats", WHOLE_FLOATS),
            ofNumber("floor", FLOAT, "rounding", "rounding-to-floats", WHOLE_FLOATS),
            row(
                            "round",
                            Parameters.of(NUMBER, INTEGER, STRING).atLeast(1),
                            made(FLOAT).unchecked())
                    .needing("rounding", "rounding-to-floats"),
            ofNumber("abs", NUMBER, WHOLE_FLOATS),
            ofNumber("sign", INTEGER, "sign"),
            ofNumber("isNaN", BOOLEAN, "is-nan"),
            ofNumber("sqrt", FLOAT, LOGARITHMS, WHOLE_FLOATS).with(PARTIAL),
            ofNumber("exp", FLOAT, LOGARITHMS, WHOLE_FLOATS).with(INEXACT, PARTIAL),
            ofNumber("log", FLOAT, LOGARITHMS, WHOLE_FLOATS).with(INEXACT, PARTIAL),
            ofNumber("log10", FLOAT, LOGARITHMS, WHOLE_FLOATS).with(INEXACT, PARTIAL),
            ofAngle("sin").with(INEXACT),
            ofAngle("cos").with(INEXACT),
            ofAngle("tan").with(INEXACT, PARTIAL),
            ofAngle("cot").with(INEXACT, PARTIAL),
            ofAngle("asin").with(INEXACT, PARTIAL),
            ofAngle("acos").with(INEXACT, PARTIAL),
            ofAngle("atan").with(INEXACT),
            row("atan2", Parameters.of(NUMBER, NUMBER), made(FLOAT).unchecked())
                    .needing(TRIGONOMETRY, WHOLE_FLOATS)
                    .with(INEXACT),
            ofAngle("degrees").with(INEXACT),
            ofAngle("radians").with(INEXACT),
            ofNumber("haversin", FLOAT, "haversin", WHOLE_FLOATS).with(INEXACT));

    private NumberRows() {}

    private static CypherFunction ofNumber(String name, Kind result, String... features) {
        return row(name, OF_NUMBER, made(result).unchecked()).needing(features);
    }

    private static CypherFunction ofAngle(String name) {
        return ofNumber(name, FLOAT, TRIGONOMETRY, WHOLE_FLOATS);
    }
}
