package dev.touchstone.host.neo4j;

import dev.touchstone.host.Fault;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.neo4j.graphdb.QueryExecutionException;
import org.neo4j.kernel.api.exceptions.Status;

/**
 * What exceptions of Neo4j mean.
 *
 * <p>The status code decides, {@code Neo.ClientError.Statement.TypeError} for one, after the exceptions to this rule:
 * some errors of the user carry the code of another kind, or none at all. What nobody foresaw is internal.
 */
final class Faults {
    /** Exceptions whose status is missing or misleading, by their simple names. */
    private static final Map<String, Fault> BY_CLASS = Map.of(
            // A bad date string is data, but its status is SyntaxError.
            "TemporalParseException", Fault.EVALUATION,
            // A documented limit, but its status is that of an internal error.
            "ShortestPathCommonEndNodesForbiddenException", Fault.EVALUATION,
            // "CYPHER 4.4" or "runtime=nope"; its status is ArgumentError.
            "InvalidCypherOption", Fault.UNSUPPORTED,
            // The lexer of 4.x and early 5.x lets it out as it is.
            "TokenMgrException", Fault.SYNTAX);

    /** Parts of messages that come under various statuses, those of internal errors and syntax errors among them. */
    private static final Map<String, Fault> BY_MESSAGE = Map.of(
            "Enterprise Edition", Fault.UNSUPPORTED,
            "Unknown function", Fault.UNSUPPORTED,
            "can only be executed in an implicit transaction", Fault.UNSUPPORTED,
            "not available in embedded", Fault.UNSUPPORTED,
            // CREATE or MERGE of a relationship at a node that is null.
            "Failed to create relationship", Fault.EVALUATION);

    /** Parts of statuses that say that time is up. */
    private static final Set<String> LIMITS =
            Set.of("TimedOut", "ExecutionTimeout", "Transaction.Terminated", "LockClientStopped");

    /** Parts of statuses that say that the memory that one transaction may have is used up. */
    private static final Set<String> MEMORY = Set.of("OutOfMemory", "TransactionMemoryLimit");

    /** Where functions on values are computed. */
    private static final List<String> FUNCTIONS = List.of(
            "org.neo4j.values.storable.",
            "org.neo4j.cypher.operations.CypherFunctions",
            "org.neo4j.procedure.impl.temporal.");

    private static final List<Class<? extends RuntimeException>> ARGUMENT = List.of(
            IllegalArgumentException.class,
            IllegalStateException.class,
            IndexOutOfBoundsException.class,
            UnsupportedOperationException.class);

    private static final Map<String, Fault> BY_STATUS = Map.ofEntries(
            Map.entry("Neo.ClientError.Statement.SyntaxError", Fault.SYNTAX),
            Map.entry("Neo.ClientError.Statement.NotSystemDatabaseError", Fault.UNSUPPORTED),
            Map.entry("Neo.ClientError.Statement.UnsupportedAdministrationCommand", Fault.UNSUPPORTED),
            Map.entry("Neo.ClientError.Statement.RuntimeUnsupportedError", Fault.UNSUPPORTED),
            Map.entry("Neo.ClientError.Statement.UnsupportedOperationError", Fault.UNSUPPORTED),
            Map.entry("Neo.ClientError.Procedure.ProcedureNotFound", Fault.UNSUPPORTED),
            Map.entry("Neo.ClientError.Database.DatabaseNotFound", Fault.UNSUPPORTED),
            // The four of the schema are database errors by name only: they say that an index is not there, that the
            // data break a constraint, and the like.
            Map.entry("Neo.DatabaseError.Schema.ConstraintCreationFailed", Fault.EVALUATION),
            Map.entry("Neo.DatabaseError.Schema.ConstraintDropFailed", Fault.EVALUATION),
            Map.entry("Neo.DatabaseError.Schema.IndexCreationFailed", Fault.EVALUATION),
            Map.entry("Neo.DatabaseError.Schema.IndexDropFailed", Fault.EVALUATION));

    private Faults() {}

    static Fault of(Throwable thrown) {
        for (Throwable at = thrown; at != null; at = at.getCause()) {
            Optional<Fault> known = exception(at);
            if (known.isPresent()) {
                return known.get();
            }
        }
        return status(thrown).map(Faults::ofStatus).orElseGet(() -> withoutStatus(thrown));
    }

    private static Optional<Fault> exception(Throwable thrown) {
        Fault known = BY_CLASS.get(thrown.getClass().getSimpleName());
        if (known != null) {
            return Optional.of(known);
        }
        String message = String.valueOf(thrown.getMessage());
        return BY_MESSAGE.entrySet().stream()
                .filter(entry -> message.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static Fault ofStatus(String status) {
        if (BY_STATUS.containsKey(status)) {
            return BY_STATUS.get(status);
        }
        if (MEMORY.stream().anyMatch(status::contains)) {
            return Fault.RESOURCES;
        }
        if (LIMITS.stream().anyMatch(status::contains)) {
            return Fault.TIMEOUT;
        }
        return status.startsWith("Neo.ClientError.") ? Fault.EVALUATION : Fault.INTERNAL;
    }

    /**
     * Functions on values throw plain Java exceptions when an argument is bad, as in {@code left('a', -1)} or {@code
     * duration({nope: 1})}: thrown there they are the user's, from elsewhere a bug.
     */
    private static Fault withoutStatus(Throwable thrown) {
        boolean ofArgument = ARGUMENT.stream().anyMatch(type -> type.isInstance(thrown));
        return ofArgument && FUNCTIONS.stream().anyMatch(thrower(thrown)::startsWith)
                ? Fault.EVALUATION
                : Fault.INTERNAL;
    }

    /** The class that threw, or the first one of the engine's where the JDK threw for it. */
    private static String thrower(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (!frame.getClassName().startsWith("java.")) {
                return frame.getClassName();
            }
        }
        return "";
    }

    /** The status of the outermost exception that has one: causes are nearer to the engine's insides. */
    private static Optional<String> status(Throwable thrown) {
        for (Throwable at = thrown; at != null; at = at.getCause()) {
            if (at instanceof QueryExecutionException) {
                return Optional.of(((QueryExecutionException) at).getStatusCode());
            }
            if (at instanceof Status.HasStatus) {
                return Optional.of(((Status.HasStatus) at).status().code().serialize());
            }
        }
        return Optional.empty();
    }
}
