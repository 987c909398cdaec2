package dev.touchstone.core.report;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.value.Ordered;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody types to see a finding on one engine, without Touchstone.
 *
 * @param indexed whether it makes an index or a constraint; some engines have none, whatever the dataset asks for
 */
public record Recipe(EngineId engine, List<Line> lines, boolean indexed) {
    /** One that makes neither. */
    public Recipe(EngineId engine, List<Line> lines) {
        this(engine, lines, false);
    }

    public Recipe {
        lines = List.copyOf(lines);
    }

    /**
     * One statement.
     *
     * @param text in the words of the language; may have several lines
     * @param parameters the values of its parameters, each as the language writes it
     * @param options the options of the run, by names that its adapter defines
     * @param entry the entry of the transcript with its result, from 0; empty for setup
     * @param tongue the name of the language, where it is not the one of the finding
     * @param shell what is typed in the engine's own shell, where that does not take parameters as the language's tool does
     */
    public record Line(
            String text,
            Map<String, String> parameters,
            Map<String, String> options,
            Optional<Integer> entry,
            Optional<String> tongue,
            Optional<String> shell) {
        public Line {
            parameters = Ordered.copyOf(parameters);
            options = Ordered.copyOf(options);
        }

        /** A question in the language of the finding. */
        public Line(String text, Map<String, String> parameters, Map<String, String> options, Optional<Integer> entry) {
            this(text, parameters, options, entry, Optional.empty(), Optional.empty());
        }

        /** A statement that prepares. */
        public static Line setup(String text) {
            return new Line(text, Map.of(), Map.of(), Optional.empty());
        }

        /** One that is said in another language. */
        public static Line setup(String tongue, String text) {
            return new Line(text, Map.of(), Map.of(), Optional.empty(), Optional.of(tongue), Optional.empty());
        }

        /** The same line, as the engine's own shell takes it. */
        public Line typedAs(String words) {
            return new Line(text, parameters, options, entry, tongue, Optional.of(words));
        }
    }
}
