package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.Fault;
import java.util.List;
import java.util.Set;

/**
 * What errors of a server mean.
 *
 * <p>Its message begins with the word that openCypher has for the error, and names the causes behind arrows. What nobody foresaw is internal.
 */
final class Faults {
    private static final int FORBIDDEN = 403;
    private static final int UNAVAILABLE = 503;
    private static final String BECAUSE = " -> ";

    private static final List<String> UNSUPPORTED = List.of(
            "UnknownFunction",
            "Unknown function",
            "not supported",
            "currently supported",
            "not implemented",
            "FeatureNotImplemented",
            "not yet supported");

    /** The kinds of errors that openCypher has for data that a statement cannot be evaluated on, and the words of Java's arithmetic. */
    private static final List<String> EVALUATION = List.of(
            "TypeError",
            "ArgumentError",
            "ArithmeticError",
            "EntityNotFound",
            "ParameterMissing",
            "ConstraintVerificationFailed",
            "ConstraintValidationFailed",
            "require numeric operands",
            "/ by zero",
            "long overflow",
            "integer overflow");

    /** What a function or an operator throws that looked at its arguments and does not take them. */
    private static final Set<String> REFUSALS = Set.of("CommandExecutionException", "IllegalArgumentException");

    /** What Java throws under one of these names, and no function means. */
    private static final List<String> NO_REFUSALS =
            List.of("Comparison method violates", "java.lang.", "Illegal Capacity", "Illegal initial capacity");

    private Faults() {}

    static Fault of(Throwable thrown) {
        return thrown instanceof ServerError ? of((ServerError) thrown) : Fault.INTERNAL;
    }

    private static Fault of(ServerError error) {
        String message = error.getMessage();
        if (error.exception().equals("TimeoutException")) {
            return Fault.TIMEOUT;
        }
        if (error.status() == UNAVAILABLE || error.exception().equals("OutOfMemoryError")) {
            return Fault.RESOURCES;
        }
        if (error.status() == FORBIDDEN || UNSUPPORTED.stream().anyMatch(message::contains)) {
            return Fault.UNSUPPORTED;
        }
        if (EVALUATION.stream().anyMatch(message::contains) || isRefusal(error)) {
            return Fault.EVALUATION;
        }
        return isSyntax(error) ? Fault.SYNTAX : Fault.INTERNAL;
    }

    private static boolean isRefusal(ServerError error) {
        String message = error.getMessage();
        return REFUSALS.contains(error.exception())
                && !message.isEmpty()
                && !message.contains(BECAUSE)
                && NO_REFUSALS.stream().noneMatch(message::startsWith);
    }

    private static boolean isSyntax(ServerError error) {
        return error.exception().equals("SyntaxException")
                || error.getMessage().startsWith("Syntax error")
                || (error.exception().equals("CommandParsingException")
                        && !error.getMessage().contains(BECAUSE));
    }
}
