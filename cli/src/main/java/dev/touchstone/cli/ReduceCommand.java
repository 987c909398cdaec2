package dev.touchstone.cli;

import dev.touchstone.core.Count;
import dev.touchstone.core.Evidence;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Effort;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Examination.Examined;
import dev.touchstone.core.campaign.Journal;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.finding.FindingsFolder;
import dev.touchstone.core.finding.RawLog.Raw;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.KnownFindings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone reduce} */
@Command(
        name = "reduce",
        description = {
            "Looks at the failing cases that a campaign has put off: confirms them, makes them small, and writes findings.",
            "The first of every sort comes first. What was looked at is not looked at again, so that it can be stopped at any time.",
            "Of a finding that was not reduced to the end, it goes on from there."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone reduce touchstone-runs/20261115-120000",
            "  touchstone reduce touchstone-runs/20261115-120000 --minutes 30 --reduce 120",
            "  touchstone reduce old/findings/tinkergraph-wrong-result-1a2b3c4d --minutes 5"
        })
final class ReduceCommand implements Callable<Integer> {
    private static final double MINUTES_OF_ONE = 5;

    /** How long a statement may take that a finding asks: as long as in a campaign where nobody says so. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Parameters(paramLabel = "FOLDER", description = "The folder of a campaign, or of a finding.")
    Path campaign = Path.of(".");

    @Option(
            names = "--reduce",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "How long to make one finding small (default: ${DEFAULT-VALUE}).")
    double reduceSeconds = 60;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description =
                    "Begin with no other after so long (default: look at all); of one finding, how long to make it "
                            + "smaller (default: 5).")
    Optional<Double> minutes = Optional.empty();

    @Option(names = "--known", paramLabel = "FILE", description = "Findings that are known, in YAML.")
    Optional<Path> known = Optional.empty();

    @Mixin
    Workshop workshop = new Workshop();

    private final Map<Standing, Integer> looked = new EnumMap<>(Standing.class);
    private int findings;
    private int broken;
    private int left;

    @Override
    public Integer call() throws Exception {
        Terminal terminal = workshop.terminal();
        if (FindingsFolder.isFinding(campaign)) {
            Duration time = Duration.ofMillis(Math.round(minutes.orElse(MINUTES_OF_ONE) * 60_000));
            return new FindingReduction(workshop, LIMIT, new Effort(time, Integer.MAX_VALUE, 1))
                    .of(campaign)
                    .code();
        }
        try (CampaignFolder folder = CampaignFolder.reopen(campaign, workshop.json)) {
            CampaignFolder.Beginning begun = folder.beginning();
            Journal journal = folder.goOn();
            Backlog backlog = Backlog.of(campaign, workshop.json);
            terminal.line(backlog.size() + " failing cases to look at");
            KnownFindings all = KnownFindings.with(known.or(begun::knownFile));
            Desk desk = new Desk(finding -> all.of(finding).isPresent());
            desk.remember(journal.findings(), journal.sorts());
            List<Ready> ready = workshop.ready(
                    begun.engines().stream().map(EngineId::toString).toList(), terminal.err(), new FetchLine(terminal));
            Effort effort = new Effort(Duration.ofMillis(Math.round(reduceSeconds * 1000)), Effort.DEFAULT.runs(), 1);
            try {
                work(backlog, new Review(workshop, begun.settings().limit(), effort, ready), desk, folder, journal);
            } finally {
                folder.rewriteEnd(journal.scoreboard().score());
            }
        }
        terminal.line(
                Count.of(looked.values().stream().mapToInt(Integer::intValue).sum(), "failing case")
                        + " looked at: " + count(Standing.NEW) + " reported, " + count(Standing.SEEN) + " seen again, "
                        + count(Standing.KNOWN) + " known, " + count(Standing.FLAKY) + " flaky; " + left + " left");
        terminal.line(Count.of(findings, "new finding") + "; the result is in " + campaign);
        return code().code();
    }

    private int count(Standing standing) {
        return looked.getOrDefault(standing, 0);
    }

    private ExitCode code() {
        if (broken > 0) {
            return ExitCode.OUR_MISTAKE;
        }
        if (findings > 0) {
            return ExitCode.FINDINGS;
        }
        return left > 0 ? ExitCode.INCONCLUSIVE : ExitCode.NOTHING_FOUND;
    }

    private void work(Backlog backlog, Review review, Desk desk, CampaignFolder folder, Journal journal)
            throws IOException {
        long start = System.nanoTime();
        Terminal terminal = workshop.terminal();
        Listener writer = Listener.all(folder.findings(), journal.scoreboard(), folder.logs(terminal::line));
        for (int i = 0; i < backlog.size(); i++) {
            if (minutes.isPresent() && (System.nanoTime() - start) / 6e10 > minutes.get()) {
                left += backlog.size() - i;
                terminal.line("time is up; " + (backlog.size() - i) + " are left");
                return;
            }
            Raw raw = backlog.get(i);
            folder.setTime(raw.at());
            terminal.line("  " + (i + 1) + " of " + backlog.size() + ": " + look(raw, review, desk, writer));
        }
    }

    /** Looks at one, and says what came of it. One that cannot be looked at stays where it is, and the others go on. */
    private String look(Raw raw, Review review, Desk desk, Listener writer) {
        Examined examined;
        try {
            examined = review.of(raw);
        } catch (EngineUnavailable e) {
            left++;
            return "left, because " + e.getMessage();
        } catch (UserMistake e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            return broke(e);
        }
        if (examined.finding().isEmpty() && examined.broke().isPresent()) {
            left++;
            return broke(examined.broke().get());
        }
        if (examined.finding().isEmpty() && raw.origin().turn() > 0) {
            left++;
            return "left, because it does not fail alone, and may take what its round asked before";
        }
        Considered considered = examined.finding()
                .map(seen -> new Considered(seen, desk.standing(seen), raw.onTheWay()))
                .orElseGet(() -> new Considered(raw.finding(), Standing.FLAKY, raw.onTheWay()));
        examined.others().stream()
                .filter(other -> desk.isNewSort(other.coarse()))
                .forEach(other -> writer.on(new Considered(other, Standing.LATER, true)));
        writer.on(considered);
        looked.merge(considered.standing(), 1, Integer::sum);
        findings += considered.standing() == Standing.NEW ? 1 : 0;
        return words(considered)
                + examined.broke().map(e -> ", and " + broke(e)).orElse("");
    }

    private String broke(Throwable thrown) {
        broken++;
        return "broke: a mistake in Touchstone\n" + Evidence.of(thrown);
    }

    private static String words(Considered considered) {
        return considered.standing().name().toLowerCase(Locale.ROOT) + " "
                + considered.finding().signature()
                + considered
                        .finding()
                        .reduction()
                        .map(how -> ", " + how.runs() + " runs in " + how.millis() / 1000 + " s")
                        .orElse("");
    }
}
