package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.triage.CampaignLog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a campaign left in its folder, finished or not. */
record CampaignResult(Path path, CampaignLog log, List<StoredFinding> findings) {

    static CampaignResult read(Path path, Json json) {
        Path events = path.resolve("events.ndjson");
        Path findings = path.resolve("findings");
        if (!Files.exists(events) && !Files.isDirectory(findings)) {
            throw new UserMistake(
                    path + " is not the folder of a campaign: it has neither events.ndjson nor findings/");
        }
        return new CampaignResult(
                path,
                Files.exists(events)
                        ? StoredFiles.read(
                                events,
                                Integer.MAX_VALUE,
                                text -> CampaignLog.read(text.lines().toList(), json))
                        : CampaignLog.EMPTY,
                StoredFinding.below(findings, json));
    }
}
