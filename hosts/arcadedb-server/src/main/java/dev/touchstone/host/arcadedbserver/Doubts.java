package dev.touchstone.host.arcadedbserver;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Which texts in the answer to a statement may be two things. The JSON has dates, times, durations and what is no number as texts, and a
 * string may have the same text. The statement tells where it cannot:
 *
 * <ul>
 *   <li>One that calls no function of dates, times or durations gives none, because no property is one.
 *   <li>One that makes no texts of numbers, by {@code toString} or {@code +}, gives no string "NaN", unless it is told or stored.
 * </ul>
 */
final class Doubts {
    private static final Pattern TEMPORAL_FUNCTIONS = Pattern.compile("(?i)date|time|duration");
    private static final Pattern TEXTS_OF_NUMBERS = Pattern.compile("(?i)tostring|\\+|(?<!is)nan");
    private static final Pattern NOT_A_NUMBER = Pattern.compile("(?i)nan");

    private final boolean temporals;
    private final boolean textsOfNumbers;

    private Doubts(boolean temporals, boolean textsOfNumbers) {
        this.temporals = temporals;
        this.textsOfNumbers = textsOfNumbers;
    }

    /** @param stored whether a string of the dataset has the text in it */
    static Doubts of(String statement, Map<String, Object> parameters, boolean stored) {
        return new Doubts(
                TEMPORAL_FUNCTIONS.matcher(statement).find(),
                stored
                        || TEXTS_OF_NUMBERS.matcher(statement).find()
                        || NOT_A_NUMBER.matcher(parameters.toString()).find());
    }

    /** Whether the string of a dataset leaves a doubt in the answers of every statement. */
    static boolean isRaisedBy(Object property) {
        return property != null && NOT_A_NUMBER.matcher(property.toString()).find() && !(property instanceof Double);
    }

    /** Whether a string or a value of another type may have this text. */
    boolean about(String text) {
        return text.equals(Texts.NOT_A_NUMBER) ? textsOfNumbers : temporals && Texts.isTemporal(text);
    }
}
