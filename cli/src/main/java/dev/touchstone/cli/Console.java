package dev.touchstone.cli;

import dev.touchstone.core.Count;
import dev.touchstone.core.campaign.Event;
import dev.touchstone.core.campaign.Event.Consideration;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Considering;
import dev.touchstone.core.campaign.Event.EngineLost;
import dev.touchstone.core.campaign.Event.EngineRestarted;
import dev.touchstone.core.campaign.Event.EngineStarted;
import dev.touchstone.core.campaign.Event.GroupFinished;
import dev.touchstone.core.campaign.Event.GroupGivenUp;
import dev.touchstone.core.campaign.Event.GroupStarted;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundBroke;
import dev.touchstone.core.campaign.Event.RoundFinished;
import dev.touchstone.core.campaign.Event.RoundLeft;
import dev.touchstone.core.campaign.Event.RunsOn;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.campaign.Score;
import dev.touchstone.core.campaign.Scoreboard;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.campaign.Tally;
import dev.touchstone.core.finding.Finding;
import java.nio.file.Path;
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
    /** The cases of this group in this part of the campaign. */
    private Tally played = Tally.NONE;

    private boolean runsOn;
    private final boolean resumed;

    /** {@code resumed}: the campaign has an earlier part, which is a part of its last words. */
    Console(Terminal terminal, Settings settings, boolean resumed) {
        this.terminal = terminal;
        this.resumed = resumed;
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
                terminal.line("  FOUND " + considered.finding().signature() + unfinished(considered.finding()) + ": "
                        + considered.finding().fail().claim());
            case Considering considering -> status();
            case Consideration logged -> {}
            case Considered considered -> status();
            case RunsOn more -> runOn(more);
            case Judged judged -> {
                played = played.plus(judged.tally());
                status();
            }
            case RoundFinished finished -> status();
            case RoundLeft left -> status();
            case RoundBroke broke ->
                terminal.line("  round " + broke.round() + " broke: a mistake in Touchstone\n" + broke.evidence());
            case EngineLost lost ->
                terminal.line("  a worker ended, and " + lost.workersLeft() + " of them "
                        + (lost.workersLeft() == 1 ? "goes" : "go") + " on: " + lost.why());
            case GroupGivenUp given -> terminal.line("  given up: " + given.why());
            case GroupFinished finished -> terminal.line("  " + summary(finished.millis()));
        }
    }

    private void begin(GroupStarted started) {
        group = new Scoreboard();
        played = Tally.NONE;
        runsOn = false;
        language = started.language();
        lastStatus = System.nanoTime();
        terminal.line(language + ": "
                + started.engines().stream().map(Object::toString).collect(Collectors.joining(", ")));
        oracles(started.oracles()).forEach(terminal::line);
    }

    private static String unfinished(Finding finding) {
        return finding.reduction().filter(how -> !how.finished()).isPresent() ? " (not made small to the end)" : "";
    }

    /** Said once; on a terminal it is counted down. */
    private void runOn(RunsOn more) {
        String text = "  time is up; " + Count.of(more.failing(), "failing case") + " being looked at, "
                + (more.millisLeft() / 1000 + 1) + " s more at most";
        if (!runsOn) {
            terminal.line(text);
        }
        runsOn = true;
        terminal.status(text);
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
        String text = "  " + summary((now - start) / 1_000_000);
        if (terminal.isInteractive()) {
            terminal.status(text);
        } else {
            terminal.line(text);
        }
    }

    private String summary(long millis) {
        Score score = group.score();
        Tally tally = played;
        long flaky = score.failed().flaky() + score.others().flaky();
        return (resumed ? "in this part: " : "")
                + String.format(
                        Locale.ROOT,
                        "rounds %d | cases %d, %.0f/s | accepted %s | non-empty %s | findings %d%s | restarts %d",
                        score.rounds(),
                        tally.cases(),
                        tally.cases() * 1000.0 / Math.max(1, millis),
                        percent(tally.accepted(), tally.statements()),
                        percent(tally.nonEmpty(), tally.statements()),
                        score.findings(),
                        flaky > 0 ? " (and " + flaky + " flaky)" : "",
                        score.restarts());
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }

    /** The last words. */
    void close(Score score, Path folder, boolean stopped) {
        new LastWords(score, folder, stopped).lines().forEach(terminal::line);
    }
}
