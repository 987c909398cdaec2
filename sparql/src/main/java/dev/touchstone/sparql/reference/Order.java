package dev.touchstone.sparql.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** In which order solutions come that nothing has sorted. The language promises none, so that an answer may not depend on it. */
final class Order {
    private final Optional<Random> chance;

    private Order(Optional<Random> chance) {
        this.chance = chance;
    }

    static Order asFound() {
        return new Order(Optional.empty());
    }

    /** Another order in every place; the same chance, the same orders. */
    static Order shuffled(Random chance) {
        return new Order(Optional.of(chance));
    }

    <T> List<T> of(List<T> solutions) {
        if (chance.isEmpty() || solutions.size() < 2) {
            return solutions;
        }
        List<T> shuffled = new ArrayList<>(solutions);
        Collections.shuffle(shuffled, chance.get());
        return shuffled;
    }
}
