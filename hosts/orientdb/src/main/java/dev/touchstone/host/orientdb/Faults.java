package dev.touchstone.host.orientdb;

import com.orientechnologies.common.concur.lock.OInterruptedException;
import com.orientechnologies.orient.core.exception.OStorageException;
import com.orientechnologies.orient.core.storage.impl.local.OAbstractPaginatedStorage;
import dev.touchstone.host.Fault;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells what an exception of OrientDB's own means. */
final class Faults {
    private static final String STORAGE = OAbstractPaginatedStorage.class.getName();

    private Faults() {}

    /** Whether a storage may take no commit any more after this: its own exception, or one that it did not expect while it wrote. */
    static boolean breakStorage(Throwable thrown) {
        return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause)
                .anyMatch(link -> link instanceof OStorageException
                        || (link instanceof RuntimeException
                                && Stream.of(link.getStackTrace())
                                        .anyMatch(frame -> frame.getClassName().equals(STORAGE)
                                                && frame.getMethodName().equals("commit"))));
    }

    static Optional<Fault> of(Throwable thrown) {
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            if (link instanceof OInterruptedException) {
                return Optional.of(Fault.TIMEOUT);
            }
        }
        return Optional.empty();
    }
}
