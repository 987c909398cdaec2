package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The option that says how long a statement may take. */
final class Patience {
    private static final double A_DAY = 86_400;

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    double seconds = 20;

    Duration limit() {
        if (!(seconds > 0 && seconds <= A_DAY)) {
            throw new UserMistake("--limit must be above 0 and at most 86400");
        }
        return Duration.ofMillis(Math.round(seconds * 1000));
    }
}
