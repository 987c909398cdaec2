package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Literal;
import java.util.List;

/**
 * The kinds of literals that predicates lead to, each with forms that every store keeps, forms that some stores rewrite and that have the
 * same value then, and forms that must come back as they are.
 */
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
    private static final double EXTREME = 0.12;

    /** Those that SPARQL's operators know. */
    static final List<LiteralKind> KNOWN =
            List.of(INTEGER, DECIMAL, DOUBLE, FLOAT, STRING, LANGUAGE_STRING, BOOLEAN, DATE, DATE_TIME);

    private final String type;

    LiteralKind(String type) {
        this.type = type;
    }

    boolean isReal() {
        return this == DOUBLE || this == FLOAT;
    }

    boolean isNumber() {
        return isReal() || this == INTEGER || this == DECIMAL;
    }

    /** In canonical form. Sums of the common reals are exact whatever the order, and no decimal is a whole number. */
    Literal canonical(MixedChoices mix) {
        return isNumber() && mix.comes(Ingredient.NUMBERS_EXTREME, EXTREME)
                ? typed(ExtremeNumbers.of(this, mix.choices()))
                : common(mix.choices());
    }

    private Literal common(Choices choices) {
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

    /** A number of a derived type, or one that is not in canonical form; of other kinds one that is. */
    Literal respelled(MixedChoices mix) {
        Choices choices = mix.choices();
        return switch (this) {
            case INTEGER ->
                mix.comes(Ingredient.INTEGERS_DERIVED, 0.6)
                        ? DerivedIntegers.any(choices)
                        : typed(choices.pickOf("", "+") + choices.pickOf("0", "00") + choices.between(1, 99));
            case DECIMAL ->
                typed(choices.pickOf("", "+", "-") + choices.pickOf("1.50", "01.5", "00.25", ".5", ".750", "2.5000"));
            case DOUBLE, FLOAT ->
                typed(choices.pickOf("1.5", "15e-1", "+2.5E0", "025.0e-1", "7", "-0.5", "3e2", "1.5E+1", "0.00015E4"));
            case STRING, LANGUAGE_STRING, BOOLEAN, DATE, DATE_TIME, OTHER -> canonical(mix);
        };
    }

    /** The same number of the type itself. */
    Literal untyped(Literal derived) {
        return typed(derived.lexical());
    }

    /** As it must come back all the same: other ways to write a value, ranges of numbers, what is no value at all. */
    Literal wild(MixedChoices mix) {
        Choices choices = mix.choices();
        if (choices.chance(0.06)) {
            return typed(choices.pickOf("abc", "", "1x"));
        }
        return switch (this) {
            case INTEGER ->
                choices.chance(0.5)
                        ? DerivedIntegers.any(choices)
                        : typed(choices.pickOf("01", "+3", "-0", "007", "1", "99999999999999999999"));
            case DECIMAL -> typed(choices.pickOf("1.50", "01.5", "2.0", "3", "+0.5", "-.5", "1.5", "-0.0"));
            case DOUBLE, FLOAT ->
                typed(choices.pickOf("NaN", "INF", "-INF", "1", "1.5", "15e-1", "-0.0", "0", "1.5E0", "1e-320"));
            case BOOLEAN -> typed(choices.pickOf("1", "0", "true", "false"));
            case DATE -> typed(day(choices) + choices.pickOf("", "Z", "+14:00"));
            case DATE_TIME ->
                typed(day(choices) + "T" + time(choices) + choices.pickOf("", ".5", ".50")
                        + choices.pickOf("", "Z", "+05:30", "-00:00", "+00:00"));
            case LANGUAGE_STRING -> new Literal(word(choices), LANG_STRING, choices.pickOf("en", "en-US", "de-DE"));
            case STRING, OTHER -> canonical(mix);
        };
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
