package dev.touchstone.triage;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;

/** A {@code versions.ndjson}: what findings do on versions, a line each, written as soon as it is known. */
public final class VersionsFile {
    private final Path path;
    private final Json json;
    private final List<VersionResult> cells;

    public VersionsFile(Path path, Json json) {
        this.path = path;
        this.json = json;
        this.cells = new ArrayList<>(read(path, json));
    }

    /** What the file has; a line that was cut off counts as not written. */
    private static List<VersionResult> read(Path path, Json json) {
        List<VersionResult> cells = new ArrayList<>();
        if (!Files.exists(path)) {
            return cells;
        }
        try {
            for (String line : Files.readAllLines(path)) {
                parse(line, json).ifPresent(cells::add);
            }
        } catch (IOException e) {
            throw new UserMistake(path + " cannot be read: " + e, e);
        }
        return cells;
    }

    private static Optional<VersionResult> parse(String line, Json json) {
        try {
            return line.isBlank() ? Optional.empty() : Optional.of(json.readKnown(line, VersionResult.class));
        } catch (JacksonException e) {
            // Somebody was killed while writing it; the version is tried again.
            return Optional.empty();
        }
    }

    public List<VersionResult> cells() {
        return List.copyOf(cells);
    }

    Optional<VersionResult> about(String finding, EngineId engine) {
        return cells.stream().filter(cell -> cell.isAbout(finding, engine)).findFirst();
    }

    void append(VersionResult cell) {
        try {
            // The first of two line ends finishes a line that was cut off.
            boolean torn = Files.exists(path)
                    && Files.size(path) > 0
                    && !Files.readString(path).endsWith("\n");
            Files.writeString(
                    path,
                    (torn ? "\n" : "") + json.storedLine(cell) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path, e);
        }
        cells.add(cell);
    }
}
