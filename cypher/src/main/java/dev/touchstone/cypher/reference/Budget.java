package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.reference.error.CypherError;

/**
 * How much work one evaluation may still do. Everything that grows with the data spends from it: rows, candidates of a pattern,
 * items of lists, characters of strings. Who runs out of it gets a clear "too large", never a wrong answer.
 */
final class Budget {
    private final long granted;
    private long left;

    Budget(long granted) {
        this.granted = granted;
        this.left = granted;
    }

    void spend(long steps) {
        left -= steps;
        if (left < 0) {
            throw new CypherError(
                    CypherError.Kind.TOO_LARGE, "TooLarge", "this takes more than " + granted + " evaluation steps");
        }
    }
}
