package dev.touchstone.triage;

import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a campaign left in its folder, finished or not. */
public record CampaignResult(Path path, CampaignLog log, List<StoredFinding> findings) {

    /** Whether this is the folder of a campaign. */
    public static boolean isAt(Path path) {
        return Files.exists(path.resolve(FileNames.EVENTS)) || Files.isDirectory(path.resolve(FileNames.FINDINGS));
    }

    public static CampaignResult read(Path path, Json json) {
        Path events = path.resolve(FileNames.EVENTS);
        Path findings = path.resolve(FileNames.FINDINGS);
        if (!isAt(path)) {
            throw new UserMistake(path + " is not the folder of a campaign: it has neither " + FileNames.EVENTS
                    + " nor " + FileNames.FINDINGS + "/");
        }
        try {
            CampaignLog log = Files.exists(events) ? CampaignLog.read(events, json) : CampaignLog.EMPTY;
            return new CampaignResult(path, log, StoredFinding.below(findings, json));
        } catch (IOException e) {
            throw new UserMistake(events + " cannot be read: " + e, e);
        }
    }
}
