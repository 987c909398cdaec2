package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import java.util.function.Supplier;

/** Queries for the reference of a language, as it is measured. */
interface ReferenceSampler {
    String language();

    String description();

    /** A query that is ready to be evaluated. */
    Supplier<Effect> query(Choices choices);

    /** What an evaluation came to. */
    record Effect(int rows, boolean isTooLarge) {
        static final Effect TOO_LARGE = new Effect(0, true);

        static Effect of(int rows) {
            return new Effect(rows, false);
        }
    }
}
