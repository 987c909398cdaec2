package dev.touchstone.cli.command;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.store.Backlog;
import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.FindingsFolder;
import dev.touchstone.campaign.store.LogSummary;
import dev.touchstone.campaign.store.RawLog.Raw;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.Count;
import dev.touchstone.core.Evidence;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.finding.Finding;
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
            "Examines the deferred failing cases of a campaign: confirms them, shrinks them and writes findings.",
            "The first case of each coarse signature comes first. You can stop at any time; examined cases are not examined again.",
            "A finding that is not fully shrunk is shrunk further."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone reduce touchstone-runs/20261115-120000",
            "  touchstone reduce touchstone-runs/20261115-120000 --minutes 30 --reduce 120",
            "  touchstone reduce old/findings/tinkergraph-wrong-result-1a2b3c4d --minutes 5"
        })
public final class ReduceCommand implements Callable<Integer> {
    private static final double MINUTES_OF_ONE = 5;

    /** The timeout of a finding's statements: the default of a campaign. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Parameters(paramLabel = "FOLDER", description = "The folder of a campaign, or of a finding.")
    Path campaign = Path.of(".");

    @Option(
            names = "--reduce",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "Seconds to shrink one finding (default: ${DEFAULT-VALUE}).")
    double reduceSeconds = 60;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description =
                    "Stop starting new cases after N minutes (default: examine all); for one finding, minutes to shrink it "
                            + "(default: 5).")
    Optional<Double> minutes = Optional.empty();

    @Option(names = "--known", paramLabel = "FILE", description = "YAML file of known findings.")
    Optional<Path> known = Optional.empty();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    private final Map<Standing, Integer> looked = new EnumMap<>(Standing.class);
    private int findings;
    private int broken;
    private int left;

    @Override
    public Integer call() throws Exception {
        Terminal terminal = engineOptions.terminal();
        if (FindingsFolder.isFinding(campaign)) {
            Duration time = Duration.ofMillis(Math.round(minutes.orElse(MINUTES_OF_ONE) * 60_000));
            return new FindingReduction(engineOptions, LIMIT, new Effort(time, Integer.MAX_VALUE, 1))
                    .of(campaign)
                    .code();
        }
        try (CampaignFolder folder =
                CampaignFolder.reopen(campaign, engineOptions.json, engineOptions.reproductions())) {
            CampaignFolder.CampaignManifest begun = folder.beginning();
            LogSummary log = folder.goOn();
            Backlog backlog = Backlog.of(campaign, engineOptions.json);
            terminal.line(Count.of(backlog.size(), "failing case") + " to examine");
            KnownFindings all = KnownFindings.with(known.or(begun::knownFile));
            FindingIntake intake = new FindingIntake(all::reason);
            intake.remember(log.findings(), log.sorts());
            List<Ready> ready = engineOptions.ready(
                    begun.engines().stream().map(EngineId::toString).toList(),
                    terminal.err(),
                    new FetchProgress(terminal));
            Effort effort = new Effort(Duration.ofMillis(Math.round(reduceSeconds * 1000)), Effort.DEFAULT.runs(), 1);
            try {
                work(
                        backlog,
                        new StoredCaseExaminer(engineOptions, begun.settings().limit(), effort, ready),
                        intake,
                        folder,
                        log);
            } finally {
                folder.rewriteEnd(log.statistics().totals());
            }
        }
        terminal.line(
                Count.of(looked.values().stream().mapToInt(Integer::intValue).sum(), "failing case")
                        + " examined: " + count(Standing.NEW) + " reported, " + count(Standing.SEEN) + " seen again, "
                        + count(Standing.KNOWN) + " known, " + count(Standing.FLAKY) + " flaky; " + left + " left");
        terminal.line(Count.of(findings, "new finding") + " in " + campaign);
        return code().code();
    }

    private int count(Standing standing) {
        return looked.getOrDefault(standing, 0);
    }

    private ExitCode code() {
        if (broken > 0) {
            return ExitCode.INTERNAL_BUG;
        }
        if (findings > 0) {
            return ExitCode.FINDINGS;
        }
        return left > 0 ? ExitCode.INCONCLUSIVE : ExitCode.NOTHING_FOUND;
    }

    private void work(
            Backlog backlog, StoredCaseExaminer review, FindingIntake intake, CampaignFolder folder, LogSummary log)
            throws IOException {
        long start = System.nanoTime();
        Terminal terminal = engineOptions.terminal();
        Listener writer = Listener.all(folder.findings(), log.statistics(), folder.logs(terminal::line));
        for (int i = 0; i < backlog.size(); i++) {
            if (minutes.isPresent() && (System.nanoTime() - start) / 6e10 > minutes.get()) {
                left += backlog.size() - i;
                terminal.line("time is up; " + (backlog.size() - i) + " left");
                return;
            }
            Raw raw = backlog.get(i);
            folder.setTime(raw.at());
            terminal.line("  " + (i + 1) + " of " + backlog.size() + ": " + look(raw, review, intake, writer));
        }
    }

    /** Examines one case and returns the result as a line. A case that cannot be examined stays in the backlog, and the others go on. */
    private String look(Raw raw, StoredCaseExaminer review, FindingIntake intake, Listener writer) {
        Examination examined;
        try {
            examined = review.of(raw.finding());
        } catch (EngineUnavailable e) {
            left++;
            return "left: " + e.getMessage();
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
            return "left: it does not fail alone, and may need the statements that its round ran before";
        }
        Considered considered = examined.finding()
                .map(seen -> considered(seen, intake.decide(seen, examined.defect()), raw.onTheWay()))
                .orElseGet(() -> new Considered(raw.finding(), Standing.FLAKY, raw.onTheWay()));
        examined.others().stream()
                .filter(other -> intake.isNew(other.coarse()))
                .forEach(other -> writer.on(new Considered(other, Standing.LATER, true)));
        writer.on(considered);
        looked.merge(considered.standing(), 1, Integer::sum);
        findings += considered.standing() == Standing.NEW ? 1 : 0;
        return words(considered)
                + examined.broke().map(e -> ", and " + broke(e)).orElse("");
    }

    private static Considered considered(Finding finding, FindingIntake.Decision decision, boolean onTheWay) {
        return new Considered(finding, decision.standing(), decision.known(), onTheWay);
    }

    private String broke(Throwable thrown) {
        broken++;
        return "failed: a bug in Touchstone\n" + Evidence.of(thrown);
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
