package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Scoreboard.Score;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What the event log of a campaign says of what it has done.
 *
 * @param millis the time of the last event
 * @param findings the signatures that have a folder
 * @param sorts how many failing cases of each sort there were
 * @param score how it stands. A round that was cut off, or broke, is played again, and counts then
 */
public record Journal(long millis, Past past, Set<Signature> findings, Map<Signature, Integer> sorts, Score score) {

    /** That of a campaign which begins. */
    public static final Journal NONE = new Journal(0, Past.NONE, Set.of(), Map.of(), Score.NONE);

    /** Reads a log. A last line that was cut off when the campaign was killed is taken away, so that it can be continued. */
    public static Journal open(Path file, Json json) throws IOException {
        Reading reading = new Reading();
        Lines.read(file, (line, begin) -> reading.add(json.read(line, JsonNode.class), json));
        // Only what could be read is changed.
        Lines.cutTorn(file);
        return new Journal(
                reading.millis,
                new Past(reading.rounds, reading.spent, reading.considered),
                reading.findings,
                reading.sorts,
                reading.score());
    }

    /** Adds lines up. */
    private static final class Reading {
        private long millis;
        private long groupStart;
        private final Map<String, Set<Long>> rounds = new HashMap<>();
        private final Map<String, Duration> spent = new HashMap<>();
        /** When something was last heard of a language. */
        private final Map<String, Long> last = new HashMap<>();

        private final Set<Finding.Origin> considered = new HashSet<>();
        private final Set<Signature> findings = new HashSet<>();
        private final Map<Signature, Integer> sorts = new HashMap<>();
        /** What became of each failing case in the end: what was put off may have been looked at later. */
        private final Map<List<String>, Standing> standings = new HashMap<>();

        private Tally tally = Tally.NONE;
        private long restarts;
        private long wallMillis;
        private long processMillis;
        private long busyMillis;

        void add(JsonNode line, Json json) {
            long at = line.path("at").asLong(millis);
            String language = line.path("language").asString("");
            switch (line.path("event").asString("")) {
                case "GroupStarted" -> groupStart = at;
                case "EngineRestarted" -> restarts++;
                case "RoundFinished" -> {
                    rounds.computeIfAbsent(language, any -> new HashSet<>())
                            .add(line.path("round").asLong());
                    tally = tally.plus(json.read(line.path("tally").toString(), Tally.class));
                }
                case "GroupFinished" -> {
                    wallMillis += line.path("millis").asLong();
                    processMillis += line.path("processMillis").asLong();
                    busyMillis += line.path("busyMillis").asLong();
                }
                case "Considered" -> consider(line, json);
                default -> {}
            }
            if (!language.isEmpty()
                    && List.of("RoundFinished", "Judged")
                            .contains(line.path("event").asString(""))) {
                spent.merge(language, Duration.ofMillis(at - Math.max(groupStart, millisOf(language))), Duration::plus);
                last.put(language, at);
            }
            millis = Math.max(millis, at);
        }

        private long millisOf(String language) {
            return last.getOrDefault(language, 0L);
        }

        private void consider(JsonNode line, Json json) {
            considered.add(json.read(line.path("origin").toString(), Finding.Origin.class));
            sorts.merge(new Signature(line.path("coarse").asString("")), 1, Integer::sum);
            Standing standing = Standing.valueOf(line.path("standing").asString(""));
            standings.put(
                    Stream.of("oracle", "origin", "coarse")
                            .map(name -> line.path(name).toString())
                            .toList(),
                    standing);
            if (standing == Standing.NEW) {
                findings.add(new Signature(line.path("signature").asString("")));
            }
        }

        Score score() {
            return new Score(
                    rounds.values().stream().mapToLong(Set::size).sum(),
                    tally,
                    count(Standing.NEW),
                    count(Standing.SEEN),
                    count(Standing.FLAKY),
                    count(Standing.KNOWN),
                    count(Standing.LATER),
                    restarts,
                    0,
                    0,
                    wallMillis,
                    processMillis,
                    busyMillis);
        }

        private long count(Standing wanted) {
            return standings.values().stream()
                    .filter(standing -> standing == wanted)
                    .count();
        }
    }
}
