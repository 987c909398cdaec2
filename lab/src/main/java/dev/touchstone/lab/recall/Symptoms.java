package dev.touchstone.lab.recall;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * How a known bug shows itself: as reported, and where somebody saw something else on a version, as seen there.
 *
 * @param observed by version
 */
record Symptoms(Symptom reported, Map<EngineId, Symptom> observed) {
    Symptoms {
        observed = Map.copyOf(observed);
    }

    /** What an engine does that it should not. */
    enum Symptom {
        WRONG_RESULT,
        EXCEPTION,
        CRASH,
        /** A report that calls it otherwise. */
        OTHER;

        /** From the words of a report. */
        static Symptom of(String words) {
            return switch (words) {
                case "wrong result" -> WRONG_RESULT;
                case "unexpected exception", "exception", "internal error" -> EXCEPTION;
                case "crash" -> CRASH;
                default -> OTHER;
            };
        }

        private static Symptom of(Kind kind) {
            return switch (kind) {
                case WRONG_RESULT, MISSING_EXCEPTION -> WRONG_RESULT;
                case INTERNAL_ERROR, UNEXPECTED_EXCEPTION -> EXCEPTION;
                case CRASH -> CRASH;
                case HANG -> OTHER;
            };
        }
    }

    /** Whether a failure of this kind on this version may be the bug. */
    boolean include(Kind kind, EngineId version) {
        Set<Symptom> here = EnumSet.of(reported, observed.getOrDefault(version, reported));
        return here.contains(Symptom.of(kind));
    }
}
