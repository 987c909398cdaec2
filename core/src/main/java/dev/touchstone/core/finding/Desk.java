package dev.touchstone.core.finding;

import dev.touchstone.core.campaign.Event.Standing;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Decides what becomes of a failing case. Shared by all workers. */
public final class Desk {
    private final Set<Signature> confirmed = new HashSet<>();

    /**
     * Finds out the standing of a finding and has it announced. Of two workers with the same signature, the one that
     * announces it as new does so before the other announces it as seen.
     *
     * @param confirm runs the case on a fresh engine, and gives the finding as it was seen then, if it fails again; not asked
     *     where the signature is known already
     */
    public void consider(Finding finding, Supplier<Optional<Finding>> confirm, BiConsumer<Finding, Standing> announce) {
        Optional<Finding> confirmedNow = isKnown(finding.signature()) ? Optional.of(finding) : confirm.get();
        if (confirmedNow.isEmpty()) {
            announce.accept(finding, Standing.FLAKY);
            return;
        }
        synchronized (this) {
            announce.accept(confirmedNow.get(), confirmed.add(finding.signature()) ? Standing.NEW : Standing.SEEN);
        }
    }

    private synchronized boolean isKnown(Signature signature) {
        return confirmed.contains(signature);
    }
}
