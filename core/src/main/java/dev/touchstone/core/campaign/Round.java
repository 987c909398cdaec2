package dev.touchstone.core.campaign;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Target;
import java.util.List;

/**
 * What an oracle needs to know to propose a case.
 *
 * @param targets the engines that are tested together; they speak one language
 * @param dialect what all of them support
 */
public record Round(long number, Dataset dataset, List<Target> targets, Dialect dialect) {
    public Round {
        targets = List.copyOf(targets);
    }
}
