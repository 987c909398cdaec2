package dev.touchstone.host.neo4jgremlin;

import dev.touchstone.host.Fault;
import java.util.Optional;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.TransactionTerminatedException;

/** Tells what an exception of Neo4j's own means. */
final class Faults {
    private Faults() {}

    static Optional<Fault> of(Throwable thrown) {
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            if (link instanceof TransactionTerminatedException) {
                return Optional.of(Fault.TIMEOUT);
            }
            if (link instanceof NotFoundException) {
                return Optional.of(Fault.EVALUATION);
            }
        }
        return Optional.empty();
    }
}
