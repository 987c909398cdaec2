package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Ordered;
import java.util.Map;

/**
 * One statement of a case, and where it runs.
 *
 * @param options what the engine is asked to do differently, by names that its adapter defines
 * @param changes whether it changes the dataset, so that it must be loaded again for the next case
 */
public record Step(EngineId engine, Statement statement, Map<String, String> options, boolean changes) {
    public Step {
        options = Ordered.copyOf(options);
    }

    public static Step read(EngineId engine, Statement statement) {
        return new Step(engine, statement, Map.of(), false);
    }

    public static Step write(EngineId engine, Statement statement) {
        return new Step(engine, statement, Map.of(), true);
    }
}
