package dev.touchstone.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What experiments that count rounds have in common. */
final class ExperimentOptions {
    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "A folder for all of it.")
    Path out = Path.of("");

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "10", description = "default: ${DEFAULT-VALUE}")
    int rounds = 10;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Cases in a round (default: ${DEFAULT-VALUE}).")
    int cases = 1000;

    @Option(
            names = "--reduce-minutes",
            paramLabel = "N",
            description =
                    "How long to make the findings of a cell small (default: 5 for qudi, 10 for rd2, 1 for gamera).")
    Optional<Double> reduceMinutes = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "default: ${DEFAULT-VALUE}")
    long seed = 1;

    /** What a campaign is told of these, with so many rounds of so many cases. */
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
