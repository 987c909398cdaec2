package dev.touchstone.lab.recall;

import dev.touchstone.campaign.store.CampaignEnd;
import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.LogSummary;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The CPU-minutes of a campaign. Its events have the time of the clock: it is scaled by the CPU time of the whole.
 *
 * @param scale CPU time in place of one unit of the clock
 * @param end the time of the last event
 */
record CpuScale(double scale, long end) {
    private static final double MILLIS = 60_000;

    static CpuScale of(Path folder, Json json) throws IOException {
        long millis = LogSummary.read(folder.resolve(FileNames.EVENTS), json).millis();
        long cpu = CampaignEnd.in(folder, json).map(CampaignEnd::cpuMillis).orElse(millis);
        return new CpuScale(millis == 0 ? 1 : (double) cpu / millis, millis);
    }

    double minute(long at) {
        return at * scale / MILLIS;
    }
}
