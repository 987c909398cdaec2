package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone experiment gamera} */
@Command(
        name = "gamera",
        description = {
            "Repeats the experiment of the Gamera paper (its Tables 4 to 6): seven engines, every graph-aware relation alone, 10 rounds of 1,000 groups of queries "
                    + "on 100 nodes and 200 edges; for deletion 1,000 rounds of 10 groups.",
            "A cell is one relation on one engine; it ends by its rounds or by its time. Then what all found is made small and counted."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment gamera --out gamera",
            "  touchstone experiment gamera --out gamera --engine tinkergraph@3.6.2 --rounds 1 --cases 100 --cell-minutes 0.5"
        })
final class GameraExperiment implements Callable<Integer> {
    /** The nearest to the paper's that can be had (its OrientDB is 3.2.14, its ArcadeDB 22.12.1): FalkorDB goes on where RedisGraph ended. */
    private static final List<String> ENGINES = List.of(
            "neo4j@5.4.0",
            "falkordb",
            "orientdb@3.2.10",
            "janusgraph@0.6.2",
            "hugegraph@1.0.0",
            "tinkergraph@3.6.2",
            "arcadedb/gremlin@22.9.1");

    private static final double REDUCE_MINUTES = 1;

    /** Deletion has so many times the rounds, and so many times fewer cases in each. */
    private static final int SMALLER_ROUNDS = 100;

    /** The paper's classes of relations (its Table 5). */
    enum Sort {
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

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            split = ",",
            description = "Only this one; may be given more than once.")
    List<String> engines = new ArrayList<>();

    @Option(
            names = "--cell-minutes",
            paramLabel = "N",
            defaultValue = "1.5",
            description =
                    "The longest that a cell is played (default: ${DEFAULT-VALUE}; with --reduce-minutes, all 91 cells "
                            + "are done within four hours).")
    double cellMinutes = 1.5;

    @Mixin
    Workshop workshop = new Workshop();

    /** One relation on one engine. */
    record Part(String engine, Sort sort, String relation) {
        String name() {
            return engine.replaceAll("[/@]", "-") + "-" + relation;
        }
    }

    List<Part> parts() {
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
        workshop.check(engines);
        Sequence sequence = Sequence.in(options.out, workshop);
        List<String> unplayed = new ArrayList<>();
        for (Part part : parts()) {
            play(part, sequence, unplayed);
        }
        for (Part part : parts()) {
            sequence.reduce(part.name(), options.reduceMinutes.orElse(REDUCE_MINUTES));
        }
        new GameraTable(parts(), options.out, workshop.json).lines().forEach(workshop.terminal()::line);
        if (!unplayed.isEmpty()) {
            workshop.terminal().line("Not played to their end, for reasons above: " + String.join(", ", unplayed));
        }
        return ExitCode.NOTHING_FOUND.code();
    }

    /** Nobody watches: an engine that cannot be had, or a cell that breaks, must not keep the others from being tested. */
    private void play(Part part, Sequence sequence, List<String> unplayed) throws IOException {
        try {
            sequence.campaign(part.name(), campaign(part));
        } catch (UserMistake e) {
            unplayed.add(part.name());
        }
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
        arguments.addAll(
                part.relation().equals("deletion")
                        ? options.campaign(options.rounds * SMALLER_ROUNDS, Math.max(1, options.cases / SMALLER_ROUNDS))
                        : options.campaign(options.rounds, options.cases));
        return arguments;
    }
}
