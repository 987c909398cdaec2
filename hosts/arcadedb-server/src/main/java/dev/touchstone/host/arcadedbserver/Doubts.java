package dev.touchstone.host.arcadedbserver;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Which texts in the answer to a statement may be two things. The JSON has dates, times, durations and what is no number as texts, and a
 * string may have the same text. The statement tells where it cannot:
 *
 * <ul>
 *   <li>One that calls no function of dates, times or durations gives none, because no property is one.
 *   <li>One that makes no texts of numbers, by {@code toString} or by joining, gives no string "NaN", unless it is told.
 * </ul>
 *
 * <p>What a statement may have stored is in doubt for all after it.
 */
final class Doubts {
    static final Doubts NONE = new Doubts(false, false);

    private static final Pattern TEMPORAL_FUNCTIONS = Pattern.compile("(?i)date|time|duration");
    private static final Pattern TEXTS_OF_NUMBERS = Pattern.compile("(?i)tostring|\\+|\\|\\||(?<!is)nan");
    private static final Pattern WRITES = Pattern.compile("(?i)create|merge|set|call|load");
    private static final Pattern NOT_A_NUMBER = Pattern.compile("(?i)nan");

    private final boolean temporals;
    private final boolean textsOfNumbers;

    private Doubts(boolean temporals, boolean textsOfNumbers) {
        this.temporals = temporals;
        this.textsOfNumbers = textsOfNumbers;
    }

    /** Those that a statement raises by itself. */
    static Doubts of(String statement, Map<String, Object> parameters) {
        return new Doubts(
                TEMPORAL_FUNCTIONS.matcher(statement).find(),
                TEXTS_OF_NUMBERS.matcher(statement).find()
                        || NOT_A_NUMBER.matcher(parameters.toString()).find());
    }

    /** Those that a property of a dataset raises. */
    static Doubts of(Object property) {
        boolean number = property == null || property instanceof Double;
        return new Doubts(
                false, !number && NOT_A_NUMBER.matcher(property.toString()).find());
    }

    Doubts and(Doubts others) {
        return new Doubts(temporals || others.temporals, textsOfNumbers || others.textsOfNumbers);
    }

    /** Those that remain after a statement for which these hold. */
    Doubts after(String statement) {
        return WRITES.matcher(statement).find() ? this : NONE;
    }

    /** Whether a string or a value of another type may have this text. */
    boolean about(String text) {
        return text.equals(Texts.NOT_A_NUMBER) ? textsOfNumbers : temporals && Texts.isTemporal(text);
    }
}
