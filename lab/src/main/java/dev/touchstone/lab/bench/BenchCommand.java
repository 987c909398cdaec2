package dev.touchstone.lab.bench;

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
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code touchstone bench} */
@Command(
        name = "bench",
        description = {
            "Measures where the CPU time of a campaign goes, on a warm engine: in Touchstone by what it does, in the engine by planning, "
                    + "executing and loading. Also what came of it: cases, statements and distinct plans per CPU-second.",
            "Findings are confirmed and shrunk as in a campaign, and not kept."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone bench neo4j@5.26.30",
            "  touchstone bench tinkergraph --warm 20 --seconds 30 --methods",
            "  touchstone bench jena --oracle truth --workers 2"
        })
public final class BenchCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ENGINE",
            defaultValue = "tinkergraph",
            description = "name or name@version (default: ${DEFAULT-VALUE}).")
    String name = "tinkergraph";

    @Option(
            names = "--warm",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "Time to warm up (default: ${DEFAULT-VALUE}).")
    int warmSeconds = 60;

    @Option(
            names = "--seconds",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "Time that is measured (default: ${DEFAULT-VALUE}).")
    int measuredSeconds = 60;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description = "Rounds that run in parallel (default: ${DEFAULT-VALUE}).")
    int workers = 1;

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

    @Option(names = "--methods", description = "Also print the methods of Touchstone that take most of the time.")
    boolean methods;

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    @Override
    public Integer call() throws InterruptedException {
        Terminal terminal = engineOptions.terminal();
        List<Ready> ready = engineOptions.ready(List.of(name), terminal.err(), new FetchProgress(terminal));
        List<Group> groups = engineOptions.groups(ready);
        OracleSelection.read(
                oracles,
                groups.stream().flatMap(group -> group.oracles().stream()).toList());
        terminal.status(ready.getFirst().id() + ": warming up for " + warmSeconds + " s, measuring for "
                + measuredSeconds + " s");
        Measurement measurement = measure(ready, groups);
        terminal.line(ready.getFirst().id().toString());
        new BenchReport(measurement, workers).lines().forEach(terminal::line);
        if (methods) {
            terminal.line("");
            measurement.samples().methods().forEach((method, samples) -> terminal.line(samples + " " + method));
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    private Measurement measure(List<Ready> ready, List<Group> groups) throws InterruptedException {
        Settings settings = new Settings(
                seed,
                new Extent(Optional.empty(), Optional.empty(), workers),
                new RoundSize(2, 100),
                Duration.ofSeconds(10),
                oracles,
                Effort.DEFAULT);
        Statistics statistics = new Statistics();
        MeteredLauncher launcher = new MeteredLauncher(engineOptions.launcher(ready));
        Campaign campaign = new Campaign(settings, launcher, engineOptions.json, new FindingIntake(), statistics);
        try (ExecutorService beside = Executors.newSingleThreadExecutor()) {
            Future<?> played = beside.submit(() -> campaign.run(groups));
            try {
                return Measurement.of(
                        Duration.ofSeconds(warmSeconds), Duration.ofSeconds(measuredSeconds), launcher, statistics);
            } finally {
                campaign.stop();
                await(played);
            }
        }
    }

    private static void await(Future<?> played) throws InterruptedException {
        try {
            played.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the campaign broke", e.getCause());
        }
    }
}
