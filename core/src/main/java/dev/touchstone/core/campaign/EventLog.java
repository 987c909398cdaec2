package dev.touchstone.core.campaign;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Considering;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RunsOn;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Verdict;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongSupplier;

/**
 * Appends events to a file, one line of JSON each. Cases that pass leave no line of their own: they are in the tally and
 * the digest of their round, and the file stays small however long the campaign.
 */
public final class EventLog implements Listener, AutoCloseable {
    private final BufferedWriter out;
    private final Json json;
    private final LongSupplier millis;

    /** Appends to a file. {@code millis} is the time since the campaign began. */
    public EventLog(Path file, Json json, LongSupplier millis) throws IOException {
        this.millis = millis;
        this.out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        this.json = json;
    }

    /** What the log keeps of a finding; the whole is in its folder. */
    private record Consideration(
            String event,
            String signature,
            String coarse,
            Standing standing,
            String oracle,
            Finding.Origin origin,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean onTheWay) {}

    @Override
    public void on(Event event) {
        switch (event) {
            case Judged judged when !isKept(judged.verdict()) -> {}
            case Considering considering -> {}
            case RunsOn runsOn -> {}
            case Considered considered -> write(consideration(considered));
            default -> write(event);
        }
    }

    /** What somebody may want to look at: a failing case, and one on which we made a mistake ourselves. */
    private static boolean isKept(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Pass pass -> false;
            case Verdict.Fail fail -> true;
            case Verdict.Unknown unknown -> unknown.isOurs();
        };
    }

    private static Consideration consideration(Considered considered) {
        Finding finding = considered.finding();
        return new Consideration(
                "Considered",
                finding.signature().text(),
                finding.coarse().text(),
                considered.standing(),
                finding.oracle(),
                finding.origin(),
                considered.onTheWay());
    }

    private void write(Object line) {
        try {
            out.write(StoredFiles.wellFormed(
                    "{\"at\":" + millis.getAsLong() + "," + json.line(line).substring(1)));
            out.newLine();
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException("the event log cannot be written", e);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
