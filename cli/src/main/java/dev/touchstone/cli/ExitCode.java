package dev.touchstone.cli;

import dev.touchstone.core.campaign.Score;

/** What a command says to the one who called it. */
enum ExitCode {
    NOTHING_FOUND(0),
    FINDINGS(1),
    INCONCLUSIVE(2),
    USAGE(64),
    OUR_MISTAKE(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    /** A campaign in which nothing could be judged, or not everything that was asked for or that failed, is inconclusive. */
    static ExitCode of(Score score) {
        if (score.ours() > 0) {
            return OUR_MISTAKE;
        }
        if (score.findings() > 0) {
            return FINDINGS;
        }
        if (score.givenUp() > 0 && score.tally().cases() == 0) {
            return USAGE;
        }
        boolean open = score.givenUp() > 0 || score.later() > 0 || score.isMostlyNotLoaded();
        return open || score.tally().passed() == 0 ? INCONCLUSIVE : NOTHING_FOUND;
    }
}
