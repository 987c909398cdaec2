package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.RawLog.Raw;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** How records are grouped in memory does not show in what is stored. */
class StoredCampaignTest {
    private static final Path STORED = Path.of("src/test/resources/stored/format-0/campaign");
    private static final Json JSON = new Json(Languages.installed());

    private static JsonNode read(String file) throws IOException {
        return JSON.read(Files.readString(STORED.resolve(file)), JsonNode.class);
    }

    private static <T> void staysAsItIs(JsonNode stored, Class<T> type) {
        T read = JSON.read(JSON.line(stored), type);
        assertThat(JSON.read(JSON.line(read), JsonNode.class)).isEqualTo(stored);
    }

    @Test
    void settingsAreWrittenAsTheyWereRead() throws IOException {
        staysAsItIs(read("campaign.json").path("settings"), Settings.class);
    }

    @Test
    void totalsAreWrittenAsTheyWereRead() throws IOException {
        ObjectNode totals = (ObjectNode) read("summary.json").path("score");
        totals.remove("mostlyNotLoaded");
        staysAsItIs(totals, CampaignTotals.class);
    }

    @Test
    void rawFailuresAreWrittenAsTheyWereRead() throws IOException {
        assertThat(Files.readAllLines(STORED.resolve("raw.ndjson")))
                .isNotEmpty()
                .allSatisfy(line -> staysAsItIs(JSON.read(line, JsonNode.class), Raw.class));
    }
}
