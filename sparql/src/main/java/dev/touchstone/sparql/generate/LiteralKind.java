package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Literal;
import java.util.List;

/** The kinds of literals that predicates lead to, each with forms that every store keeps and forms that some stores rewrite. */
enum LiteralKind {
    INTEGER("integer"),
    DECIMAL("decimal"),
    DOUBLE("double"),
    FLOAT("float"),
    STRING("string"),
    LANGUAGE_STRING("langString"),
    BOOLEAN("boolean"),
    DATE("date"),
    DATE_TIME("dateTime"),
    /** Of a type that SPARQL does not know: in wild graphs alone. */
    OTHER("time");

    static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    private static final String LANG_STRING = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";

    /** Those that SPARQL's operators know. */
    static final List<LiteralKind> KNOWN =
            List.of(INTEGER, DECIMAL, DOUBLE, FLOAT, STRING, LANGUAGE_STRING, BOOLEAN, DATE, DATE_TIME);

    private static final List<String> DERIVED = List.of(
            "int",
            "long",
            "short",
            "byte",
            "nonNegativeInteger",
            "positiveInteger",
            "unsignedInt",
            "unsignedByte",
            "negativeInteger",
            "nonPositiveInteger");

    private final String type;

    LiteralKind(String type) {
        this.type = type;
    }

    boolean isReal() {
        return this == DOUBLE || this == FLOAT;
    }

    /** In canonical form. Sums of these reals are exact whatever the order, and no decimal is a whole number. */
    Literal canonical(Choices choices) {
        return switch (this) {
            case INTEGER ->
                typed(Integer.toString(choices.chance(0.7) ? choices.between(0, 9) : choices.between(-20, 120)));
            case DECIMAL -> typed(choices.between(-3, 9) + choices.pickOf(".5", ".25", ".75"));
            case DOUBLE, FLOAT ->
                typed(sign(choices) + choices.between(1, 9) + choices.pickOf(".0E0", ".5E0", ".25E1", ".5E1"));
            case STRING -> typed(word(choices));
            case LANGUAGE_STRING -> new Literal(word(choices), LANG_STRING, choices.pickOf("en", "de", "en-US"));
            case BOOLEAN -> typed(choices.pickOf("true", "false"));
            case DATE -> typed(day(choices));
            case DATE_TIME -> typed(day(choices) + "T" + time(choices) + "Z");
            case OTHER -> typed(time(choices));
        };
    }

    /** As it must come back all the same: other ways to write a value, ranges of numbers, what is no value at all. */
    Literal wild(Choices choices) {
        if (choices.chance(0.06)) {
            return typed(choices.pickOf("abc", "", "1x"));
        }
        return switch (this) {
            case INTEGER ->
                choices.chance(0.5) ? derived(choices) : typed(choices.pickOf("01", "+3", "-0", "007", "1"));
            case DECIMAL -> typed(choices.pickOf("1.50", "01.5", "2.0", "3", "+0.5", "-.5", "1.5"));
            case DOUBLE, FLOAT ->
                typed(choices.pickOf("NaN", "INF", "-INF", "1", "1.5", "15e-1", "-0.0", "0", "1.5E0"));
            case BOOLEAN -> typed(choices.pickOf("1", "0", "true", "false"));
            case DATE -> typed(day(choices) + choices.pickOf("", "Z", "+14:00"));
            case DATE_TIME ->
                typed(day(choices) + "T" + time(choices) + choices.pickOf("", ".5", ".50")
                        + choices.pickOf("", "Z", "+05:30", "-00:00", "+00:00"));
            case LANGUAGE_STRING -> new Literal(word(choices), LANG_STRING, choices.pickOf("en", "en-US", "de-DE"));
            case STRING, OTHER -> canonical(choices);
        };
    }

    private static Literal derived(Choices choices) {
        String derived = choices.pick(DERIVED);
        String sign = derived.equals("negativeInteger") || derived.equals("nonPositiveInteger") ? "-" : "";
        return new Literal(sign + choices.between(1, 9), XSD + derived, "");
    }

    private Literal typed(String lexical) {
        return new Literal(
                lexical, this == LANGUAGE_STRING ? LANG_STRING : XSD + type, this == LANGUAGE_STRING ? "en" : "");
    }

    private static String sign(Choices choices) {
        return choices.chance(0.2) ? "-" : "";
    }

    private static String word(Choices choices) {
        return choices.pickOf(
                "", "a", "b", "ab", "ba", "B", "Ab", "x y", "é", "\"q\"", "a\nb", "Touch", "stone", "10", "9", "😀");
    }

    private static String day(Choices choices) {
        return "20" + choices.between(19, 24) + "-0" + choices.between(1, 9) + "-" + choices.pickOf("01", "15", "28");
    }

    private static String time(Choices choices) {
        return choices.pickOf("00:00:00", "09:30:00", "12:00:00", "23:59:59");
    }
}
