package dev.touchstone.host.arcadedb;

import com.arcadedb.exception.CommandParsingException;
import com.arcadedb.exception.TimeoutException;
import dev.touchstone.host.Fault;
import java.util.List;
import java.util.Set;

/**
 * What exceptions of ArcadeDB mean.
 *
 * <p>The engine's own Cypher begins a message with the word that openCypher has for the error; the translated one wraps what the
 * translator threw. What nobody foresaw is internal.
 */
final class Faults {
    private static final List<String> UNSUPPORTED = List.of(
            "UnknownFunction",
            "Unknown function",
            "not supported",
            "currently supported",
            "not implemented",
            "FeatureNotImplemented",
            "not yet supported");

    /** The kinds of errors that openCypher has for data that a statement cannot be evaluated on. */
    private static final List<String> EVALUATION = List.of(
            "TypeError",
            "ArgumentError",
            "ArithmeticError",
            "EntityNotFound",
            "ParameterMissing",
            "ConstraintVerificationFailed",
            "ConstraintValidationFailed",
            "require numeric operands");

    /** Exceptions of the translator and of the engine below it, by their simple names. */
    private static final Set<String> INTERRUPTED = Set.of("TraversalInterruptedException", "InterruptedException");

    private Faults() {}

    static Fault of(Throwable thrown) {
        Fault guess = Fault.INTERNAL;
        for (Throwable at = thrown; at != null; at = at.getCause()) {
            String message = String.valueOf(at.getMessage());
            String name = at.getClass().getSimpleName();
            if (at instanceof TimeoutException || INTERRUPTED.contains(name)) {
                return Fault.TIMEOUT;
            }
            if (UNSUPPORTED.stream().anyMatch(message::contains) || isUntranslated(at)) {
                return Fault.UNSUPPORTED;
            }
            if (EVALUATION.stream().anyMatch(message::contains) || isArithmetic(at) || isRefusal(at)) {
                return Fault.EVALUATION;
            }
            if (isSyntax(at)) {
                guess = Fault.SYNTAX;
            }
        }
        return guess;
    }

    /** What the translator has no words for, it says by this exception and the text alone. */
    private static boolean isUntranslated(Throwable thrown) {
        return thrown instanceof UnsupportedOperationException
                && thrown.getStackTrace().length > 0
                && thrown.getStackTrace()[0].getClassName().startsWith("org.opencypher.gremlin.translation.");
    }

    /** What a function or an operator of the engine's own throws where it looked at its arguments and does not take them. */
    private static boolean isRefusal(Throwable thrown) {
        boolean own = thrown.getStackTrace().length > 0
                && thrown.getStackTrace()[0].getClassName().startsWith("com.arcadedb.");
        return thrown.getCause() == null
                && thrown.getMessage() != null
                && own
                && Set.of("CommandExecutionException", "IllegalArgumentException")
                        .contains(thrown.getClass().getSimpleName());
    }

    private static boolean isArithmetic(Throwable thrown) {
        return thrown.getClass().getSimpleName().equals("ArithmeticException");
    }

    /** The translated language wraps every error of a statement into one of its text. */
    private static boolean isSyntax(Throwable thrown) {
        boolean wrapper = thrown instanceof CommandParsingException && thrown.getCause() != null;
        return thrown.getClass().getSimpleName().equals("SyntaxException")
                || (thrown instanceof CommandParsingException && !wrapper)
                || String.valueOf(thrown.getMessage()).startsWith("Syntax error");
    }
}
