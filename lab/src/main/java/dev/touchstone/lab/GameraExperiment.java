package dev.touchstone.lab;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.lab.cell.CellRunner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone experiment gamera} */
@Command(
        name = "gamera",
        description = {
            "Repeats the experiment of the Gamera paper (its Tables 4 to 6): seven engines, every graph-aware relation alone, 10 rounds of 1,000 groups of queries "
                    + "on 100 nodes and 200 edges; for deletion 1,000 rounds of 10 groups.",
            "A cell is one relation on one engine; it ends after its rounds or its time. Then all findings are shrunk and counted.",
            "Last come the tools of its Table 6, by oracles of ours that are equivalent: agree for Grand and GDsmith, partition on graphs "
                    + "without edges for GDBMeter (--no-baselines leaves them out)."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment gamera --out gamera",
            "  touchstone experiment gamera --out gamera --engine tinkergraph@3.6.2 --rounds 1 --cases 100 --cell-minutes 0.5"
        })
public final class GameraExperiment implements Callable<Integer> {
    /** The nearest available versions to the paper's (its OrientDB is 3.2.14, its ArcadeDB 22.12.1); FalkorDB succeeds RedisGraph. */
    private static final List<String> ENGINES = List.of(
            "neo4j@5.4.0",
            "falkordb",
            "orientdb@3.2.10",
            "janusgraph@0.6.2",
            "hugegraph@1.0.0",
            "tinkergraph@3.6.2",
            "arcadedb/gremlin@22.9.1");

    private static final double REDUCE_MINUTES = 1;

    /** Deletion has this many times the rounds, with this many times fewer cases in each. */
    private static final int SMALLER_ROUNDS = 100;

    /** The paper's classes of relations (its Table 5). */
    public enum Sort {
        NODE_AND_EDGE("node & edge"),
        PATH("path"),
        COMPOUND("compound"),
        DYNAMIC("dynamic");

        private final String words;

        Sort(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }

        List<String> relations() {
            return switch (this) {
                case NODE_AND_EDGE -> List.of("spouses", "ancestors", "hops");
                case PATH -> List.of("connectivity", "path-count", "shortest");
                case COMPOUND -> List.of("fusion", "narrowing", "partition");
                case DYNAMIC -> List.of("addition", "deletion", "update", "irrelevant");
            };
        }
    }

    @Mixin
    ExperimentOptions options = new ExperimentOptions();

    @Option(names = "--engine", paramLabel = "ENGINE", split = ",", description = "Only this engine; repeatable.")
    List<String> engines = new ArrayList<>();

    @Option(
            names = "--cell-minutes",
            paramLabel = "N",
            defaultValue = "1.5",
            description =
                    "Maximum time per cell in minutes (default: ${DEFAULT-VALUE}; with --reduce-minutes, all 91 cells "
                            + "take less than four hours).")
    double cellMinutes = 1.5;

    @Option(names = "--no-baselines", description = "Without the tools that the paper compares Gamera with.")
    boolean withoutBaselines;

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    /** One relation on one engine. */
    public record Part(String engine, Sort sort, String relation) {
        public String name() {
            return engine.replaceAll("[/@]", "-") + "-" + relation;
        }
    }

    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (String engine : engines.isEmpty() ? ENGINES : engines) {
            for (Sort sort : Sort.values()) {
                sort.relations().forEach(relation -> parts.add(new Part(engine, sort, relation)));
            }
        }
        return parts;
    }

    @Override
    public Integer call() throws IOException {
        engineOptions.check(engines);
        CellRunner sequence = CellRunner.in(options.out, engineOptions);
        List<String> unplayed = new ArrayList<>();
        for (Part part : parts()) {
            play(part.name(), campaign(part), sequence, unplayed);
        }
        List<Baseline> baselines = withoutBaselines ? List.of() : Baseline.of(engines.isEmpty() ? ENGINES : engines);
        for (Baseline baseline : baselines) {
            play(baseline.name(), campaign(baseline), sequence, unplayed);
        }
        List<String> cells = Stream.concat(
                        parts().stream().map(Part::name), baselines.stream().map(Baseline::name))
                .toList();
        for (String cell : cells) {
            sequence.reduce(cell, options.reduceMinutes.orElse(REDUCE_MINUTES));
        }
        new GameraTable(parts(), baselines, options.out, engineOptions.json)
                .lines()
                .forEach(engineOptions.terminal()::line);
        if (!unplayed.isEmpty()) {
            engineOptions
                    .terminal()
                    .line("Cells that did not finish, for the reasons above: " + String.join(", ", unplayed));
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    /** Runs unattended: an unavailable engine, or a cell that fails, must not keep the others from being tested. */
    private static void play(String cell, List<String> campaign, CellRunner sequence, List<String> unplayed)
            throws IOException {
        try {
            sequence.campaign(cell, campaign);
        } catch (UserMistake e) {
            unplayed.add(cell);
        }
    }

    private List<String> campaign(Baseline baseline) {
        List<String> arguments = new ArrayList<>(baseline.engines());
        arguments.addAll(List.of("--oracle", baseline.oracle(), "--nodes", "100", "--edges", baseline.edges()));
        // What tests several engines at once has the time of them all.
        arguments.addAll(List.of(
                "--minutes", Double.toString(cellMinutes * baseline.engines().size())));
        arguments.addAll(ExperimentOptions.AS_IN_THE_PAPERS);
        arguments.addAll(options.campaign(options.rounds, options.cases));
        return arguments;
    }

    private List<String> campaign(Part part) {
        List<String> arguments = new ArrayList<>(List.of(
                part.engine(),
                "--oracle",
                part.relation(),
                "--nodes",
                "100",
                "--edges",
                "200",
                "--minutes",
                Double.toString(cellMinutes)));
        arguments.addAll(ExperimentOptions.AS_IN_THE_PAPERS);
        arguments.addAll(
                part.relation().equals("deletion")
                        ? options.campaign(options.rounds * SMALLER_ROUNDS, Math.max(1, options.cases / SMALLER_ROUNDS))
                        : options.campaign(options.rounds, options.cases));
        return arguments;
    }
}
