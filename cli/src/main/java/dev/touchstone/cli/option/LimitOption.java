package dev.touchstone.cli.option;

import java.time.Duration;
import picocli.CommandLine.Option;

/** The timeout of a statement. */
public final class LimitOption {

    @Option(
            names = "--limit",
            paramLabel = "SECONDS",
            defaultValue = "20",
            description = "Timeout of a statement in seconds (default: ${DEFAULT-VALUE}).")
    double seconds = 20;

    public Duration limit() {
        return Duration.ofMillis(Math.round(seconds * 1000));
    }
}
