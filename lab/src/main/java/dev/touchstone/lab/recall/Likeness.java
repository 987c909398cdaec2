package dev.touchstone.lab.recall;

import dev.touchstone.core.report.Construct;
import java.util.List;

/**
 * What the statements of a known bug and of a finding have in common. Only constructs that tell something count: every query matches and
 * returns.
 *
 * @param shared the constructs that both have, the most telling first
 * @param share the weight of these in that of the smaller of both, from 0 to 1
 * @param close whether they share the most telling construct of one of them, and half of the smaller one
 */
record Likeness(List<String> shared, double share, boolean close) {
    private static final int TELLING = 30;
    private static final double HALF = 0.5;

    static final Likeness NONE = new Likeness(List.of(), 0, false);

    Likeness {
        shared = List.copyOf(shared);
    }

    /** The greatest likeness of one of these statements with one of those, each by its constructs, the most telling first. */
    static Likeness greatest(List<List<Construct>> ones, List<List<Construct>> others) {
        Likeness greatest = NONE;
        for (List<Construct> one : ones) {
            for (List<Construct> other : others) {
                Likeness likeness = of(telling(one), telling(other));
                boolean greater = likeness.close != greatest.close ? likeness.close : likeness.share > greatest.share;
                greatest = greater ? likeness : greatest;
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
        return new Likeness(shared.stream().map(Construct::name).toList(), share, most && share >= HALF);
    }

    private static int weight(List<Construct> constructs) {
        return constructs.stream().mapToInt(Construct::weight).sum();
    }
}
