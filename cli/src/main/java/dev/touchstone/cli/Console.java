package dev.touchstone.cli;

import dev.touchstone.core.Count;
import dev.touchstone.core.campaign.Event;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.EngineRestarted;
import dev.touchstone.core.campaign.Event.EngineStarted;
import dev.touchstone.core.campaign.Event.GroupFinished;
import dev.touchstone.core.campaign.Event.GroupGivenUp;
import dev.touchstone.core.campaign.Event.GroupStarted;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundBroke;
import dev.touchstone.core.campaign.Event.RoundFinished;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.campaign.Scoreboard;
import dev.touchstone.core.campaign.Scoreboard.Score;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.campaign.Tally;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Says on the screen what happens. */
final class Console implements Listener {
    private static final long EVERY_NANOS = 500_000_000;
    private static final long EVERY_NANOS_PLAIN = 15_000_000_000L;
    private static final int FEW_ORACLES = 6;

    private final Terminal terminal;
    private Scoreboard group = new Scoreboard();
    private String language = "";
    private long start = System.nanoTime();
    private long lastStatus;
    private final Map<String, Tally> oracles = new LinkedHashMap<>();

    Console(Terminal terminal, Settings settings) {
        this.terminal = terminal;
        terminal.line("seed " + settings.seed());
    }

    @Override
    public void on(Event event) {
        group.on(event);
        switch (event) {
            case GroupStarted started -> begin(started);
            case EngineStarted started -> {
                terminal.line("  " + started.engine() + " is up"
                        + (started.reported().equals(started.engine().version())
                                ? ""
                                : ", and says that it is " + started.reported()));
                start = System.nanoTime();
            }
            case EngineRestarted restarted ->
                terminal.line("  " + restarted.engine() + " was started again: " + restarted.why());
            case Considered considered
            when considered.standing() == Standing.NEW ->
                terminal.line("  FOUND " + considered.finding().signature() + ": "
                        + considered.finding().fail().claim());
            case Considered considered -> status();
            case Judged judged -> {
                oracles.merge(judged.language() + " " + judged.oracle(), judged.tally(), Tally::plus);
                status();
            }
            case RoundFinished finished -> status();
            case RoundBroke broke ->
                terminal.line("  round " + broke.round() + " broke: a mistake in Touchstone\n" + broke.evidence());
            case GroupGivenUp given -> terminal.line("  given up: " + given.why());
            case GroupFinished finished -> terminal.line("  " + summary(group.score(), finished.millis()));
        }
    }

    private void begin(GroupStarted started) {
        group = new Scoreboard();
        language = started.language();
        lastStatus = System.nanoTime();
        terminal.line(language + ": "
                + started.engines().stream().map(Object::toString).collect(Collectors.joining(", ")));
        oracles(started.oracles()).forEach(terminal::line);
    }

    /** A few in a line; many by family. */
    private static List<String> oracles(Map<String, List<String>> families) {
        List<String> all = families.values().stream().flatMap(List::stream).toList();
        if (all.size() <= FEW_ORACLES) {
            return List.of("  oracles: " + String.join(", ", all));
        }
        return families.entrySet().stream()
                .map(family -> String.format(
                        Locale.ROOT, "  oracles, %s: %s", family.getKey(), String.join(", ", family.getValue())))
                .toList();
    }

    private void status() {
        long now = System.nanoTime();
        if (now - lastStatus < (terminal.isInteractive() ? EVERY_NANOS : EVERY_NANOS_PLAIN)) {
            return;
        }
        lastStatus = now;
        String text = "  " + summary(group.score(), (now - start) / 1_000_000);
        if (terminal.isInteractive()) {
            terminal.status(text);
        } else {
            terminal.line(text);
        }
    }

    private static String summary(Score score, long millis) {
        Tally tally = score.tally();
        return String.format(
                Locale.ROOT,
                "rounds %d | cases %d, %.0f/s | accepted %s | non-empty %s | findings %d%s | restarts %d",
                score.rounds(),
                tally.cases(),
                tally.cases() * 1000.0 / Math.max(1, millis),
                percent(tally.accepted(), tally.statements()),
                percent(tally.nonEmpty(), tally.statements()),
                score.findings(),
                score.flaky() > 0 ? " (and " + score.flaky() + " flaky)" : "",
                score.restarts());
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }

    /** The last words. */
    void close(Score score, Path folder, boolean stopped) {
        Tally tally = score.tally();
        if (oracles.size() > 1) {
            byOracle().lines().forEach(terminal::line);
        }
        terminal.line((stopped ? "stopped after " : "") + Count.of(tally.cases(), "case") + ": " + tally.passed()
                + " passed, " + tally.failed() + " failed, " + sum(tally.unknown()) + " unknown"
                + reasons(tally.unknown()));
        terminal.line(findings(score) + "; the result is in " + folder);
    }

    /** What each oracle had to do since this command was started. */
    private Columns byOracle() {
        return new Columns(
                List.of("oracle", "cases", "passed", "failed", "unknown"),
                oracles.entrySet().stream()
                        .map(entry -> List.of(
                                entry.getKey(),
                                Long.toString(entry.getValue().cases()),
                                Long.toString(entry.getValue().passed()),
                                Long.toString(entry.getValue().failed()),
                                Long.toString(sum(entry.getValue().unknown()))))
                        .toList());
    }

    private static String findings(Score score) {
        if (score.tally().cases() == 0) {
            return "nothing was tested";
        }
        String nothing = score.later() == 0 ? "nothing found" : "no finding so far";
        String found = score.findings() == 0 ? nothing : Count.of(score.findings(), "finding");
        String again = score.repeats() == 0 ? "" : ", seen " + Count.of(score.repeats(), "time") + " more";
        String flaky = score.flaky() == 0 ? "" : ", and " + score.flaky() + " that did not fail again (flaky.ndjson)";
        String known = score.known() == 0 ? "" : ", " + score.known() + " known ones (known.ndjson)";
        String later = score.later() == 0
                ? ""
                : ", and " + Count.of(score.later(), "failing case") + " put off (touchstone reduce looks at them)";
        return found + again + known + flaky + later;
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private static String reasons(Map<String, Long> counts) {
        return counts.isEmpty()
                ? ""
                : counts.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", ", " (", ")"));
    }
}
