package dev.touchstone.host.redis;

import dev.touchstone.host.Fault;
import java.util.List;
import redis.clients.jedis.exceptions.JedisDataException;

/** What errors of FalkorDB and RedisGraph mean. They have no codes, so that their words decide; what is not here is internal. */
final class Faults {
    /** The first that fits holds. */
    private static final List<Rule> RULES = List.of(
            new Rule(Fault.TIMEOUT, "Query timed out"),
            new Rule(
                    Fault.RESOURCES,
                    "mem consumption exceeded",
                    "Max pending queries exceeded",
                    "OOM command not allowed"),
            new Rule(
                    Fault.UNSUPPORTED,
                    "Unknown function",
                    "not currently support",
                    "is not supported",
                    "are not supported",
                    "not registered",
                    "A WITH clause is required",
                    "Exactly one relationship type must be specified",
                    "only supports",
                    "must already be resolved",
                    "Unable to resolve filtered alias",
                    "LIMIT specified value",
                    "SKIP specified value",
                    "value in point map"),
            new Rule(
                    Fault.SYNTAX,
                    "errMsg:",
                    "not defined",
                    "Invalid use of",
                    "Received ",
                    "already declared",
                    "can't be redeclared",
                    "The bound variable",
                    "All sub queries in a UNION",
                    "Invalid combination of UNION",
                    "must be aliased",
                    "Query cannot",
                    "can only be",
                    "must consist of only",
                    "is not allowed when there are no variables",
                    "Cannot specify both",
                    "Unexpected clause following",
                    "Invalid usage of",
                    "Cannot use the same relationship variable",
                    "cannot be used in",
                    "maximum number of hops must be",
                    "Maximum number of hops must be",
                    "ORDER BY cannot reference",
                    "Invalid numeric value",
                    "Invalid UTF8 string",
                    "Encountered unhandled type in inlined properties"),
            new Rule(
                    Fault.EVALUATION,
                    "Type mismatch",
                    "Expected boolean predicate",
                    "Division by zero",
                    "Missing parameters",
                    "overflow",
                    "ArgumentError",
                    "must be a",
                    "must be an",
                    "is not a valid",
                    "Property values can only be of primitive types",
                    "Invalid regular expression",
                    "Invalid regex",
                    "Invalid input",
                    "Invalid value for",
                    "Cannot merge node using null",
                    "Failed to parse",
                    "Unable to drop index",
                    "already indexed",
                    "Delete type mismatch"));

    private Faults() {}

    static Fault of(Throwable thrown) {
        if (!(thrown instanceof JedisDataException)) {
            return Fault.INTERNAL;
        }
        String message = String.valueOf(thrown.getMessage());
        return RULES.stream()
                .filter(rule -> rule.parts.stream().anyMatch(message::contains))
                .map(rule -> rule.fault)
                .findFirst()
                .orElse(Fault.INTERNAL);
    }

    /** What messages mean that have one of these parts. */
    private static final class Rule {
        private final Fault fault;
        private final List<String> parts;

        Rule(Fault fault, String... parts) {
            this.fault = fault;
            this.parts = List.of(parts);
        }
    }
}
