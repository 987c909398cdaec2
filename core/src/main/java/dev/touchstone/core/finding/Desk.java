package dev.touchstone.core.finding;

import dev.touchstone.core.campaign.Event.Standing;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Decides what becomes of a failing case. Shared by all workers. */
public final class Desk {
    private final Set<Signature> confirmed = new HashSet<>();

    /**
     * Finds out the standing of a finding and has it announced. Of two workers with the same signature, the one that
     * announces it as new does so before the other announces it as seen.
     *
     * @param failsAgain runs the case on a fresh engine; not asked where the signature is known already
     */
    public void consider(Finding finding, BooleanSupplier failsAgain, Consumer<Standing> announce) {
        if (!isKnown(finding.signature()) && !failsAgain.getAsBoolean()) {
            announce.accept(Standing.FLAKY);
            return;
        }
        synchronized (this) {
            announce.accept(confirmed.add(finding.signature()) ? Standing.NEW : Standing.SEEN);
        }
    }

    private synchronized boolean isKnown(Signature signature) {
        return confirmed.contains(signature);
    }
}
