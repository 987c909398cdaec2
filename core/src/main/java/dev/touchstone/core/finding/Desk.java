package dev.touchstone.core.finding;

import dev.touchstone.core.campaign.Event.Standing;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Decides what becomes of a failing case. Shared by all workers. */
public final class Desk {
    private final Set<Signature> found = new HashSet<>();
    private final Map<Signature, Integer> sorts = new HashMap<>();
    private final Predicate<Finding> known;

    /** A desk for which nothing is known. */
    public Desk() {
        this(finding -> false);
    }

    /** A desk that says of each finding for which {@code known} holds that it is known. */
    public Desk(Predicate<Finding> known) {
        this.known = known;
    }

    /** Of an earlier part of the campaign. */
    public synchronized void remember(Set<Signature> findings, Map<Signature, Integer> seenSorts) {
        found.addAll(findings);
        sorts.putAll(seenSorts);
    }

    /** Whether a failure of this sort was never seen before. */
    public synchronized boolean isNewSort(Signature coarse) {
        return !sorts.containsKey(coarse);
    }

    /**
     * Finds out the standing of a raw finding and has it announced. Of one sort, the first, the second, the fourth, the eighth and so on is
     * looked at: that slows down what comes again and again, and never stops it. Of two workers with the same signature, the one that
     * announces it as new does so before the other announces it as seen.
     *
     * @param mayExamine whether there is time to look at it
     * @param examine gives the finding as it is after a look, if it fails again; where it throws, the finding is put off
     */
    public void consider(
            Finding raw,
            Predicate<Finding> mayExamine,
            Function<Finding, Optional<Finding>> examine,
            BiConsumer<Finding, Standing> announce) {
        if (!isItsTurn(raw.coarse()) || !mayExamine.test(raw)) {
            announce.accept(raw, Standing.LATER);
            return;
        }
        Optional<Finding> examined;
        try {
            examined = examine.apply(raw);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            announce.accept(raw, Standing.LATER);
            throw e;
        }
        if (examined.isEmpty()) {
            announce.accept(raw, Standing.FLAKY);
            return;
        }
        synchronized (this) {
            announce.accept(examined.get(), standing(examined.get()));
        }
    }

    private synchronized boolean isItsTurn(Signature coarse) {
        return Integer.bitCount(sorts.merge(coarse, 1, Integer::sum)) == 1;
    }

    /** Whether an examined finding is new; from then on it is not. */
    public synchronized Standing standing(Finding finding) {
        if (known.test(finding)) {
            return Standing.KNOWN;
        }
        return found.add(finding.signature()) ? Standing.NEW : Standing.SEEN;
    }
}
