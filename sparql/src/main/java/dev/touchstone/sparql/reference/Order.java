package dev.touchstone.sparql.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** In which order solutions come that nothing has sorted. The language promises none, so that an answer may not depend on it. */
final class Order {
    private final Optional<Random> chance;
    private final boolean backwards;

    private Order(Optional<Random> chance, boolean backwards) {
        this.chance = chance;
        this.backwards = backwards;
    }

    static Order asFound() {
        return new Order(Optional.empty(), false);
    }

    /** The last first: of two it is the other one for certain. */
    static Order backwards() {
        return new Order(Optional.empty(), true);
    }

    /** Another order in every place; the same chance, the same orders. */
    static Order shuffled(Random chance) {
        return new Order(Optional.of(chance), false);
    }

    <T> List<T> of(List<T> solutions) {
        if (solutions.size() < 2) {
            return solutions;
        }
        if (chance.isEmpty()) {
            return backwards ? solutions.reversed() : solutions;
        }
        List<T> shuffled = new ArrayList<>(solutions);
        Collections.shuffle(shuffled, chance.get());
        return shuffled;
    }
}
