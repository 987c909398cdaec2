package dev.touchstone.core.finding;

import dev.touchstone.core.campaign.Event.Standing;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Decides what becomes of a failing case. Shared by all workers. */
public final class Desk {
    private final Set<Signature> confirmed = new HashSet<>();

    /**
     * The standing of a finding.
     *
     * @param failsAgain runs the case on a fresh engine; not asked where the signature is known already
     */
    public Standing consider(Finding finding, BooleanSupplier failsAgain) {
        if (isKnown(finding.signature())) {
            return Standing.SEEN;
        }
        if (!failsAgain.getAsBoolean()) {
            return Standing.FLAKY;
        }
        return remember(finding.signature()) ? Standing.NEW : Standing.SEEN;
    }

    private synchronized boolean isKnown(Signature signature) {
        return confirmed.contains(signature);
    }

    private synchronized boolean remember(Signature signature) {
        return confirmed.add(signature);
    }
}
