package dev.touchstone.lab;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.lab.cell.CellRunner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone experiment qudi} */
@Command(
        name = "qudi",
        description = {
            "Repeats the experiment of the QuDi paper (its Tables 2 and 3): six engines, three ways to take a traversal apart, 10 rounds of 1,000 traversals each "
                    + "on at most 50 vertices and 100 edges.",
            "First parameter passing and barriers on all engines, then temporary tables, which cost more; then findings are shrunk and run through all three.",
            "For its RQ3 the other approaches follow, by oracles of ours that are equivalent: agree on all engines for Grand, partition for GDBMeter. Each "
                    + "approach is shown what the others found (--no-baselines leaves this out)."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment qudi --out qudi",
            "  touchstone experiment qudi --out qudi --rounds 1 --cases 100 --engine tinkergraph@3.6.1"
        })
final class QudiExperiment implements Callable<Integer> {
    /** The nearest available versions to the paper's. */
    private static final List<String> ENGINES = List.of(
            "tinkergraph@3.6.1",
            "janusgraph@0.6.2",
            "orientdb@3.2.10",
            "arcadedb/gremlin@22.9.1",
            "neo4j-gremlin@3.6.1",
            "hugegraph@1.0.0");

    private static final double REDUCE_MINUTES = 5;

    private static final List<String> STRATEGIES =
            List.of("disassemble-ids", "disassemble-barrier", "disassemble-table");

    @Mixin
    ExperimentOptions options = new ExperimentOptions();

    @Option(names = "--engine", paramLabel = "ENGINE", split = ",", description = "Only this engine; repeatable.")
    List<String> engines = new ArrayList<>();

    @Option(names = "--no-baselines", description = "Without the approaches that the paper compares QuDi with.")
    boolean withoutBaselines;

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    /** Another approach: its oracle, and its campaign on these engines. */
    record Rival(String oracle, List<String> engines) {
        static final String DIFFERENTIAL = "agree";
        static final String PARTITIONING = "partition";

        public String name() {
            return "rival-" + oracle;
        }
    }

    /** One engine, taken apart in one way. */
    record Part(String engine, String strategy) {
        public String name() {
            return engine.replaceAll("[/@]", "-") + "-" + strategy.replace("disassemble-", "");
        }
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        List<String> asked = asked();
        for (String engine : asked) {
            parts.add(new Part(engine, STRATEGIES.get(0)));
            parts.add(new Part(engine, STRATEGIES.get(1)));
        }
        asked.forEach(engine -> parts.add(new Part(engine, STRATEGIES.get(2))));
        return parts;
    }

    private List<String> asked() {
        return engines.isEmpty() ? ENGINES : engines;
    }

    /** What compares engines needs two; GDBMeter's bugs in Gremlin that the paper counts are JanusGraph's. */
    private List<Rival> rivals() {
        List<Rival> rivals = new ArrayList<>();
        if (!withoutBaselines && asked().size() > 1) {
            rivals.add(new Rival(Rival.DIFFERENTIAL, asked()));
        }
        asked().stream()
                .filter(engine -> !withoutBaselines && engine.startsWith("janusgraph"))
                .forEach(engine -> rivals.add(new Rival(Rival.PARTITIONING, List.of(engine))));
        return rivals;
    }

    @Override
    public Integer call() throws IOException {
        engineOptions.check(engines);
        CellRunner sequence = CellRunner.in(options.out, engineOptions);
        for (Part part : parts()) {
            sequence.campaign(part.name(), campaign(part));
        }
        for (Rival rival : rivals()) {
            sequence.campaign(rival.name(), campaign(rival.engines(), rival.oracle()));
        }
        for (Part part : parts()) {
            examine(part.name(), sequence);
        }
        for (Rival rival : rivals()) {
            examine(rival.name(), sequence);
        }
        new QudiTable(parts(), rivals(), options.out, engineOptions.json)
                .lines()
                .forEach(engineOptions.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    /** Shrinks the findings of a cell, and shows them to every approach. */
    private void examine(String cell, CellRunner sequence) throws IOException {
        if (!sequence.reduce(cell, options.reduceMinutes.orElse(REDUCE_MINUTES))) {
            return;
        }
        List<String> oracles = new ArrayList<>(STRATEGIES);
        List<String> cross =
                new ArrayList<>(List.of("triage", sequence.folder(cell).toString(), "--cross"));
        if (!withoutBaselines) {
            oracles.addAll(List.of(Rival.DIFFERENTIAL, Rival.PARTITIONING));
            asked().forEach(engine -> cross.addAll(List.of("--engine", engine)));
        }
        cross.addAll(List.of("--oracle", String.join(",", oracles)));
        sequence.once(cell, "crossed", cross.toArray(String[]::new));
    }

    private List<String> campaign(Part part) {
        return campaign(List.of(part.engine()), part.strategy());
    }

    private List<String> campaign(List<String> tested, String oracle) {
        List<String> arguments = new ArrayList<>(tested);
        arguments.addAll(List.of("--oracle", oracle, "--nodes", "50", "--edges", "100"));
        arguments.addAll(ExperimentOptions.AS_IN_THE_PAPERS);
        arguments.addAll(options.campaign(options.rounds, options.cases));
        return arguments;
    }
}
