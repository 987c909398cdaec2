package dev.touchstone.campaign.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Keeps every failing case as it was found, one line of JSON each, so that deferred cases can be examined later. Once the file is very
 * large, it keeps no more deferred ones, and says so; examined ones are still marked.
 */
public final class RawLog implements Listener {
    private static final long LARGEST = 500L << 20;

    private final Path file;
    private final Json json;
    private final LongSupplier millis;
    private final long largest;
    private final Consumer<String> say;
    private final Set<List<Object>> underWay = new HashSet<>();
    private boolean full;

    /** Appends to a file. {@code millis} is the time since the campaign began; {@code say} notifies the user. */
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

    /** What became of a failing case, and its sort. */
    public record Decision(String coarse, Standing standing) {}

    /** A failing case, and when it was found. */
    public record Raw(
            long at,
            @JsonUnwrapped Finding.Proof proof,
            @JsonUnwrapped Decision decision,
            Finding.Origin origin,
            Fail fail,
            @JsonProperty("case") Case proposed,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean onTheWay) {

        public Finding finding() {
            return Finding.raw(proof, proposed, new Signature(decision.coarse()), fail, origin);
        }
    }

    /** A case that is about to be examined is kept like a deferred one, so that it is not lost if we are killed meanwhile. */
    @Override
    public void on(Event event) {
        try {
            if (event instanceof Considering considering) {
                underWay.add(List.of(
                        considering.finding().origin(), considering.finding().coarse()));
                write(new Considered(considering.finding(), Standing.LATER, considering.onTheWay()));
            } else if (event instanceof Considered considered) {
                boolean kept = underWay.remove(List.of(
                        considered.finding().origin(), considered.finding().coarse()));
                if (considered.standing() != Standing.LATER || !kept) {
                    write(considered);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a failing case cannot be written", e);
        }
    }

    private void write(Considered considered) throws IOException {
        if (considered.standing() == Standing.LATER && isFull()) {
            return;
        }
        Finding finding = considered.finding();
        Raw raw = new Raw(
                millis.getAsLong(),
                finding.found(),
                new Decision(finding.coarse().text(), considered.standing()),
                finding.origin(),
                finding.fail(),
                finding.original(),
                considered.onTheWay());
        StoredFiles.write(file, json.storedLine(raw) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private boolean isFull() throws IOException {
        boolean before = full;
        full = Files.exists(file) && Files.size(file) > largest;
        if (full && !before) {
            say.accept(file.getFileName() + " is full: deferred failing cases are counted, but no longer stored");
        }
        return full;
    }
}
