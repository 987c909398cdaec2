package dev.touchstone.cli;

import java.time.Duration;
import picocli.CommandLine.Option;

/** The option that says how long a statement may take. */
final class Patience {

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "How long a statement may take (default: ${DEFAULT-VALUE}).")
    double seconds = 20;

    Duration limit() {
        return Duration.ofMillis(Math.round(seconds * 1000));
    }
}
