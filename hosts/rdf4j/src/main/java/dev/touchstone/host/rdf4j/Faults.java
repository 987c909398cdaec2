package dev.touchstone.host.rdf4j;

import dev.touchstone.host.Fault;
import java.util.regex.PatternSyntaxException;
import org.eclipse.rdf4j.query.MalformedQueryException;
import org.eclipse.rdf4j.query.QueryInterruptedException;
import org.eclipse.rdf4j.query.UnsupportedQueryLanguageException;
import org.eclipse.rdf4j.rio.RDFParseException;

/**
 * What RDF4J's exceptions mean.
 *
 * <p>Most of what goes wrong comes out as a plain exception of RDF4J with something else inside, so that it is the innermost one
 * that counts. RDF4J's own exceptions that no list has are complaints about the data; what Java throws by itself is
 * {@link Fault#INTERNAL}.
 */
final class Faults {
    private Faults() {}

    static Fault meaning(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof QueryInterruptedException) {
                return Fault.TIMEOUT;
            }
            if (cause instanceof MalformedQueryException || cause instanceof RDFParseException) {
                return causedByTheMachine(cause) ? Fault.INTERNAL : Fault.SYNTAX;
            }
        }
        return ofInnermost(innermost(thrown));
    }

    private static Fault ofInnermost(Throwable cause) {
        // By its name, because the class above all of RDF4J's exceptions has moved.
        if (!cause.getClass().getName().startsWith("org.eclipse.rdf4j.")) {
            return cause instanceof PatternSyntaxException ? Fault.EVALUATION : Fault.INTERNAL;
        }
        return cause instanceof UnsupportedQueryLanguageException || isUnknownFunction(cause)
                ? Fault.UNSUPPORTED
                : Fault.EVALUATION;
    }

    /** RDF4J has no exception of its own for this. */
    private static boolean isUnknownFunction(Throwable cause) {
        return String.valueOf(cause.getMessage()).startsWith("Unknown function");
    }

    private static boolean causedByTheMachine(Throwable thrown) {
        Throwable cause = innermost(thrown);
        return cause instanceof VirtualMachineError || cause instanceof LinkageError;
    }

    private static Throwable innermost(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }
}
