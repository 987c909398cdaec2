package dev.touchstone.core.finding;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.touchstone.core.campaign.Event;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Keeps every failing case as it was found, one line of JSON each, so that what was put off can be looked at later. Once the file is very
 * large, it keeps no more that are put off, and says so; what was looked at is still marked.
 */
public final class RawLog implements Listener {
    private static final long LARGEST = 500L << 20;

    private final Path file;
    private final Json json;
    private final LongSupplier millis;
    private final long largest;
    private final Consumer<String> say;
    private boolean full;

    /** Appends to a file. {@code millis} is the time since the campaign began; {@code say} tells the user. */
    public RawLog(Path file, Json json, LongSupplier millis, Consumer<String> say) {
        this(file, json, millis, LARGEST, say);
    }

    RawLog(Path file, Json json, LongSupplier millis, long largest, Consumer<String> say) {
        this.file = file;
        this.json = json;
        this.millis = millis;
        this.largest = largest;
        this.say = say;
    }

    /** A failing case, and when it was found. */
    public record Raw(
            long at,
            String oracle,
            String why,
            String coarse,
            Standing standing,
            Finding.Origin origin,
            Fail fail,
            @JsonProperty("case") Case proposed) {

        public Finding finding() {
            return new Finding(oracle, why, proposed, fail, List.of(), origin);
        }
    }

    @Override
    public void on(Event event) {
        if (event instanceof Considered considered) {
            try {
                write(considered);
            } catch (IOException e) {
                throw new UncheckedIOException("a failing case cannot be written", e);
            }
        }
    }

    private void write(Considered considered) throws IOException {
        if (considered.standing() == Standing.LATER && isFull()) {
            return;
        }
        Finding finding = considered.finding();
        Raw raw = new Raw(
                millis.getAsLong(),
                finding.oracle(),
                finding.why(),
                finding.coarse().text(),
                considered.standing(),
                finding.origin(),
                finding.fail(),
                finding.original());
        Files.writeString(file, json.line(raw) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private boolean isFull() throws IOException {
        boolean before = full;
        full = Files.exists(file) && Files.size(file) > largest;
        if (full && !before) {
            say.accept(file.getFileName() + " is full: failing cases that are put off are counted, and no longer kept");
        }
        return full;
    }
}
