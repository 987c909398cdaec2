package dev.touchstone.host.jena;

import dev.touchstone.host.Fault;
import java.util.regex.PatternSyntaxException;
import org.apache.jena.atlas.lib.NotImplemented;
import org.apache.jena.atlas.web.HttpException;
import org.apache.jena.query.QueryBuildException;
import org.apache.jena.query.QueryCancelledException;
import org.apache.jena.query.QueryException;
import org.apache.jena.query.QueryExecException;
import org.apache.jena.query.QueryParseException;
import org.apache.jena.riot.RiotException;
import org.apache.jena.shared.JenaException;
import org.apache.jena.sparql.engine.http.QueryExceptionHTTP;
import org.apache.jena.sparql.expr.ExprException;
import org.apache.jena.update.UpdateException;

/**
 * What Jena's exceptions mean. Each kind is a short list of Jena's own classes; whatever is on none of them (its internal
 * errors, and everything that Java throws by itself) is {@link Fault#INTERNAL}.
 */
final class Faults {
    private Faults() {}

    static Fault meaning(Throwable thrown) {
        // Jena's parsers call every error a syntax error, also a stack that overflows.
        if (causedByTheMachine(thrown)) {
            return Fault.INTERNAL;
        }
        if (thrown instanceof QueryCancelledException) {
            return Fault.TIMEOUT;
        }
        if (isStatic(thrown)) {
            return Fault.SYNTAX;
        }
        if (isEvaluation(thrown)) {
            return Fault.EVALUATION;
        }
        if (isRefusal(thrown)) {
            return Fault.UNSUPPORTED;
        }
        return isWrapper(thrown) ? insideParser(thrown.getCause()) : Fault.INTERNAL;
    }

    private static boolean causedByTheMachine(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof VirtualMachineError || cause instanceof LinkageError) {
                return true;
            }
        }
        return false;
    }

    /** A text that does not parse; a function or a property function with a wrong number of arguments. */
    private static boolean isStatic(Throwable thrown) {
        return thrown instanceof QueryParseException
                || thrown instanceof QueryBuildException
                || thrown instanceof RiotException;
    }

    /** A bad regular expression, a graph that does not exist, a service that does not answer. */
    private static boolean isEvaluation(Throwable thrown) {
        return thrown instanceof ExprException
                || thrown instanceof PatternSyntaxException
                || thrown instanceof UpdateException
                || thrown instanceof QueryExceptionHTTP
                || thrown instanceof HttpException;
    }

    /** An aggregate that is not registered, a part of the language that is not implemented. */
    private static boolean isRefusal(Throwable thrown) {
        return thrown instanceof QueryExecException || thrown instanceof NotImplemented;
    }

    /** What goes wrong in a parser, a syntax error of an update among it, comes out in a plain query exception. */
    private static boolean isWrapper(Throwable thrown) {
        return thrown.getClass() == QueryException.class && thrown.getCause() != null;
    }

    /** Any complaint of Jena's own about the text, such as one about an IRI, is one about its syntax there. */
    private static Fault insideParser(Throwable cause) {
        Fault fault = meaning(cause);
        return fault == Fault.INTERNAL && cause instanceof JenaException ? Fault.SYNTAX : fault;
    }
}
