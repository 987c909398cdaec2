package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import java.util.List;
import java.util.Optional;

/** A statement that can be divided by a condition in it: into what it finds where the condition holds, where not, and where neither. */
public interface Partitionable extends Verifiable {

    /** The places of the conditions by which it can be divided, for a dataset like this. */
    List<Integer> conditions(Dataset dataset);

    /** The statements of a division at a place; empty where there is none. */
    Optional<Partition> partition(int place);

    /**
     * A statement without its condition, with it, and with the two that complete it.
     *
     * @param neither what the last of the parts is, for the reader of a report
     * @param composition how the answers to the parts make up the answer to the whole
     */
    record Partition(
            Verifiable whole,
            Verifiable holds,
            Verifiable fails,
            Verifiable remains,
            String neither,
            Composition composition) {
        List<Verifiable> all() {
            return List.of(whole, holds, fails, remains);
        }

        List<String> roles() {
            return List.of("The whole", "Where the condition is true", "Where it is false", neither);
        }
    }
}
