package dev.touchstone.host.corese;

import dev.touchstone.host.Fault;
import fr.inria.corese.core.load.LoadException;
import fr.inria.corese.core.sparql.exceptions.QueryLexicalException;
import fr.inria.corese.core.sparql.exceptions.QuerySemanticException;
import fr.inria.corese.core.sparql.exceptions.QuerySyntaxException;
import fr.inria.corese.core.sparql.exceptions.SafetyException;
import fr.inria.corese.core.sparql.exceptions.StopException;
import fr.inria.corese.core.sparql.exceptions.UndefinedExpressionException;

/** What Corese's exceptions mean. What is on no list is {@link Fault#INTERNAL}. */
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
        if (cause instanceof StopException) {
            return Fault.TIMEOUT;
        }
        if (cause instanceof QuerySyntaxException
                || cause instanceof QueryLexicalException
                || cause instanceof QuerySemanticException
                || cause instanceof LoadException) {
            return Fault.SYNTAX;
        }
        return cause instanceof UndefinedExpressionException || cause instanceof SafetyException
                ? Fault.UNSUPPORTED
                : Fault.INTERNAL;
    }
}
