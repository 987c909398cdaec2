package dev.touchstone.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of experiments that count rounds. */
final class ExperimentOptions {
    /** All rounds alike: the papers draw no shapes. */
    static final List<String> AS_IN_THE_PAPERS = List.of("--no-swarm", "--rows", "100");

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Folder for all cells.")
    Path out = Path.of("");

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "10",
            description = "Rounds per cell (default: ${DEFAULT-VALUE}).")
    int rounds = 10;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Cases per round (default: ${DEFAULT-VALUE}).")
    int cases = 1000;

    @Option(
            names = "--reduce-minutes",
            paramLabel = "N",
            description = "Minutes to shrink the findings of a cell (default: 5 for qudi, 10 for rd2, 1 for gamera).")
    Optional<Double> reduceMinutes = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Seed of the generator (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    /** These options as arguments of a campaign, with this number of rounds and cases. */
    List<String> campaign(int someRounds, int someCases) {
        return List.of(
                "--rounds",
                Integer.toString(someRounds),
                "--cases",
                Integer.toString(someCases),
                "--datasets",
                "1",
                "--seed",
                Long.toString(seed),
                "--reduce",
                "0");
    }
}
