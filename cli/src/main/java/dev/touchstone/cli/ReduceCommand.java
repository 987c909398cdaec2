package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.campaign.Effort;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Examination;
import dev.touchstone.core.campaign.Examination.Examined;
import dev.touchstone.core.campaign.Journal;
import dev.touchstone.core.campaign.Listener;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.RawLog.Raw;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.KnownFindings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
            "The first of every sort comes first. What was looked at is not looked at again, so that it can be stopped at any time."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone reduce touchstone-runs/20261115-120000",
            "  touchstone reduce touchstone-runs/20261115-120000 --minutes 30 --reduce 120"
        })
final class ReduceCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FOLDER", description = "The folder of a campaign.")
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
            description = "Begin with no other after so long (default: look at all).")
    Optional<Double> minutes = Optional.empty();

    @Option(names = "--known", paramLabel = "FILE", description = "Findings that are known, in YAML.")
    Optional<Path> known = Optional.empty();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() throws Exception {
        if (!(reduceSeconds > 0 && minutes.orElse(1.0) > 0)) {
            throw new UserMistake("--reduce and --minutes must be above 0");
        }
        Backlog backlog = Backlog.of(campaign, workshop.json);
        Terminal terminal = workshop.terminal();
        terminal.line(backlog.size() + " failing cases to look at");
        try (CampaignFolder folder = CampaignFolder.reopen(campaign, workshop.json)) {
            CampaignFolder.Beginning begun = folder.beginning();
            Journal journal = folder.goOn();
            KnownFindings all = KnownFindings.with(known);
            Desk desk = new Desk(finding -> all.of(finding).isPresent());
            desk.remember(journal.findings(), Map.of());
            List<Ready> ready = workshop.ready(
                    begun.engines().stream().map(EngineId::toString).toList(), terminal.err(), new FetchLine(terminal));
            return work(backlog, begun, desk, ready, folder);
        }
    }

    private int work(
            Backlog backlog, CampaignFolder.Beginning begun, Desk desk, List<Ready> ready, CampaignFolder folder)
            throws IOException {
        long start = System.nanoTime();
        Listener writer = folder.writer();
        int findings = 0;
        for (int i = 0; i < backlog.size(); i++) {
            if (minutes.isPresent() && (System.nanoTime() - start) / 6e10 > minutes.get()) {
                workshop.terminal().line("time is up; " + (backlog.size() - i) + " are left");
                break;
            }
            Raw raw = backlog.get(i);
            Considered considered = look(raw, begun, desk, ready);
            folder.setTime(raw.at());
            writer.on(considered);
            findings += considered.standing() == Standing.NEW ? 1 : 0;
            workshop.terminal().line("  " + (i + 1) + " of " + backlog.size() + ": " + words(considered));
        }
        workshop.terminal().line(findings + " new findings; the result is in " + campaign);
        return (findings > 0 ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND).code();
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

    private Considered look(Raw raw, CampaignFolder.Beginning begun, Desk desk, List<Ready> ready) {
        Effort effort = new Effort(Duration.ofMillis(Math.round(reduceSeconds * 1000)), Effort.DEFAULT.runs(), 1);
        List<Ready> asked = ready.stream()
                .filter(engine -> raw.proposed().engines().contains(engine.id()))
                .toList();
        List<Target> targets = asked.stream().map(Ready::target).toList();
        Examination examination = new Examination(
                workshop.languages.named(raw.origin().language()),
                targets.stream().map(Target::dialect).toList(),
                begun.settings().limit(),
                effort,
                () -> false);
        try (Workbench bench = new Workbench(targets, workshop.launcher(asked), Launcher.Watcher.NONE)) {
            bench.start();
            Finding finding = raw.finding();
            Examined examined = examination.on(bench, finding, List.of());
            return examined.finding()
                    .map(seen -> new Considered(seen, desk.standing(seen)))
                    .orElseGet(() -> new Considered(finding, Standing.FLAKY));
        }
    }
}
