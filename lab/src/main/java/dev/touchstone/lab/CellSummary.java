package dev.touchstone.lab;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Statistics;
import dev.touchstone.campaign.store.CampaignEnd;
import dev.touchstone.core.json.Json;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** How the campaign of an experiment's cell ended, as words of a table. */
record CellSummary(CampaignEnd end) {
    private static final CampaignTotals NOTHING = new Statistics().totals();

    /** Empty where the cell is not played yet. */
    static Optional<CellSummary> in(Path folder, Json json) {
        return CampaignEnd.in(folder, json).map(CellSummary::new);
    }

    private CampaignTotals totals() {
        return end.totals().orElse(NOTHING);
    }

    private Counts counts() {
        return totals().counts();
    }

    String cases() {
        return Long.toString(counts().cases());
    }

    /** The cases that passed or failed, of all. */
    String decided() {
        return percent(counts().passed() + counts().failed(), counts().cases());
    }

    /** The statements that found something, of all. */
    String nonEmpty() {
        return percent(counts().sent().nonEmpty(), counts().sent().statements());
    }

    /** The cases that failed, before shrinking and merging. */
    String failed() {
        return Long.toString(counts().failed());
    }

    String cpuSeconds() {
        return Long.toString(end.cpuMillis() / 1000);
    }

    String secondsOfARound() {
        long rounds = totals().rounds();
        double seconds = totals().time().wallMillis() / 1000.0;
        return rounds == 0 ? "-" : String.format(Locale.ROOT, "%.1f", seconds / rounds);
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.2f %%", 100.0 * part / whole);
    }
}
