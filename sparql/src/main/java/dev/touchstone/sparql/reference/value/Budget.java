package dev.touchstone.sparql.reference.value;

/**
 * How much work one evaluation may still do. Everything that grows with the data spends from it: triples that are looked at,
 * solutions, characters. Who runs out of it gets a clear "too large", never a wrong answer.
 */
public final class Budget {
    private final long granted;
    private long left;

    public Budget(long granted) {
        this.granted = granted;
        this.left = granted;
    }

    public void spend(long steps) {
        left -= steps;
        if (left < 0) {
            throw new TooLarge("this takes more than " + granted + " evaluation steps");
        }
    }
}
