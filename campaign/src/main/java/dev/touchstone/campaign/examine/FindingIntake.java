package dev.touchstone.campaign.examine;

import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Decides what becomes of a failing case. Shared by all workers. */
public final class FindingIntake {
    private final Set<Signature> found = new HashSet<>();
    private final Map<Signature, Integer> seen = new HashMap<>();
    private final Predicate<Finding> known;

    /** One for which nothing is known. */
    public FindingIntake() {
        this(finding -> false);
    }

    /** One that says of each finding for which {@code known} holds that it is known. */
    public FindingIntake(Predicate<Finding> known) {
        this.known = known;
    }

    /** Of an earlier part of the campaign. */
    public synchronized void remember(Set<Signature> findings, Map<Signature, Integer> coarse) {
        found.addAll(findings);
        seen.putAll(coarse);
    }

    /** Whether no failure had this coarse signature before. */
    public synchronized boolean isNew(Signature coarse) {
        return !seen.containsKey(coarse);
    }

    /**
     * Whether the next failure with this coarse signature is examined: the first, the second, the fourth, the eighth and so on. That slows
     * down what repeats, and never stops it.
     */
    public synchronized boolean isItsTurn(Signature coarse) {
        return Integer.bitCount(seen.merge(coarse, 1, Integer::sum)) == 1;
    }

    /** Announces an examined finding. Of two workers with the same signature, the one that announces it as new does so first. */
    public synchronized void settle(Finding finding, Consumer<Standing> announce) {
        announce.accept(standing(finding));
    }

    /** Whether an examined finding is new; from then on it is not. */
    public synchronized Standing standing(Finding finding) {
        if (known.test(finding)) {
            return Standing.KNOWN;
        }
        return found.add(finding.signature()) ? Standing.NEW : Standing.SEEN;
    }
}
