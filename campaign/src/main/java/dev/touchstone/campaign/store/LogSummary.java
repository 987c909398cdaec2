package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event.Consideration;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Statistics;
import dev.touchstone.campaign.store.EventLog.Logged;
import dev.touchstone.campaign.store.ResumeState.RoundProgress;
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
 * @param statistics on which it stands, to count on from there
 */
public record LogSummary(
        long millis,
        ResumeState resume,
        Set<Signature> findings,
        Map<Signature, Integer> sorts,
        Statistics statistics) {

    /** This, with failures that were found while shrinking and deferred. */
    public LogSummary with(List<Finding> met) {
        return new LogSummary(millis, resume.with(met), findings, sorts, statistics);
    }

    /** That of a campaign which begins. */
    public static LogSummary none() {
        return new LogSummary(0, ResumeState.NONE, Set.of(), Map.of(), new Statistics());
    }

    /** Reads a log. A last line that was cut off when the campaign was killed is taken away, so that it can be continued. */
    public static LogSummary open(Path file, Json json) throws IOException {
        LogSummary log = read(file, json);
        // Only what could be read is changed.
        Lines.cutTorn(file);
        return log;
    }

    /** Reads a log as far as its lines are whole, and leaves it as it is. */
    public static LogSummary read(Path file, Json json) throws IOException {
        Reading reading = new Reading();
        Lines.read(file, (line, begin) -> reading.add(Logged.parse(line, json)));
        return reading.log();
    }

    /** Adds lines up. */
    private static final class Reading {
        private final LanguageTimes times = new LanguageTimes();
        private final Map<String, Set<Long>> rounds = new HashMap<>();
        private final Map<String, Map<Long, RoundProgress>> begun = new HashMap<>();
        private final Set<Finding.Origin> considered = new HashSet<>();
        private final Set<Signature> findings = new HashSet<>();
        private final Map<Signature, Integer> sorts = new HashMap<>();
        private final Statistics statistics = new Statistics();

        void add(Logged logged) {
            times.add(logged);
            statistics.on(logged.event());
            switch (logged.event()) {
                case Consideration consideration -> consider(consideration);
                case Judged judged -> {
                    Set<Integer> failed = judged.verdict() instanceof Fail ? Set.of(judged.turn()) : Set.of();
                    begin(judged.language(), judged.round(), judged.turn() + 1, judged.soFar(), failed);
                }
                case RoundLeft left -> begin(left.language(), left.round(), left.turns(), left.counts(), Set.of());
                case RoundFinished finished -> {
                    rounds.computeIfAbsent(finished.language(), any -> new HashSet<>())
                            .add(finished.round());
                    begun.getOrDefault(finished.language(), new HashMap<>()).remove(finished.round());
                }
                default -> {}
            }
        }

        private void begin(String language, long round, int turns, Counts counts, Set<Integer> failed) {
            begun.computeIfAbsent(language, any -> new HashMap<>()).compute(round, (any, before) -> {
                Set<Integer> open = new HashSet<>(failed);
                if (before != null) {
                    open.addAll(before.open());
                }
                return new RoundProgress(turns, counts, open);
            });
        }

        private void consider(Consideration line) {
            // A case that was deferred and examined later counts once.
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
                return new RoundProgress(before.turns(), before.counts(), open);
            });
        }

        LogSummary log() {
            Map<String, Duration> spent = times.spent();
            return new LogSummary(
                    times.last(), new ResumeState(rounds, spent, considered, begun), findings, sorts, statistics);
        }
    }
}
