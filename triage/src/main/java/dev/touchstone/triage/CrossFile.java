package dev.touchstone.triage;

import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Which oracles see which findings of a campaign: a line for each finding. */
public record CrossFile(Path path, Json json) {
    /**
     * A line of it.
     *
     * @param oracles their names, and whether each sees the finding
     */
    public record Row(String finding, Map<String, String> oracles) {}

    public static CrossFile in(Path campaign, Json json) {
        return new CrossFile(campaign.resolve(FileNames.CROSS), json);
    }

    /** The one of the campaign that made the finding. */
    public static CrossFile beside(StoredFinding finding, Json json) {
        return new CrossFile(finding.versions().resolveSibling(FileNames.CROSS), json);
    }

    public void begin() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
    }

    public void append(String finding, Map<String, String> oracles) {
        try {
            Files.writeString(
                    path,
                    json.storedLine(new Row(finding, oracles)) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
    }

    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        try {
            if (Files.exists(path)) {
                Lines.read(path, (line, begin) -> rows.add(json.readKnown(line, Row.class)));
            }
        } catch (IOException e) {
            throw new UserMistake(path + " cannot be read: " + e, e);
        }
        return rows;
    }
}
