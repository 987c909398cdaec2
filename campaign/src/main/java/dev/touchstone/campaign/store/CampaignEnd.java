package dev.touchstone.campaign.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How a campaign ended, or how it stands: the content of its {@code summary.json}.
 *
 * @param stopped whether it was stopped before its time
 * @param cpuMillis the processor time that it took
 * @param totals what it came to
 */
public record CampaignEnd(
        boolean stopped,
        long cpuMillis,
        @JsonProperty("score") Optional<CampaignTotals> totals) {

    /** That of the campaign in a folder; empty where it was killed before that was written. */
    public static Optional<CampaignEnd> in(Path folder, Json json) {
        Path summary = folder.resolve(FileNames.SUMMARY);
        return Files.exists(summary)
                ? Optional.of(StoredFiles.read(summary, text -> json.readKnown(text, CampaignEnd.class)))
                : Optional.empty();
    }
}
