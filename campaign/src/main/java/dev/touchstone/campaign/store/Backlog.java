package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.store.RawLog.Raw;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import dev.touchstone.core.json.StoredFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The deferred failing cases of a campaign. The file may be larger than memory, so cases are read one at a time. */
public final class Backlog {
    private final Path file;
    private final Json json;
    private final List<Place> places;

    /** Where a case begins in the file, and how many of its sort come before it. */
    private record Place(long begin, int rank) {}

    /** What tells one failing case of a campaign from the others. */
    private record Failure(String oracle, Finding.Origin origin, String coarse) {}

    private Backlog(Path file, Json json, List<Place> places) {
        this.file = file;
        this.json = json;
        this.places = places;
    }

    /** The deferred cases of a campaign that are not examined yet: the first of every coarse signature, then the second, and so on. */
    public static Backlog of(Path folder, Json json) {
        Path file = folder.resolve(FileNames.RAW);
        if (!Files.isRegularFile(file)) {
            throw new UserMistake("there are no failing cases in " + folder);
        }
        try {
            List<Place> places = places(file, json);
            Lines.cutTorn(file);
            return new Backlog(file, json, places);
        } catch (IOException e) {
            throw new UserMistake(file + " cannot be read: " + e, e);
        }
    }

    private static List<Place> places(Path file, Json json) throws IOException {
        Map<String, Integer> sorts = new HashMap<>();
        List<Place> later = new ArrayList<>();
        List<Failure> turns = new ArrayList<>();
        Set<Failure> done = new HashSet<>();
        Set<Failure> seen = new HashSet<>();
        Lines.read(file, (line, begin) -> {
            // A case that cannot be read is reported before any is examined.
            Raw raw = json.read(line, Raw.class);
            Failure failure = new Failure(
                    raw.proof().oracle(), raw.origin(), raw.decision().coarse());
            if (raw.decision().standing() != Standing.LATER) {
                done.add(failure);
            } else if (seen.add(failure)) {
                later.add(new Place(begin, sorts.merge(failure.coarse(), 1, Integer::sum)));
                turns.add(failure);
            }
        });
        List<Place> left = new ArrayList<>();
        for (int i = 0; i < later.size(); i++) {
            if (!done.contains(turns.get(i))) {
                left.add(later.get(i));
            }
        }
        return left.stream().sorted(Comparator.comparingInt(Place::rank)).toList();
    }

    /** Those that were found while others were shrunk. */
    public static List<Finding> met(Path folder, Json json) throws IOException {
        if (!Files.isRegularFile(folder.resolve(FileNames.RAW))) {
            return List.of();
        }
        Backlog backlog = of(folder, json);
        List<Finding> met = new ArrayList<>();
        for (int i = 0; i < backlog.size(); i++) {
            Raw raw = backlog.get(i);
            if (raw.onTheWay()) {
                met.add(raw.finding());
            }
        }
        return met;
    }

    public int size() {
        return places.size();
    }

    public Raw get(int number) throws IOException {
        return StoredFiles.parsed(
                file.toString(), Lines.at(file, places.get(number).begin()), line -> json.read(line, Raw.class));
    }
}
