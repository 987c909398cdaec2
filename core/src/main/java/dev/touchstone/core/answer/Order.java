package dev.touchstone.core.answer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** In which order rows come that nothing has sorted. A language promises none, so that an answer may not depend on it. */
public final class Order {
    private final Optional<Random> chance;
    private final boolean backwards;

    private Order(Optional<Random> chance, boolean backwards) {
        this.chance = chance;
        this.backwards = backwards;
    }

    public static Order asFound() {
        return new Order(Optional.empty(), false);
    }

    /** The last first: of two it is the other one for certain. */
    public static Order backwards() {
        return new Order(Optional.empty(), true);
    }

    /** Another order in every place; the same chance, the same orders. */
    public static Order shuffled(Random chance) {
        return new Order(Optional.of(chance), false);
    }

    public <T> List<T> of(List<T> rows) {
        if (rows.size() < 2) {
            return rows;
        }
        if (chance.isEmpty()) {
            return backwards ? rows.reversed() : rows;
        }
        List<T> shuffled = new ArrayList<>(rows);
        Collections.shuffle(shuffled, chance.get());
        return shuffled;
    }
}
