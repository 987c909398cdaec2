package dev.touchstone.core.engine;

import dev.touchstone.core.value.Ordered;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An engine under test, and the dialect that it speaks.
 *
 * @param options the option sets with which it can run a statement, each by names that its adapter defines
 * @param reference the engine that says what its right answers are, in languages whose reference is one
 */
public record Target(EngineId engine, Dialect dialect, List<Map<String, String>> options, Optional<Target> reference) {
    public Target {
        options = options.stream().<Map<String, String>>map(Ordered::copyOf).toList();
    }

    public Target(EngineId engine, Dialect dialect, List<Map<String, String>> options) {
        this(engine, dialect, options, Optional.empty());
    }

    public Target(EngineId engine, Dialect dialect) {
        this(engine, dialect, List.of());
    }
}
