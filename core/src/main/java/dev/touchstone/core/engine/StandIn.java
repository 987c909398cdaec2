package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.Dataset;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What stands in for an engine, in this process: a language's reference, as it is or with a mistake planted in it.
 *
 * @param sentence what is wrong with it
 * @param fresh makes one with nothing in it
 */
public record StandIn(Target target, String sentence, Supplier<Evaluator> fresh) {

    /** Answers statements about the dataset that was loaded last. */
    public interface Evaluator {
        void load(Dataset dataset);

        Outcome run(Statement statement, Map<String, String> options);
    }
}
