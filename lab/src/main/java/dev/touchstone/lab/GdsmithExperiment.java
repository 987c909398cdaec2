package dev.touchstone.lab;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.lab.cell.CellRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code touchstone experiment gdsmith} */
@Command(
        name = "gdsmith",
        description = {
            "Repeats the experiment of the GDsmith paper (its Tables 2 to 4): how many discrepancies are found with how much guidance by the data, "
                    + "across versions and across engines, in the same CPU time."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  touchstone experiment gdsmith --out gdsmith",
            "  touchstone experiment gdsmith --out gdsmith --cpu-minutes 1 --reduce-minutes 1 --every minor"
        })
public final class GdsmithExperiment implements Callable<Integer> {
    private static final List<String> GUIDANCE = List.of("none", "pattern", "full");

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Folder for all cells.")
    Path out = Path.of("gdsmith");

    @Option(
            names = "--cpu-minutes",
            paramLabel = "N",
            defaultValue = "20",
            description = "CPU time per cell in minutes (default: ${DEFAULT-VALUE}).")
    double cpuMinutes = 20;

    @Option(
            names = "--reduce-minutes",
            paramLabel = "N",
            defaultValue = "20",
            description = "Minutes to shrink the findings of a cell (default: ${DEFAULT-VALUE}).")
    double reduceMinutes = 20;

    @Option(
            names = "--every",
            paramLabel = "SERIES",
            defaultValue = "release",
            description = "Releases to try for N_VDD: major, minor or release (default: ${DEFAULT-VALUE}).")
    String every = "release";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the generator (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Mixin
    EngineOptions engineOptions = new EngineOptions();

    /** One cell of the tables. {@code engines} are compared with each other. */
    public record Part(String experiment, List<String> engines, String guidance) {
        public String name() {
            return experiment + "-" + guidance;
        }
    }

    private static List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (String guidance : GUIDANCE) {
            parts.add(new Part("cross-version", List.of("neo4j@3.5.0", "neo4j@4.4.12"), guidance));
        }
        for (String guidance : GUIDANCE) {
            parts.add(
                    new Part("cross-engine", List.of("neo4j@4.4.12", "falkordb", "arcadedb/cypher", "kuzu"), guidance));
        }
        return parts;
    }

    @Override
    public Integer call() throws IOException {
        CellRunner sequence = CellRunner.in(out, engineOptions);
        for (Part part : parts()) {
            String folder = sequence.folder(part.name()).toString();
            sequence.campaign(
                    part.name(), campaign(part), path -> CellRunner.isWhole(path, cpuMinutes, engineOptions.json));
            sequence.reduce(part.name(), reduceMinutes);
            sequence.once(part.name(), "versions", "triage", folder, "--versions", "--every", every);
        }
        GdsmithTable table = GdsmithTable.of(parts(), out, engineOptions.json);
        table.lines().forEach(engineOptions.terminal()::line);
        return ExitCode.NOTHING_FOUND.code();
    }

    private List<String> campaign(Part part) {
        List<String> arguments = new ArrayList<>(part.engines());
        arguments.addAll(List.of("--oracle", "agree", "--guidance", part.guidance(), "--seed", Long.toString(seed)));
        arguments.addAll(List.of("--nodes", "128"));
        arguments.addAll(ExperimentOptions.AS_IN_THE_PAPERS);
        arguments.addAll(List.of("--cpu-minutes", Double.toString(cpuMinutes), "--minutes", "600", "--reduce", "0"));
        return arguments;
    }
}
