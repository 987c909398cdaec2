package dev.touchstone.cli.console;

import dev.touchstone.campaign.event.CampaignTotals;

/** The exit code of a command. */
public enum ExitCode {
    NOTHING_FOUND(0),
    FINDINGS(1),
    INCONCLUSIVE(2),
    USAGE(64),
    INTERNAL_BUG(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    /** A campaign is inconclusive if nothing could be judged, or if a group was given up or a failing case deferred. */
    public static ExitCode of(CampaignTotals totals) {
        if (totals.ours() > 0) {
            return INTERNAL_BUG;
        }
        if (totals.findings() > 0) {
            return FINDINGS;
        }
        if (totals.troubles().givenUp() > 0 && totals.counts().cases() == 0) {
            return USAGE;
        }
        boolean open = totals.troubles().givenUp() > 0 || totals.later() > 0 || totals.isMostlyNotLoaded();
        return open || totals.counts().passed() == 0 ? INCONCLUSIVE : NOTHING_FOUND;
    }
}
