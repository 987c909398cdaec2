package dev.touchstone.host.bolt;

import dev.touchstone.host.Fault;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.neo4j.driver.exceptions.Neo4jException;

/** What errors mean that come by Bolt. The status code decides, after a few words; what nobody foresaw is internal. */
final class Faults {
    /** Parts of messages that come under misleading codes, or under those of Memgraph, which are few. The first that fits counts. */
    private static final List<Map.Entry<String, Fault>> BY_MESSAGE = List.of(
            Map.entry("Enterprise Edition", Fault.UNSUPPORTED),
            Map.entry("Unknown function", Fault.UNSUPPORTED),
            Map.entry("can only be executed in an implicit transaction", Fault.UNSUPPORTED),
            Map.entry("cannot be parsed to a", Fault.EVALUATION),
            Map.entry("Failed to create relationship", Fault.EVALUATION),
            Map.entry("doesn't exist", Fault.UNSUPPORTED),
            Map.entry("not yet implemented", Fault.UNSUPPORTED),
            Map.entry("Error on line", Fault.SYNTAX),
            Map.entry("Memory limit exceeded", Fault.RESOURCES),
            Map.entry("was asked to abort", Fault.TIMEOUT));

    private static final Set<String> LIMITS =
            Set.of("TimedOut", "ExecutionTimeout", "Transaction.Terminated", "LockClientStopped");

    private static final Set<String> MEMORY = Set.of("OutOfMemory", "TransactionMemoryLimit");

    private static final Set<String> UNSUPPORTED = Set.of(
            "NotSystemDatabaseError",
            "UnsupportedAdministrationCommand",
            "RuntimeUnsupportedError",
            "UnsupportedOperationError",
            "ProcedureNotFound",
            "DatabaseNotFound");

    /** Errors of the database by name only: they say that an index is not there, or that data break a constraint. */
    private static final List<String> OF_THE_USER = List.of(
            "Schema.ConstraintCreationFailed",
            "Schema.ConstraintDropFailed",
            "Schema.IndexCreationFailed",
            "Schema.IndexDropFailed");

    private Faults() {}

    static Fault of(Throwable thrown) {
        return thrown instanceof Neo4jException ? of((Neo4jException) thrown) : Fault.INTERNAL;
    }

    private static Fault of(Neo4jException thrown) {
        String message = String.valueOf(thrown.getMessage());
        return BY_MESSAGE.stream()
                .filter(entry -> message.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> ofStatus(thrown.code()));
    }

    static Fault ofStatus(String status) {
        if (status.endsWith("Statement.SyntaxError")) {
            return Fault.SYNTAX;
        }
        if (UNSUPPORTED.stream().anyMatch(status::endsWith)) {
            return Fault.UNSUPPORTED;
        }
        if (MEMORY.stream().anyMatch(status::contains)) {
            return Fault.RESOURCES;
        }
        if (LIMITS.stream().anyMatch(status::contains)) {
            return Fault.TIMEOUT;
        }
        if (status.contains(".TransientError.")) {
            return Fault.RESOURCES;
        }
        // Memgraph has one code for all that it does not do, and what a user may not do is no answer either.
        if (status.startsWith("Memgraph.ClientError.")
                || status.contains(".Security.")
                || status.contains(".Cluster.")
                || status.contains(".General.")) {
            return Fault.UNSUPPORTED;
        }
        boolean ofTheUser = OF_THE_USER.stream().anyMatch(status::endsWith);
        return ofTheUser || status.contains(".ClientError.") ? Fault.EVALUATION : Fault.INTERNAL;
    }
}
