package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Consideration;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.Overtime;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Verdict;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongSupplier;

/**
 * Appends events to a file, one line of JSON each. Cases that pass leave no line of their own: they are in the counts and
 * the digest of their round, and the file stays small however long the campaign.
 */
public final class EventLog implements Listener, AutoCloseable {
    private final OutputStream out;
    private final Json json;
    private final LongSupplier millis;

    /** Appends to a file. {@code millis} is the time since the campaign began. */
    public EventLog(Path file, Json json, LongSupplier millis) throws IOException {
        this.millis = millis;
        this.out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        this.json = json;
    }

    /** An event, and when it was: in milliseconds since the campaign began. */
    public record Logged(long at, Event event) {
        /** A line of a log. */
        public static Logged parse(String line, Json json) {
            return json.readKnown(line, Logged.class);
        }
    }

    @Override
    public void on(Event event) {
        switch (event) {
            case Judged judged when !isKept(judged.verdict()) -> {}
            case Considering considering -> {}
            case Overtime runsOn -> {}
            case Considered considered -> write(Consideration.of(considered));
            default -> write(event);
        }
    }

    /** Cases that get a line: failing ones, and those that met a bug of our own. */
    private static boolean isKept(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Pass pass -> false;
            case Verdict.Fail fail -> true;
            case Verdict.Unknown unknown -> unknown.isOurs();
        };
    }

    private void write(Event event) {
        try {
            // In one piece, so that nothing is kept back and written later after what could not be.
            String text = json.storedLine(new Logged(millis.getAsLong(), event)) + "\n";
            out.write(StoredFiles.wellFormed(text).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the event log cannot be written", e);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
