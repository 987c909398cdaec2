package dev.touchstone.core.choice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The source of every random decision, seeded and splittable by name.
 *
 * <p>{@link #split} depends on the seed and the name alone, not on what was drawn before, so a draw added in one place
 * shifts nothing elsewhere. The draws of one instance follow SplitMix64 (Steele, Lea, Flood 2014), which is fixed here
 * and not left to the JDK, because a seed must mean the same in a year.
 */
public final class Choices {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final long END_OF_NAME = 0x10000;

    private final long seed;
    private long state;

    public Choices(long seed) {
        this.seed = seed;
        this.state = mix(seed + GOLDEN);
    }

    /** Choices of their own for the part of the work that has this name. */
    public Choices split(String name) {
        long hash = seed;
        for (int i = 0; i < name.length(); i++) {
            hash = mix(hash * 31 + name.charAt(i) + GOLDEN);
        }
        // Beyond every character, so that the end of a name counts: "ab" then "c" is not "a" then "bc".
        return new Choices(mix(hash * 31 + END_OF_NAME + GOLDEN));
    }

    /** Choices of their own for the {@code index}-th of many alike parts. */
    public Choices split(String name, long index) {
        return new Choices(mix(split(name).seed ^ mix(index + GOLDEN)));
    }

    public long bits() {
        state += GOLDEN;
        return mix(state);
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing to choose from: bound " + bound);
        }
        // Lemire's multiply-shift; the bias is below 2^-31 for the bounds used here.
        return (int) (((bits() >>> 32) * bound) >>> 32);
    }

    /** A number from {@code low} to {@code high}, both included. */
    public int between(int low, int high) {
        return low + below(high - low + 1);
    }

    /** A number in [0, 1). */
    public double fraction() {
        return (bits() >>> 11) * 0x1.0p-53;
    }

    public boolean chance(double probability) {
        return fraction() < probability;
    }

    public <T> T pick(List<T> options) {
        return options.get(below(options.size()));
    }

    @SafeVarargs
    public final <T> T pickOf(T... options) {
        return options[below(options.length)];
    }

    /** Each item with the given probability, in the given order. */
    public <T> List<T> some(List<T> items, double probability) {
        return items.stream().filter(item -> chance(probability)).toList();
    }

    public <T> List<T> shuffled(List<T> items) {
        List<T> result = new ArrayList<>(items);
        for (int i = result.size() - 1; i > 0; i--) {
            Collections.swap(result, i, below(i + 1));
        }
        return result;
    }

    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
