package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.Consideration;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundFinished;
import dev.touchstone.core.campaign.Event.RoundLeft;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.EventLog.Logged;
import dev.touchstone.core.campaign.Past.Begun;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

    /** This, where these failures were met on the way and put off. */
    public Journal with(List<Finding> met) {
        return new Journal(millis, past.with(met), findings, sorts, scoreboard);
    }

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
        Reading reading = new Reading();
        Lines.read(file, (line, begin) -> reading.add(Logged.parse(line, json)));
        return reading.journal();
    }

    /** Adds lines up. */
    private static final class Reading {
        private final PartTimes times = new PartTimes();
        private final Map<String, Set<Long>> rounds = new HashMap<>();
        private final Map<String, Map<Long, Begun>> begun = new HashMap<>();
        private final Set<Finding.Origin> considered = new HashSet<>();
        private final Set<Signature> findings = new HashSet<>();
        private final Map<Signature, Integer> sorts = new HashMap<>();
        private final Scoreboard scoreboard = new Scoreboard();

        void add(Logged logged) {
            times.add(logged);
            scoreboard.on(logged.event());
            switch (logged.event()) {
                case Consideration consideration -> consider(consideration);
                case Judged judged -> {
                    Set<Integer> failed = judged.verdict() instanceof Fail ? Set.of(judged.turn()) : Set.of();
                    begin(judged.language(), judged.round(), judged.turn() + 1, judged.soFar(), failed);
                }
                case RoundLeft left -> begin(left.language(), left.round(), left.turns(), left.tally(), Set.of());
                case RoundFinished finished -> {
                    rounds.computeIfAbsent(finished.language(), any -> new HashSet<>())
                            .add(finished.round());
                    begun.getOrDefault(finished.language(), new HashMap<>()).remove(finished.round());
                }
                default -> {}
            }
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

        private void consider(Consideration line) {
            // One that was put off and looked at later is one.
            if (considered.add(line.origin())) {
                sorts.merge(new Signature(line.coarse()), 1, Integer::sum);
            }
            if (!line.onTheWay()) {
                close(line.origin());
            }
            if (line.standing() == Standing.NEW) {
                findings.add(new Signature(line.signature()));
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
