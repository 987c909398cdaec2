package dev.touchstone.cypher.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** In which order rows come that nothing has sorted. The language promises none, so that an answer may not depend on it. */
final class Order {
    /** Seeds that follow each other begin alike. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private final Optional<Random> chance;

    private Order(Optional<Random> chance) {
        this.chance = chance;
    }

    static Order asFound() {
        return new Order(Optional.empty());
    }

    /** Another order in every place; the same seed, the same orders. */
    static Order shuffled(long seed) {
        return new Order(Optional.of(new Random(seed * SCATTER)));
    }

    <T> List<T> of(List<T> rows) {
        if (chance.isEmpty() || rows.size() < 2) {
            return rows;
        }
        List<T> shuffled = new ArrayList<>(rows);
        Collections.shuffle(shuffled, chance.get());
        return shuffled;
    }
}
