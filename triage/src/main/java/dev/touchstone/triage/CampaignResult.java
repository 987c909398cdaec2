package dev.touchstone.triage;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a campaign left in its folder, finished or not. */
public record CampaignResult(Path path, CampaignLog log, List<StoredFinding> findings) {

    private static final String EVENTS = "events.ndjson";
    private static final String FINDINGS = "findings";

    /** Whether this is the folder of a campaign. */
    public static boolean isAt(Path path) {
        return Files.exists(path.resolve(EVENTS)) || Files.isDirectory(path.resolve(FINDINGS));
    }

    public static CampaignResult read(Path path, Json json) {
        Path events = path.resolve(EVENTS);
        Path findings = path.resolve(FINDINGS);
        if (!isAt(path)) {
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
