package dev.touchstone.host.sparql;

import dev.touchstone.host.Fault;
import dev.touchstone.host.Spot;
import dev.touchstone.host.Worded;
import java.util.List;

/**
 * An error that a server answered with. The protocol has a status for texts that do not parse (400) and one for everything else (500), so
 * that words decide, too; what is not here is internal.
 */
public final class RemoteError extends Exception implements Worded {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 80;
    private static final int UNAVAILABLE = 503;

    /** Parts of messages under statuses that say too little. The first that fits holds. */
    private static final List<Rule> RULES = List.of(
            new Rule(
                    Fault.TIMEOUT,
                    "Query timed out",
                    "Transaction timed out",
                    "XDMP-EXTIME",
                    "estimated execution time"),
            new Rule(Fault.RESOURCES, "out of memory", "Out of memory"),
            // Virtuoso says the first under the status for texts that do not parse, and the second of its own
            // conversions.
            new Rule(Fault.INTERNAL, "Internal error", "Unsupported case in CONVERT"),
            // The states of SQL for values, and what Virtuoso says of terms: an expression met what it is not for.
            new Rule(Fault.EVALUATION, "Virtuoso 22007 Error", "Virtuoso 22012 Error", "SL001", "iri_to_id ()"),
            new Rule(
                    Fault.UNSUPPORTED,
                    "Service URI not bound",
                    "not supported",
                    "not implemented",
                    "Unsupported",
                    "no right",
                    "transitive start not given",
                    "transitive derived table",
                    "SR186"),
            new Rule(Fault.SYNTAX, "Parse error", "syntax error", "SPARQL compiler", "MalformedQuery", "Encountered "));

    private final int status;
    private final Fault fault;

    public RemoteError(int status, String message) {
        this(status, meaning(status, message), message);
    }

    /** Where it is known what it means, whatever words there are in it. */
    RemoteError(int status, Fault fault, String message) {
        super(message.strip(), null, false, true);
        this.status = status;
        this.fault = fault;
        Spot.mark(this, "HTTP " + status);
    }

    public int status() {
        return status;
    }

    public Fault fault() {
        return fault;
    }

    private static Fault meaning(int status, String message) {
        Fault meaning = RULES.stream()
                .filter(rule -> rule.parts.stream().anyMatch(message::contains))
                .map(rule -> rule.fault)
                .findFirst()
                .orElseGet(() -> ofStatus(status));
        // Who has too much to do says so in words of any kind, and proves nothing.
        return status == UNAVAILABLE && meaning != Fault.TIMEOUT ? Fault.RESOURCES : meaning;
    }

    private static Fault ofStatus(int status) {
        switch (status) {
            case 400:
                return Fault.SYNTAX;
            case 408:
            case 504:
                return Fault.TIMEOUT;
            case 413:
            case 507:
                return Fault.RESOURCES;
            case 422:
                return Fault.EVALUATION;
            default:
                // What a server will not do for us (no right, no such path, no such method or format, not implemented).
                return status < 500 || status == 501 ? Fault.UNSUPPORTED : Fault.INTERNAL;
        }
    }

    @Override
    public String words() {
        String spot = getStackTrace()[0].getMethodName();
        return "HTTP " + status + (spot.isEmpty() ? "" : ": " + spot.substring(0, Math.min(LONGEST, spot.length())));
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
