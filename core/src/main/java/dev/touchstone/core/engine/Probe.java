package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.value.Value;
import java.util.List;

/**
 * A small statement that shows whether an engine has a feature.
 *
 * @param feature the name under which a {@link Dialect} has it
 * @param dataset what is in the engine when the statement runs
 * @param rows what an engine with the feature returns, in any order
 * @param refused whether an engine without the feature refuses the statement; else it may answer, but not so
 */
public record Probe(String feature, Dataset dataset, Statement statement, List<List<Value>> rows, boolean refused) {
    public Probe {
        rows = List.copyOf(rows);
    }
}
