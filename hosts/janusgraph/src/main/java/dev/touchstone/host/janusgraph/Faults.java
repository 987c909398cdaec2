package dev.touchstone.host.janusgraph;

import dev.touchstone.host.Fault;
import java.util.Optional;
import org.janusgraph.core.InvalidElementException;
import org.janusgraph.core.QueryException;
import org.janusgraph.core.SchemaViolationException;

/** Tells what an exception of JanusGraph's own means: it has three that say what is wrong with a user's statement. */
final class Faults {
    private Faults() {}

    static Optional<Fault> of(Throwable thrown) {
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            if (link instanceof SchemaViolationException || isAboutPredicate(link)) {
                // Whether it looks at the type of a value, or has the predicate, depends on who evaluates the
                // condition.
                return Optional.of(Fault.RESOURCES);
            }
            if (link instanceof QueryException || link instanceof InvalidElementException) {
                return Optional.of(Fault.EVALUATION);
            }
        }
        return Optional.empty();
    }

    private static boolean isAboutPredicate(Throwable thrown) {
        return thrown instanceof IllegalArgumentException
                && String.valueOf(thrown.getMessage()).startsWith("JanusGraph does not support the given predicate");
    }
}
