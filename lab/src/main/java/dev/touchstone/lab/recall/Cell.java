package dev.touchstone.lab.recall;

import dev.touchstone.core.engine.EngineId;
import java.util.List;

/** One campaign: a version and a seed. */
record Cell(EngineId version, long seed) {
    /** The name of its folder. */
    String name() {
        return version.toString().replaceAll("[/@]", "-") + "-seed-" + seed;
    }

    /** The arguments of {@code run}, besides its folder: the defaults of everything that could be aimed. */
    List<String> arguments(double cpuMinutes, double reduceSeconds) {
        return List.of(
                version.toString(),
                "--seed",
                Long.toString(seed),
                "--cpu-minutes",
                Double.toString(cpuMinutes),
                "--reduce",
                Double.toString(reduceSeconds));
    }
}
