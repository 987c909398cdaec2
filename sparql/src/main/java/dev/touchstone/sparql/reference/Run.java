package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.sparql.reference.value.Functions;
import dev.touchstone.sparql.reference.value.Surroundings;
import java.time.Instant;
import java.util.Random;

/** What all parts of one evaluation have in common. */
final class Run {
    /** Seeds that follow each other begin alike. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private static final String FRESH = "fresh.";
    private static final Instant NEW_YEAR = Instant.parse("2026-01-01T00:00:00Z");

    private final Budget budget;
    private final Order order;
    private final Functions functions;
    private int blanks;
    private boolean open;

    private Run(Budget budget, Order order, Functions functions) {
        this.budget = budget;
        this.order = order;
        this.functions = functions;
    }

    static Run asFound(long steps) {
        Budget budget = new Budget(steps);
        return new Run(budget, Order.asFound(), new Functions(new Surroundings(budget, NEW_YEAR, new Random(0))));
    }

    /** With everything otherwise that the language leaves open: the order of solutions, chance, the time. */
    static Run otherwise(long steps, long seed) {
        Budget budget = new Budget(steps);
        Random chance = new Random(seed * SCATTER);
        Surroundings around = new Surroundings(budget, NEW_YEAR.plusSeconds(seed), chance);
        return new Run(budget, Order.shuffled(chance), new Functions(around));
    }

    Budget budget() {
        return budget;
    }

    Order order() {
        return order;
    }

    Functions functions() {
        return functions;
    }

    /** Notes whether the standard leaves open what was just worked out. */
    void note(boolean isLeftOpen) {
        open |= isLeftOpen;
    }

    /** Whether the standard left anything open so far. */
    boolean isOpen() {
        return open;
    }

    /** A blank node that is in no graph yet. */
    Blank freshBlank() {
        return new Blank(FRESH + blanks++);
    }

    static boolean isFresh(Blank blank) {
        return blank.label().startsWith(FRESH);
    }
}
