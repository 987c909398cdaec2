package dev.touchstone.cli;

import dev.touchstone.core.campaign.Campaign;
import dev.touchstone.core.campaign.Effort;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.campaign.Score;
import dev.touchstone.core.campaign.Scoreboard;
import dev.touchstone.core.campaign.Selected;
import dev.touchstone.core.campaign.Settings;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.generate.Limits;
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
            "Measures what Touchstone itself costs per statement, and how busy it keeps the engine.",
            "The same rounds are played twice; the second time, when the code is warm, counts."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExample:%n",
        footer = {
            "  touchstone bench tinkergraph --rounds 200",
            "  touchstone bench tinkergraph --oracle options,truth,disassemble-ids"
        })
final class BenchCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ENGINE", defaultValue = "tinkergraph", description = "default: ${DEFAULT-VALUE}")
    String name = "tinkergraph";

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "100", description = "default: ${DEFAULT-VALUE}")
    int rounds = 100;

    @Option(names = "--cases", paramLabel = "N", defaultValue = "100", description = "default: ${DEFAULT-VALUE}")
    int cases = 100;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    long seed = 1;

    @Option(
            names = {"--oracle", "--oracles"},
            paramLabel = "NAME",
            split = ",",
            description =
                    "Only these oracles, by their name or by the name of their family (default: all that suit the engine).")
    List<String> oracles = new ArrayList<>();

    @Mixin
    Workshop workshop = new Workshop();

    @Override
    public Integer call() {
        Terminal terminal = workshop.terminal();
        List<Ready> ready = workshop.ready(List.of(name), terminal.err(), new FetchLine(terminal));
        List<Group> groups = workshop.groups(ready);
        Selected.read(
                oracles,
                groups.stream().flatMap(group -> group.oracles().stream()).toList());
        play(ready, groups);
        long before = processNanos();
        Score score = play(ready, groups);
        long spent = processNanos() - before;
        long statements = Math.max(1, score.tally().statements());
        terminal.line(String.format(
                Locale.ROOT,
                "%s: %d statements, %d cases, %d datasets%n"
                        + "parent CPU per statement: %.4f ms, generating, writing, wire, judging and JIT included%n"
                        + "wall time in rounds: %.1f s, %.0f statements/s%n"
                        + "engine busy: %.0f %% of that time",
                ready.getFirst().id(),
                statements,
                score.tally().cases(),
                score.rounds() * 2,
                spent / 1e6 / statements,
                score.wallMillis() / 1e3,
                statements * 1e3 / Math.max(1, score.wallMillis()),
                100.0 * score.busyMillis() / Math.max(1, score.processMillis())));
        return ExitCode.NOTHING_FOUND.code();
    }

    private Score play(List<Ready> ready, List<Group> groups) {
        Settings settings = new Settings(
                seed,
                Optional.of(rounds),
                Optional.empty(),
                1,
                2,
                cases,
                DatasetSettings.DEFAULT,
                Limits.DEFAULT,
                Duration.ofSeconds(10),
                oracles,
                Effort.TO_CONFIRM);
        Scoreboard scoreboard = new Scoreboard();
        new Campaign(settings, workshop.launcher(ready), workshop.json, new Desk(), scoreboard).run(groups);
        return scoreboard.score();
    }

    private static long processNanos() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }
}
