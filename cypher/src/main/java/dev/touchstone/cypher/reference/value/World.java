package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.answer.Order;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Temporal;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * One of the worlds in which a statement may be evaluated: it makes every choice that the language leaves to the engine, for one
 * evaluation. The first of them takes everything as it comes. Another one takes some {@link Freedom}s, and makes another choice there; its
 * seed decides which. The worlds 0 and 1 make the opposite choices of each other where there are two extremes.
 */
public final class World {
    /** Seeds that follow each other begin alike. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    /** Spreads ids over 32 bits, each to another place. */
    private static final int SPREAD = 0x9E3779B1;

    /** Where nothing but values is asked for, it does not matter when. */
    static final World AS_FOUND = at(Instant.EPOCH);

    /** What is judged does not depend on when it is. */
    private static final Instant SOME_DAY = Instant.parse("2024-02-29T10:20:30.123456Z");

    private static final Pattern ZERO_SECONDS = Pattern.compile("^((?:[^T]*T)?\\d\\d:\\d\\d):00(?![.\\d])");

    private static final Duration LONG = Duration.ofDays(3653).plusHours(7);

    private final Set<Freedom> taken;
    private final long seed;
    private final Instant now;
    private final RandomGenerator chance;
    private final Order order;

    private World(Set<Freedom> taken, long seed, Instant now, RandomGenerator chance) {
        this.taken = taken;
        this.seed = seed;
        this.now = now;
        this.chance = chance;
        this.order = seed == 0 ? Order.backwards() : Order.shuffled(new Random(seed * SCATTER));
    }

    /** Everything as it comes, at this time. */
    public static World at(Instant now) {
        return new World(EnumSet.noneOf(Freedom.class), 0, now, new SplittableRandom());
    }

    /** Everything as it comes, here and now. */
    public static World asFound() {
        return at(Instant.now());
    }

    /** Another one, which chooses otherwise in all things. */
    public static World other(long seed) {
        return other(seed, EnumSet.allOf(Freedom.class));
    }

    /** One that chooses otherwise in these things alone; all such worlds have the same time and chance where that is none of them. */
    public static World other(long seed, Set<Freedom> taken) {
        boolean later = seed % 2 == 0;
        Instant then = later ? SOME_DAY.plus(LONG) : SOME_DAY.minus(LONG.multipliedBy(seed));
        return new World(
                taken,
                seed,
                taken.contains(Freedom.CLOCK) ? then : SOME_DAY,
                taken.contains(Freedom.CHANCE) ? chance(seed) : new SplittableRandom(0));
    }

    /** First the least that may come, then the most. */
    private static RandomGenerator chance(long seed) {
        return seed < 2 ? () -> -seed : new SplittableRandom(seed);
    }

    /** Whether this world chooses otherwise there. */
    public boolean takes(Freedom freedom) {
        return taken.contains(freedom);
    }

    /** Things that come in an order of the engine's own. */
    public <T> List<T> ordered(Freedom freedom, List<T> things) {
        return takes(freedom) ? order.of(things) : things;
    }

    /** The same, with the greatest or the least first in the first two worlds: what depends on which is first shows there. */
    public <T> List<T> ordered(Freedom freedom, List<T> things, Comparator<T> comparator) {
        if (!takes(freedom) || seed > 1) {
            return ordered(freedom, things);
        }
        return things.stream()
                .sorted(seed == 0 ? comparator.reversed() : comparator)
                .toList();
    }

    /** Whether everything that stands in an expression is evaluated, also what is not needed. */
    public boolean isEager() {
        return takes(Freedom.EVALUATION);
    }

    /** The same time in all of the statement. */
    Instant now() {
        return now;
    }

    /** From where {@code rand()} draws. */
    RandomGenerator chance() {
        return chance;
    }

    /** The id of the element with this key. */
    long id(Element.Kind kind, long key) {
        if (!takes(Freedom.IDS)) {
            return key;
        }
        long place = key * 2 + kind.ordinal();
        return seed == 0 ? -1 - place : (int) (place * SPREAD + seed);
    }

    String elementId(Element.Kind kind, long key) {
        return takes(Freedom.IDS) ? kind.ordinal() + ":" + seed + ":" + id(kind, key) : Long.toString(key);
    }

    /** What a computation comes to that IEEE 754 does not settle to the last digit. Whole numbers are met by every way to compute them. */
    double rounded(double real) {
        return !takes(Freedom.ROUNDING) || !Double.isFinite(real) || real == Math.rint(real)
                ? real
                : seed % 2 == 0 ? Math.nextUp(real) : Math.nextDown(real);
    }

    /** A float as a string. */
    String text(double real) {
        String text = Double.toString(real);
        if (!takes(Freedom.TEXT)) {
            return text;
        }
        if (!Double.isFinite(real)) {
            return text.toLowerCase(Locale.ROOT);
        }
        return text.contains("E") ? new BigDecimal(text).toPlainString() : text;
    }

    /** A date, a time or a duration as a string: in ISO 8601, seconds that are zero may be left out. */
    String text(Temporal temporal) {
        return takes(Freedom.TEXT) && temporal.kind() != Temporal.Kind.DURATION
                ? ZERO_SECONDS.matcher(temporal.text()).replaceFirst("$1")
                : temporal.text();
    }

    /** How two values compare whose order the language leaves open. */
    int turned(int comparison) {
        return takes(Freedom.SORTING) ? -comparison : comparison;
    }
}
