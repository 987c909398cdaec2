package dev.touchstone.lab.recall;

import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.json.Json;
import dev.touchstone.triage.CampaignLog.Considered;
import dev.touchstone.triage.CampaignResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A cause under which a campaign has counted failing cases instead of reporting them, such as a defect of the catalogue.
 *
 * @param name the engine and the cause, as the summary has it
 * @param minute the CPU-minute of the first such case
 */
record KnownCause(Cell cell, String name, double minute) {

    /** Those that a cell has met, the earliest first. */
    static List<KnownCause> of(Cell cell, Path folder, Json json) throws IOException {
        CpuScale time = CpuScale.of(folder, json);
        Map<String, KnownCause> first = new LinkedHashMap<>();
        for (Considered each : CampaignResult.read(folder, json).log().considered()) {
            if (each.consideration().standing() == Standing.KNOWN) {
                each.consideration()
                        .known()
                        .ifPresent(name -> first.putIfAbsent(name, new KnownCause(cell, name, time.minute(each.at()))));
            }
        }
        return List.copyOf(first.values());
    }
}
