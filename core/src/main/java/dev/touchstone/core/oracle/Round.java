package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.generate.Limits;
import java.util.List;

/**
 * What an oracle needs to know to propose a case.
 *
 * @param targets the engines that are tested together; they speak one language
 * @param dialect what all of them support
 * @param limits how large queries get
 */
public record Round(long number, Dataset dataset, List<Target> targets, Dialect dialect, Limits limits) {
    public Round {
        targets = List.copyOf(targets);
    }

    /** The same for a statement that writes: on the dataset without its constraints, of which references know nothing. */
    Round writable() {
        return new Round(number, dataset.withoutConstraints(), targets, dialect, limits);
    }
}
