package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Past.Begun;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * What the event log of a campaign says of what it has done.
 *
 * @param millis the time of the last event
 * @param findings the signatures that have a folder
 * @param sorts how many failing cases of each sort there were
 * @param scoreboard on which it stands, to count on from there
 */
public record Journal(
        long millis, Past past, Set<Signature> findings, Map<Signature, Integer> sorts, Scoreboard scoreboard) {

    /** That of a campaign which begins. */
    public static Journal none() {
        return new Journal(0, Past.NONE, Set.of(), Map.of(), new Scoreboard());
    }

    /** Reads a log. A last line that was cut off when the campaign was killed is taken away, so that it can be continued. */
    public static Journal open(Path file, Json json) throws IOException {
        Journal journal = read(file, json);
        // Only what could be read is changed.
        Lines.cutTorn(file);
        return journal;
    }

    /** Reads a log as far as its lines are whole, and leaves it as it is. */
    public static Journal read(Path file, Json json) throws IOException {
        Reading reading = new Reading(json);
        Lines.read(file, (line, begin) -> reading.add(json.read(line, JsonNode.class), line));
        return reading.journal();
    }

    /** Adds lines up. */
    private static final class Reading {
        private final Json json;
        private final PartTimes times = new PartTimes();
        private final Map<String, Set<Long>> rounds = new HashMap<>();
        private final Map<String, Map<Long, Begun>> begun = new HashMap<>();
        private final Set<Finding.Origin> considered = new HashSet<>();
        private final Set<Signature> findings = new HashSet<>();
        private final Map<Signature, Integer> sorts = new HashMap<>();
        private final Scoreboard scoreboard = new Scoreboard();

        Reading(Json json) {
            this.json = json;
        }

        void add(JsonNode node, String line) {
            String kind = node.path("event").asString("");
            String language = node.path("language").asString("");
            times.add(kind, language, node);
            long round = node.path("round").asLong();
            switch (kind) {
                case "Considered" -> consider(node);
                case "Judged" -> {
                    // A log that an older version wrote has only the tallies of rounds that are over.
                    if (node.has("soFar")) {
                        scoreboard.on(json.readKnown(line, Event.class));
                        int turn = node.path("turn").asInt();
                        boolean fails =
                                node.path("verdict").path("is").asString("").equals("Fail");
                        Set<Integer> failed = fails ? Set.of(turn) : Set.of();
                        begin(language, round, turn + 1, tally(node.path("soFar")), failed);
                    }
                }
                case "RoundLeft" -> {
                    scoreboard.on(json.readKnown(line, Event.class));
                    begin(language, round, node.path("turns").asInt(), tally(node.path("tally")), Set.of());
                }
                case "RoundFinished" -> {
                    scoreboard.on(json.readKnown(line, Event.class));
                    rounds.computeIfAbsent(language, any -> new HashSet<>()).add(round);
                    begun.getOrDefault(language, new HashMap<>()).remove(round);
                }
                case "GroupStarted", "EngineRestarted", "RoundBroke", "EngineLost", "GroupGivenUp", "GroupFinished" ->
                    scoreboard.on(json.readKnown(line, Event.class));
                default -> {}
            }
        }

        private Tally tally(JsonNode node) {
            return json.read(node.toString(), Tally.class);
        }

        private void begin(String language, long round, int turns, Tally tally, Set<Integer> failed) {
            begun.computeIfAbsent(language, any -> new HashMap<>()).compute(round, (any, before) -> {
                Set<Integer> open = new HashSet<>(failed);
                if (before != null) {
                    open.addAll(before.open());
                }
                return new Begun(turns, tally, open);
            });
        }

        private void consider(JsonNode line) {
            Finding.Origin origin = json.read(line.path("origin").toString(), Finding.Origin.class);
            String coarse = line.path("coarse").asString("");
            considered.add(origin);
            sorts.merge(new Signature(coarse), 1, Integer::sum);
            Standing standing = Standing.valueOf(line.path("standing").asString(""));
            boolean onTheWay = line.path("onTheWay").asBoolean(false);
            scoreboard.consider(line.path("oracle").asString(""), origin, coarse, standing, onTheWay);
            if (!onTheWay) {
                close(origin);
            }
            if (standing == Standing.NEW) {
                findings.add(new Signature(line.path("signature").asString("")));
            }
        }

        private void close(Finding.Origin origin) {
            begun.getOrDefault(origin.language(), new HashMap<>()).computeIfPresent(origin.round(), (any, before) -> {
                Set<Integer> open = new HashSet<>(before.open());
                open.remove(origin.turn());
                return new Begun(before.turns(), before.tally(), open);
            });
        }

        Journal journal() {
            Map<String, Duration> spent = times.spent();
            return new Journal(times.last(), new Past(rounds, spent, considered, begun), findings, sorts, scoreboard);
        }
    }
}
