package dev.touchstone.engines.repro;

import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.Map;

/**
 * By what a program tells that a finding is shown, where no answer is known.
 *
 * @param breaks whether it is an error, so that any answer is right
 * @param error a part of the text of that error; empty where nothing is known of it, and then no error tells anything
 */
record Symptom(boolean breaks, String error) {
    private static final int SHORTEST = 8;

    static Symptom of(Fail fail) {
        return switch (fail.kind()) {
            case INTERNAL_ERROR -> new Symptom(true, error(fail.mark()));
            case CRASH, HANG -> new Symptom(true, "");
            case WRONG_RESULT, UNEXPECTED_EXCEPTION, MISSING_EXCEPTION -> new Symptom(false, "");
        };
    }

    /** The name of the exception, without its package; of a text what it begins with, as far as it is the engine's own. */
    private static String error(String mark) {
        String first = mark.split(" < ", 2)[0];
        if (first.matches("[a-z][\\w.$]*\\.[A-Z][\\w.$]*")) {
            return first.substring(Math.max(first.lastIndexOf('.'), first.lastIndexOf('$')) + 1);
        }
        String begin = first.split("[^\\w :'.,-]|  ", 2)[0].strip();
        return begin.length() < SHORTEST ? "" : begin;
    }

    Map<String, String> places() {
        return Map.of("breaks", String.valueOf(breaks), "error", error.replace("'", ""));
    }
}
