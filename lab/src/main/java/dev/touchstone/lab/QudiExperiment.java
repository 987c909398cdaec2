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
            "First parameter passing and barriers on all engines, then temporary tables, which cost more; then findings are shrunk and run through all three."
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

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    /** One engine, taken apart in one way. */
    record Part(String engine, String strategy) {
        public String name() {
            return engine.replaceAll("[/@]", "-") + "-" + strategy.replace("disassemble-", "");
        }
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        List<String> asked = engines.isEmpty() ? ENGINES : engines;
        for (String engine : asked) {
            parts.add(new Part(engine, STRATEGIES.get(0)));
            parts.add(new Part(engine, STRATEGIES.get(1)));
        }
        asked.forEach(engine -> parts.add(new Part(engine, STRATEGIES.get(2))));
        return parts;
    }

    @Override
    public Integer call() throws IOException {
        engineOptions.check(engines);
        CellRunner sequence = CellRunner.in(options.out, engineOptions);
        for (Part part : parts()) {
            sequence.campaign(part.name(), campaign(part));
        }
        for (Part part : parts()) {
            if (sequence.reduce(part.name(), options.reduceMinutes.orElse(REDUCE_MINUTES))) {
                sequence.once(
                        part.name(),
                        "crossed",
                        "triage",
                        sequence.folder(part.name()).toString(),
                        "--cross",
                        "--oracle",
                        String.join(",", STRATEGIES));
            }
        }
        new QudiTable(parts(), options.out, engineOptions.json).lines().forEach(engineOptions.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> campaign(Part part) {
        List<String> arguments =
                new ArrayList<>(List.of(part.engine(), "--oracle", part.strategy(), "--nodes", "50", "--edges", "100"));
        arguments.addAll(ExperimentOptions.AS_IN_THE_PAPERS);
        arguments.addAll(options.campaign(options.rounds, options.cases));
        return arguments;
    }
}
