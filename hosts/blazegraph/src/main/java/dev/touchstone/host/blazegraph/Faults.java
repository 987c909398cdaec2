package dev.touchstone.host.blazegraph;

import com.bigdata.bop.engine.QueryTimeoutException;
import dev.touchstone.host.Fault;
import java.util.regex.PatternSyntaxException;
import org.openrdf.query.MalformedQueryException;
import org.openrdf.query.QueryInterruptedException;
import org.openrdf.query.UnsupportedQueryLanguageException;
import org.openrdf.rio.RDFParseException;

/**
 * What Blazegraph's exceptions mean. Nearly all come out wrapped many times, because the parts of a query run in threads of their
 * own: any cause that is on a list counts, and what is on none is {@link Fault#INTERNAL}.
 */
final class Faults {
    private Faults() {}

    static Fault meaning(Throwable thrown) {
        Fault fault = Fault.INTERNAL;
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof VirtualMachineError || cause instanceof LinkageError) {
                return Fault.INTERNAL;
            }
            if (fault == Fault.INTERNAL) {
                fault = ofOne(cause);
            }
        }
        return fault;
    }

    private static Fault ofOne(Throwable cause) {
        if (cause instanceof QueryTimeoutException || cause instanceof QueryInterruptedException) {
            return Fault.TIMEOUT;
        }
        if (cause instanceof MalformedQueryException || cause instanceof RDFParseException) {
            return Fault.SYNTAX;
        }
        if (cause instanceof UnsupportedQueryLanguageException || cause instanceof UnsupportedOperationException) {
            return Fault.UNSUPPORTED;
        }
        return cause instanceof PatternSyntaxException ? Fault.EVALUATION : Fault.INTERNAL;
    }
}
