package dev.touchstone.lab;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.CampaignTotals.Time;
import dev.touchstone.campaign.event.Statistics;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.run.Campaign;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.OracleSelection;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.FetchProgress;
import dev.touchstone.cli.console.Terminal;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.engines.Engines.Ready;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone bench} */
@Command(
        name = "bench",
        description = {
            "Measures the CPU time of Touchstone itself per statement, and how busy it keeps the engine.",
            "Rounds run twice; only the second, warm run counts."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = {
            "  touchstone bench tinkergraph --rounds 200",
            "  touchstone bench tinkergraph --oracle options,truth,disassemble-ids"
        })
public final class BenchCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ENGINE",
            defaultValue = "tinkergraph",
            description = "name or name@version (default: ${DEFAULT-VALUE}).")
    String name = "tinkergraph";

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "100",
            description = "Number of rounds (default: ${DEFAULT-VALUE}).")
    int rounds = 100;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "100",
            description = "Maximum cases per round (default: ${DEFAULT-VALUE}).")
    int cases = 100;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the generator (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME",
            split = ",",
            description = "Only these oracles or families (default: all that apply to the engine).")
    List<String> oracles = new ArrayList<>();

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() {
        Terminal terminal = engineOptions.terminal();
        List<Ready> ready = engineOptions.ready(List.of(name), terminal.err(), new FetchProgress(terminal));
        List<Group> groups = engineOptions.groups(ready);
        OracleSelection.read(
                oracles,
                groups.stream().flatMap(group -> group.oracles().stream()).toList());
        play(ready, groups);
        long before = processNanos();
        CampaignTotals totals = play(ready, groups);
        long spent = processNanos() - before;
        Time time = totals.time();
        long statements = Math.max(1, totals.counts().sent().statements());
        terminal.line(String.format(
                Locale.ROOT,
                "%s: %d statements, %d cases, %d datasets%n"
                        + "parent CPU per statement: %.4f ms, including generating, writing, wire, judging and JIT%n"
                        + "wall time in rounds: %.1f s, %.0f statements/s%n"
                        + "engine busy: %.0f %% of that time",
                ready.getFirst().id(),
                statements,
                totals.counts().cases(),
                totals.rounds() * 2,
                spent / 1e6 / statements,
                time.wallMillis() / 1e3,
                statements * 1e3 / Math.max(1, time.wallMillis()),
                100.0 * time.busyMillis() / Math.max(1, time.processMillis())));
        return ExitCode.NOTHING_FOUND.code();
    }

    private CampaignTotals play(List<Ready> ready, List<Group> groups) {
        Settings settings = new Settings(
                seed,
                new Extent(Optional.of(rounds), Optional.empty(), 1),
                new RoundSize(2, cases),
                Duration.ofSeconds(10),
                oracles,
                Effort.TO_CONFIRM);
        Statistics statistics = new Statistics();
        new Campaign(settings, engineOptions.launcher(ready), engineOptions.json, new FindingIntake(), statistics)
                .run(groups);
        return statistics.totals();
    }

    private static long processNanos() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }
}
