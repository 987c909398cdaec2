package dev.touchstone.lab;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** How the campaign of an experiment's cell ended, as words of a table. */
record CellSummary(JsonNode summary) {

    /** Empty where the cell is not played yet. */
    static Optional<CellSummary> in(Path folder, Json json) throws IOException {
        Path file = folder.resolve("summary.json");
        return Files.exists(file)
                ? Optional.of(new CellSummary(StoredFiles.read(file, text -> json.read(text, JsonNode.class))))
                : Optional.empty();
    }

    private JsonNode counts() {
        return summary.path("score").path("tally");
    }

    String cases() {
        return Long.toString(count("cases"));
    }

    /** The cases that passed or failed, of all. */
    String decided() {
        return percent(count("passed") + count("failed"), count("cases"));
    }

    /** The statements that found something, of all. */
    String nonEmpty() {
        return percent(count("nonEmpty"), count("statements"));
    }

    /** The cases that failed, before shrinking and merging. */
    String failed() {
        return Long.toString(count("failed"));
    }

    String cpuSeconds() {
        return Long.toString(summary.path("cpuMillis").asLong() / 1000);
    }

    String secondsOfARound() {
        long rounds = summary.path("score").path("rounds").asLong();
        double seconds = summary.path("score").path("wallMillis").asLong() / 1000.0;
        return rounds == 0 ? "-" : String.format(Locale.ROOT, "%.1f", seconds / rounds);
    }

    private long count(String what) {
        return counts().path(what).asLong();
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.2f %%", 100.0 * part / whole);
    }
}
