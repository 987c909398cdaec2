package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.Dataset;
import java.util.Map;
import java.util.function.Supplier;

/**
 * An engine in this process: a language's reference, unchanged or as a mutant.
 *
 * @param sentence what is wrong with it
 * @param fresh makes one with nothing in it
 */
public record InProcessEngine(Target target, String sentence, Supplier<Evaluator> fresh) {

    /** Answers statements about the dataset that was loaded last. */
    public interface Evaluator {
        void load(Dataset dataset);

        Outcome run(Statement statement, Map<String, String> options);
    }
}
