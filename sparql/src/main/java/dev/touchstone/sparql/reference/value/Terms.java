package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.math.BigInteger;
import java.util.Optional;

/** Short ways to make terms and to look into them. */
public final class Terms {
    public static final Literal TRUE = new Literal("true", Xsd.BOOLEAN, "");
    public static final Literal FALSE = new Literal("false", Xsd.BOOLEAN, "");

    private Terms() {}

    public static Term of(boolean value) {
        return value ? TRUE : FALSE;
    }

    public static Term integer(long value) {
        return new Numeric.Whole(BigInteger.valueOf(value)).literal();
    }

    public static Literal string(String value) {
        return new Literal(value, Xsd.STRING, "");
    }

    /** A string with a language, or without where that is empty. */
    static Literal string(String value, String language) {
        return language.isEmpty() ? string(value) : new Literal(value, Xsd.LANG_STRING, language);
    }

    static boolean isSimple(Term term) {
        return term instanceof Literal literal && literal.datatype().equals(Xsd.STRING);
    }

    static boolean isLanguageString(Term term) {
        return term instanceof Literal literal && !literal.language().isEmpty();
    }

    /** The text of a string without a language. */
    static Optional<String> simple(Term term) {
        return isSimple(term) ? Optional.of(((Literal) term).lexical()) : Optional.empty();
    }

    /** A string, with a language or without. */
    static Optional<Literal> stringLiteral(Term term) {
        return isSimple(term) || isLanguageString(term) ? Optional.of((Literal) term) : Optional.empty();
    }

    /** The value of a boolean whose lexical form is one. */
    static Optional<Boolean> bool(Term term) {
        if (!(term instanceof Literal literal) || !literal.datatype().equals(Xsd.BOOLEAN)) {
            return Optional.empty();
        }
        return switch (literal.lexical()) {
            case "true", "1" -> Optional.of(true);
            case "false", "0" -> Optional.of(false);
            default -> Optional.empty();
        };
    }
}
