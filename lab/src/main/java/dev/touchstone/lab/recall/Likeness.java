package dev.touchstone.lab.recall;

import dev.touchstone.core.report.Construct;
import java.util.Comparator;
import java.util.List;

/**
 * What the statements of a known bug and of a finding have in common. Only constructs that tell something count: every query matches and
 * returns.
 *
 * @param shared the constructs that both have, the most telling first
 * @param share the weight of these in that of the smaller of both, from 0 to 1
 */
record Likeness(List<String> shared, double share, Degree degree) {
    private static final int TELLING = 30;
    private static final double HALF = 0.5;
    private static final Comparator<Likeness> ORDER =
            Comparator.comparing(Likeness::degree).thenComparingDouble(Likeness::share);

    static final Likeness NONE = new Likeness(List.of(), 0, Degree.NONE);

    /** In words. */
    enum Degree {
        /** The statements of one of both cannot be read. */
        UNKNOWN,
        /** Less than half of the smaller one. */
        NONE,
        /** Half of the smaller one. */
        SOME,
        /** Half of the smaller one, and with it the most telling construct of one of both. */
        CLOSE
    }

    Likeness {
        shared = List.copyOf(shared);
    }

    /** The greatest likeness of one of these statements with one of those, each by its constructs, the most telling first. */
    static Likeness greatest(List<List<Construct>> ones, List<List<Construct>> others) {
        if (ones.isEmpty() || others.isEmpty()) {
            return new Likeness(List.of(), 0, Degree.UNKNOWN);
        }
        Likeness greatest = NONE;
        for (List<Construct> one : ones) {
            for (List<Construct> other : others) {
                Likeness likeness = of(telling(one), telling(other));
                greatest = ORDER.compare(likeness, greatest) > 0 ? likeness : greatest;
            }
        }
        return greatest;
    }

    private static List<Construct> telling(List<Construct> all) {
        return all.stream().filter(construct -> construct.weight() >= TELLING).toList();
    }

    private static Likeness of(List<Construct> one, List<Construct> other) {
        List<Construct> shared = one.stream().filter(other::contains).toList();
        if (shared.isEmpty()) {
            return NONE;
        }
        double share = (double) weight(shared) / Math.min(weight(one), weight(other));
        boolean most = shared.contains(one.getFirst()) || shared.contains(other.getFirst());
        Degree degree = share < HALF ? Degree.NONE : most ? Degree.CLOSE : Degree.SOME;
        return new Likeness(shared.stream().map(Construct::name).toList(), share, degree);
    }

    private static int weight(List<Construct> constructs) {
        return constructs.stream().mapToInt(Construct::weight).sum();
    }
}
