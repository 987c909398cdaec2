package dev.touchstone.cli.console;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Consideration;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.EngineLost;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.Overtime;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.event.Event.RoundStarted;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.event.StatementCounts;
import dev.touchstone.campaign.event.Statistics;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.Count;
import dev.touchstone.core.finding.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints the events of a campaign. */
public final class CampaignConsole implements Listener {
    private static final long EVERY_NANOS = 500_000_000;
    private static final long EVERY_NANOS_PLAIN = 15_000_000_000L;
    private static final int FEW_ORACLES = 6;

    private final Terminal terminal;
    private Statistics group = new Statistics();
    private String language = "";
    private long start = System.nanoTime();
    private long lastStatus;
    /** The cases of this group since the campaign was started or resumed. */
    private Counts played = Counts.NONE;

    private boolean runsOn;
    private final boolean resumed;

    /** {@code resumed}: the campaign has an earlier part, which its summary includes. */
    public CampaignConsole(Terminal terminal, Settings settings, boolean resumed) {
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
                terminal.line("  " + started.engine() + " started"
                        + (started.reported().equals(started.engine().version())
                                ? ""
                                : ", reports version " + started.reported()));
                start = System.nanoTime();
            }
            case EngineRestarted restarted ->
                terminal.line("  " + restarted.engine() + " restarted: " + restarted.why());
            case Considered considered
            when considered.standing() == Standing.NEW ->
                terminal.line("  FOUND " + considered.finding().signature() + unfinished(considered.finding()) + ": "
                        + considered.finding().fail().claim());
            case Considering considering -> status();
            case Consideration logged -> {}
            case Considered considered -> status();
            case Overtime more -> runOn(more);
            case Judged judged -> {
                played = played.plus(judged.counts());
                status();
            }
            case RoundFinished finished -> status();
            case RoundLeft left -> status();
            case RoundStarted started -> status();
            case RoundBroke broke ->
                terminal.line("  round " + broke.round() + " failed: a bug in Touchstone\n" + broke.evidence());
            case EngineLost lost ->
                terminal.line("  a worker ended, " + Count.of(lost.workersLeft(), "worker") + " left: " + lost.why());
            case GroupGivenUp given -> terminal.line("  given up: " + given.why());
            case GroupFinished finished -> terminal.line("  " + summary(finished.millis()));
        }
    }

    private void begin(GroupStarted started) {
        group = new Statistics();
        played = Counts.NONE;
        runsOn = false;
        language = started.language();
        lastStatus = System.nanoTime();
        terminal.line(language + ": "
                + started.engines().stream().map(Object::toString).collect(Collectors.joining(", ")));
        oracles(started.oracles()).forEach(terminal::line);
    }

    private static String unfinished(Finding finding) {
        return finding.reduction().filter(how -> !how.finished()).isPresent() ? " (not fully shrunk)" : "";
    }

    /** One line; a terminal also shows a countdown. */
    private void runOn(Overtime more) {
        String text = "  time is up; examining " + Count.of(more.failing(), "failing case") + ", at most "
                + (more.millisLeft() / 1000 + 1) + " s more";
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
        CampaignTotals totals = group.totals();
        Counts counts = played;
        StatementCounts sent = counts.sent();
        long flaky = totals.failed().flaky() + totals.others().flaky();
        return (resumed ? "since resume: " : "")
                + String.format(
                        Locale.ROOT,
                        "rounds %d | cases %d, %.0f/s | accepted %s | non-empty %s | findings %d%s | restarts %d",
                        totals.rounds(),
                        counts.cases(),
                        counts.cases() * 1000.0 / Math.max(1, millis),
                        percent(sent.accepted(), sent.statements()),
                        percent(sent.nonEmpty(), sent.statements()),
                        totals.findings(),
                        flaky > 0 ? " (and " + flaky + " flaky)" : "",
                        totals.troubles().restarts());
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }

    /** The summary. */
    public void close(CampaignTotals totals, Path folder, boolean stopped) {
        new SummaryLines(totals, folder, stopped).lines().forEach(terminal::line);
    }
}
