package dev.touchstone.lab.bench;

import java.util.List;
import java.util.Locale;

/** What Touchstone itself does with its time. A sample belongs to the first phase, in this order, that one of its frames shows. */
enum Phase {
    REDUCING("dev.touchstone.campaign.examine.Examiner.reduce"),
    CONFIRMING("dev.touchstone.campaign.examine."),
    PROPOSING("dev.touchstone.campaign.round."),
    LOGGING("dev.touchstone.campaign.event.", "dev.touchstone.campaign.store."),
    JUDGING("dev.touchstone.core.oracle.Case.verdict"),
    WIRE("dev.touchstone.engines.host.", "dev.touchstone.host."),
    WRITING("dev.touchstone.campaign.workbench."),
    OTHER("");

    @SuppressWarnings("ImmutableEnumChecker") // a copy that nobody can change
    private final List<String> beginnings;

    Phase(String... beginnings) {
        this.beginnings = List.of(beginnings);
    }

    String words() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The phase of a sample.
     *
     * @param frames class and method of each
     */
    static Phase of(List<String> frames) {
        for (Phase phase : values()) {
            if (frames.stream().anyMatch(frame -> phase.beginnings.stream().anyMatch(frame::startsWith))) {
                return phase;
            }
        }
        return OTHER;
    }
}
