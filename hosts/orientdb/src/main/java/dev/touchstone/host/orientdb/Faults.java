package dev.touchstone.host.orientdb;

import com.orientechnologies.common.concur.lock.OInterruptedException;
import dev.touchstone.host.Fault;
import java.util.Optional;

/** Tells what an exception of OrientDB's own means. */
final class Faults {
    private Faults() {}

    static Optional<Fault> of(Throwable thrown) {
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            if (link instanceof OInterruptedException) {
                return Optional.of(Fault.TIMEOUT);
            }
        }
        return Optional.empty();
    }
}
