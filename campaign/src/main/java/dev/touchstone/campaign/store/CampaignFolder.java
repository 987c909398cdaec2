package dev.touchstone.campaign.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.settings.DatasetRanges;
import dev.touchstone.campaign.settings.NumberRanges;
import dev.touchstone.campaign.settings.QueryRanges;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.report.Reproductions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The folder of a campaign: {@code campaign.json}, {@code events.ndjson}, {@code raw.ndjson}, {@code findings/}, {@code summary.json}. */
public final class CampaignFolder implements AutoCloseable {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private static final int MOST_AT_ONCE = 100;

    private static final String LOCK = ".lock";

    private final Path path;
    private final Json json;
    private final Reproductions reproductions;
    private final long start = System.nanoTime();
    private Optional<EventLog> log = Optional.empty();
    private Optional<FileChannel> lock = Optional.empty();
    private long millisBefore;
    private OptionalLong time = OptionalLong.empty();

    private CampaignFolder(Path path, Json json, Reproductions reproductions) {
        this.path = path;
        this.json = json;
        this.reproductions = reproductions;
    }

    /** Makes the folder, before anything is fetched or started. */
    public static CampaignFolder create(Optional<Path> wanted, Json json, Reproductions reproductions) {
        Path path = wanted.orElse(Path.of("touchstone-runs"));
        if (path.toString().isBlank()) {
            throw new UserMistake("--out needs the name of a folder");
        }
        try {
            Files.createDirectories(path);
            return locked(wanted.isPresent() ? path : unused(path), json, reproductions);
        } catch (IOException e) {
            throw new UserMistake("the folder " + path + " cannot be written: " + e, e);
        }
    }

    /** The folder of a campaign that goes on. */
    public static CampaignFolder reopen(Path path, Json json, Reproductions reproductions) {
        if (!Files.isRegularFile(path.resolve(FileNames.CAMPAIGN))
                || !Files.isRegularFile(path.resolve(FileNames.EVENTS))) {
            throw new UserMistake(path + " is not the folder of a campaign");
        }
        return new CampaignFolder(path, json, reproductions);
    }

    /** Looks at a folder only when nobody else can write there any more. */
    private static CampaignFolder locked(Path path, Json json, Reproductions reproductions) throws IOException {
        boolean used = hasContent(path);
        if (used && !Files.exists(path.resolve(LOCK))) {
            throw notEmpty(path);
        }
        CampaignFolder folder = new CampaignFolder(path, json, reproductions);
        folder.lock();
        if (hasContent(path)) {
            folder.unlock();
            throw notEmpty(path);
        }
        return folder;
    }

    private static UserMistake notEmpty(Path path) {
        return new UserMistake("the folder " + path + " is not empty; name another with --out");
    }

    /** Whether there is something beside the lock. */
    public static boolean hasContent(Path path) throws IOException {
        try (Stream<Path> content = Files.list(path)) {
            return content.anyMatch(file -> !file.endsWith(LOCK));
        }
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

    /**
     * What a campaign began with.
     *
     * @param touchstone the version of Touchstone
     * @param cpuTime how much processor time it may take
     * @param known the user's file of known findings
     * @param strict whether quirks and known bugs are treated like unknown bugs
     */
    public record CampaignManifest(
            String touchstone,
            Settings settings,
            List<EngineId> engines,
            Optional<Duration> cpuTime,
            Optional<String> known,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean strict) {
        /** That of the campaign in a folder. */
        public static CampaignManifest in(Path folder, Json json) {
            return StoredFiles.read(
                    folder.resolve(FileNames.CAMPAIGN),
                    text -> json.read(text, CampaignManifest.class).checked());
        }

        /** Settings that could have been asked for. */
        private CampaignManifest checked() {
            if (engines.isEmpty()) {
                throw new UserMistake("it names no engine");
            }
            NumberRanges.check("--workers", settings.extent().workers());
            NumberRanges.check("--cases", settings.size().cases());
            NumberRanges.check("--datasets", settings.size().datasets());
            settings.extent().rounds().ifPresent(rounds -> NumberRanges.check("--rounds", rounds));
            DatasetRanges content = settings.size().content();
            NumberRanges.check("--nodes", content.nodes());
            NumberRanges.check("--edges", content.edges());
            NumberRanges.check("--triples", content.triples());
            NumberRanges.check("--grown", content.grown());
            QueryRanges limits = settings.size().limits();
            NumberRanges.check("--clauses", limits.clauses());
            NumberRanges.check("--patterns", limits.patterns());
            NumberRanges.check("--depth", limits.depth());
            NumberRanges.check("--rows", limits.rows());
            NumberRanges.check("--bindings", limits.bindings());
            NumberRanges.check("--limit", settings.limit().toMillis() / 1000.0);
            return this;
        }

        public Optional<Path> knownFile() {
            return known.map(Path::of);
        }
    }

    public void begin(CampaignManifest beginning) throws IOException {
        lock();
        write(FileNames.CAMPAIGN, beginning);
        log = Optional.of(new EventLog(path.resolve(FileNames.EVENTS), json, this::millis));
    }

    public CampaignManifest beginning() {
        return CampaignManifest.in(path, json);
    }

    /** What the campaign has done until now; nothing is changed, and from now on nobody else changes anything. */
    public LogSummary log() throws IOException {
        lock();
        return LogSummary.read(path.resolve(FileNames.EVENTS), json);
    }

    /** Goes on where the campaign was left; what it has done until then. */
    public LogSummary goOn() throws IOException {
        lock();
        checkContent();
        LogSummary done = LogSummary.open(path.resolve(FileNames.EVENTS), json);
        if (Files.exists(path.resolve(FileNames.RAW))) {
            Lines.cutTorn(path.resolve(FileNames.RAW));
        }
        findings().removeDrafts();
        millisBefore = done.millis();
        log = Optional.of(new EventLog(path.resolve(FileNames.EVENTS), json, this::millis));
        return done;
    }

    /** A campaign that left something and no word of it in its log would be played over what is there. */
    private void checkContent() throws IOException {
        CampaignEnd.in(path, json);
        boolean empty = Files.size(path.resolve(FileNames.EVENTS)) == 0;
        if (empty && (Files.exists(path.resolve(FileNames.RAW)) || Files.exists(path.resolve(FileNames.SUMMARY)))) {
            throw new UserMistake(
                    path.resolve(FileNames.EVENTS) + " is empty although the campaign was started: its log is lost");
        }
    }

    /** Keeps other processes from writing here. The system takes the lock away when this process ends, however that comes. */
    private void lock() throws IOException {
        if (lock.isPresent()) {
            return;
        }
        FileChannel channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        // One that had it before may have taken the folder away meanwhile.
        if (!isLocked(channel) || !Files.exists(path.resolve(LOCK))) {
            channel.close();
            throw new UserMistake("another process is writing into " + path);
        }
        lock = Optional.of(channel);
    }

    private void unlock() throws IOException {
        if (lock.isPresent()) {
            lock.get().close();
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // It is this process that has it.
            return false;
        }
    }

    /** The processor time that earlier parts of the campaign took, as far as they could write it down. */
    public Duration cpuBefore() {
        return CampaignEnd.in(path, json)
                .map(end -> Duration.ofMillis(end.cpuMillis()))
                .orElse(Duration.ZERO);
    }

    /** From now on, everything is written down as if it had happened at this time. */
    public void setTime(long millis) {
        time = OptionalLong.of(millis);
    }

    /** How long the campaign has been going on. */
    private long millis() {
        return time.isPresent() ? time.getAsLong() : millisBefore + (System.nanoTime() - start) / 1_000_000;
    }

    /** Writes down what a campaign has come to that is not played now. One that never wrote how it ended was stopped, somehow. */
    public void rewriteEnd(CampaignTotals totals) throws IOException {
        boolean stopped = CampaignEnd.in(path, json).map(CampaignEnd::stopped).orElse(true);
        end(totals, cpuBefore(), stopped);
    }

    public void end(CampaignTotals totals, Duration cpu, boolean stopped) {
        write(FileNames.SUMMARY, new CampaignEnd(stopped, cpu.toMillis(), Optional.of(totals)));
    }

    private void write(String name, Object content) {
        try {
            Path draft = path.resolve("." + name + ".draft");
            Files.writeString(draft, json.stored(content) + "\n");
            Files.move(draft, path.resolve(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path.resolve(name), e);
        }
    }

    public Path path() {
        return path;
    }

    /**
     * Writes down what happens, after {@link #findings} has written what was found: so that no line is without its finding.
     *
     * @param say notifies the user of what is not written any more
     */
    public Listener logs(Consumer<String> say) {
        return Listener.all(new RawLog(path.resolve(FileNames.RAW), json, this::millis, say), log.orElseThrow());
    }

    public FindingsFolder findings() {
        return new FindingsFolder(path.resolve(FileNames.FINDINGS), json, reproductions);
    }

    /** A folder in which nothing began is taken away again, if it is empty. */
    @Override
    public void close() throws IOException {
        if (log.isPresent()) {
            log.get().close();
        } else if (lock.isPresent() && !hasContent(path)) {
            path.resolve(LOCK).toFile().delete();
            path.toFile().delete();
        }
        unlock();
    }
}
