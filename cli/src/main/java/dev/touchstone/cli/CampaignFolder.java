package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.EventLog;
import dev.touchstone.core.campaign.Scoreboard.Score;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder of a campaign: {@code campaign.json}, {@code events.ndjson}, {@code findings/}, {@code summary.json}. */
final class CampaignFolder implements AutoCloseable {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private static final int MOST_AT_ONCE = 100;

    private final Path path;
    private final Json json;
    private Optional<EventLog> log = Optional.empty();

    private CampaignFolder(Path path, Json json) {
        this.path = path;
        this.json = json;
    }

    /** Makes the folder, before anything is fetched or started. */
    static CampaignFolder create(Optional<Path> wanted, Json json) {
        Path path = wanted.orElse(Path.of("touchstone-runs"));
        try {
            if (wanted.isPresent()) {
                return new CampaignFolder(empty(wanted.get()), json);
            }
            Files.createDirectories(path);
            return new CampaignFolder(unused(path), json);
        } catch (IOException e) {
            throw new UserMistake("the folder " + path + " cannot be written: " + e, e);
        }
    }

    private static Path empty(Path path) throws IOException {
        if (path.toString().isBlank()) {
            throw new UserMistake("--out needs the name of a folder");
        }
        Files.createDirectories(path);
        try (Stream<Path> content = Files.list(path)) {
            if (content.findAny().isPresent()) {
                throw new UserMistake("the folder " + path + " is not empty; name another with --out");
            }
        }
        Files.delete(Files.createTempFile(path, "try", ".tmp"));
        return path;
    }

    /** A folder named by the time, and by a number where another campaign began in the same second. */
    private static Path unused(Path parent) throws IOException {
        String time = LocalDateTime.now(ZoneId.systemDefault()).format(NAME);
        for (int number = 1; ; number++) {
            try {
                return Files.createDirectory(parent.resolve(number == 1 ? time : time + "-" + number));
            } catch (FileAlreadyExistsException e) {
                if (number == MOST_AT_ONCE) {
                    throw e;
                }
            }
        }
    }

    private record Beginning(String touchstone, Settings settings, List<EngineId> engines) {}

    private record End(boolean stopped, Score score) {}

    void begin(Settings settings, List<EngineId> engines) throws IOException {
        log = Optional.of(new EventLog(path.resolve("events.ndjson"), json));
        write("campaign.json", new Beginning(Version.number(), settings, engines));
    }

    void end(Score score, boolean stopped) {
        write("summary.json", new End(stopped, score));
    }

    private void write(String name, Object content) {
        try {
            Files.writeString(path.resolve(name), json.pretty(content) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path.resolve(name), e);
        }
    }

    Path path() {
        return path;
    }

    EventLog log() {
        return log.orElseThrow();
    }

    FindingsFolder findings() {
        return new FindingsFolder(path.resolve("findings"), json);
    }

    /** A folder in which nothing began is taken away again, if it is empty. */
    @Override
    public void close() throws IOException {
        if (log.isPresent()) {
            log.get().close();
        } else {
            path.toFile().delete();
        }
    }
}
