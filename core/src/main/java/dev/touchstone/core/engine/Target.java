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
 * @param defects features of its dialect that it is known to get wrong
 */
public record Target(
        EngineId engine,
        Dialect dialect,
        List<Map<String, String>> options,
        Optional<Target> reference,
        List<Defect> defects) {
    public Target {
        options = options.stream().<Map<String, String>>map(Ordered::copyOf).toList();
        defects = List.copyOf(defects);
    }

    public Target(EngineId engine, Dialect dialect, List<Map<String, String>> options, Optional<Target> reference) {
        this(engine, dialect, options, reference, List.of());
    }

    public Target(EngineId engine, Dialect dialect, List<Map<String, String>> options) {
        this(engine, dialect, options, Optional.empty());
    }

    public Target(EngineId engine, Dialect dialect) {
        this(engine, dialect, List.of());
    }

    /** The features that it is known to get wrong. */
    public List<String> wrong() {
        return defects.stream().map(Defect::feature).toList();
    }

    /** The same, asked nothing that needs these features. */
    public Target withhold(List<String> features) {
        return new Target(engine, dialect.withhold(features), options, reference, defects);
    }
}
