package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
            "First parameter passing and barriers on all engines, then temporary tables, which cost more; then what they found is made small and shown to all three."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment qudi --out qudi",
            "  touchstone experiment qudi --out qudi --rounds 1 --cases 100 --engine tinkergraph@3.6.1"
        })
final class QudiExperiment implements Callable<Integer> {
    /** Nearest to the paper's that can be had. */
    private static final List<String> ENGINES = List.of(
            "tinkergraph@3.6.1",
            "janusgraph@0.6.2",
            "orientdb@3.2.10",
            "arcadedb/gremlin@22.9.1",
            "neo4j-gremlin@3.6.1",
            "hugegraph@1.0.0");

    private static final List<String> STRATEGIES =
            List.of("disassemble-ids", "disassemble-barrier", "disassemble-table");

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "A folder for all of it.")
    Path out = Path.of("qudi");

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            split = ",",
            description = "Only this one; may be given more than once.")
    List<String> engines = new ArrayList<>();

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "10", description = "default: ${DEFAULT-VALUE}")
    int rounds = 10;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Traversals in a round (default: ${DEFAULT-VALUE}).")
    int cases = 1000;

    @Option(
            names = "--reduce-minutes",
            paramLabel = "N",
            defaultValue = "5",
            description = "How long to make the findings of a cell small (default: ${DEFAULT-VALUE}).")
    double reduceMinutes = 5;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    long seed = 1;

    @Mixin
    Workshop workshop = new Workshop();

    /** One engine, taken apart in one way. */
    record Part(String engine, String strategy) {
        String name() {
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
        if (rounds < 1 || cases < 1 || !(reduceMinutes > 0)) {
            throw new UserMistake("--rounds, --cases and --reduce-minutes must be above 0");
        }
        workshop.check(engines);
        Sequence sequence = new Sequence(out, workshop);
        for (Part part : parts()) {
            sequence.campaign(part.name(), campaign(part));
        }
        for (Part part : parts()) {
            String folder = sequence.folder(part.name()).toString();
            if (Files.exists(Path.of(folder, CampaignFolder.RAW))) {
                sequence.once(part.name(), "reduced", "reduce", folder, "--minutes", Double.toString(reduceMinutes));
                sequence.once(part.name(), "crossed", "triage", folder, "--cross");
            }
        }
        new QudiTable(parts(), out, workshop.json).lines().forEach(workshop.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> campaign(Part part) {
        return List.of(
                part.engine(),
                "--oracle",
                part.strategy(),
                "--rounds",
                Integer.toString(rounds),
                "--cases",
                Integer.toString(cases),
                "--datasets",
                "1",
                "--nodes",
                "50",
                "--edges",
                "100",
                "--seed",
                Long.toString(seed),
                "--reduce",
                "0");
    }
}
