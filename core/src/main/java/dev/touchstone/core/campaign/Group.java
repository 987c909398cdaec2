package dev.touchstone.core.campaign;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Agree;
import dev.touchstone.core.oracle.Crash;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Options;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;
import java.util.stream.Stream;

/** The engines that are tested together because they speak one language. */
public record Group(Language language, List<Target> targets) {
    public Group {
        targets = List.copyOf(targets);
    }

    /** What all engines of the group support. */
    public Dialect dialect() {
        return targets.stream().map(Target::dialect).reduce(Dialect::intersect).orElseThrow();
    }

    /** All oracles that suit these engines. */
    public List<Oracle> oracles() {
        return Stream.concat(
                        targets.size() > 1
                                ? Stream.of(new Crash(language), new Agree(language), new Options(language))
                                : Stream.of(new Crash(language), new Options(language)),
                        language.oracles().stream())
                .toList();
    }

    /** The oracles with these names, or all where there are none. */
    public List<Oracle> oracles(List<String> names) {
        return oracles().stream()
                .filter(oracle -> names.isEmpty() || names.contains(oracle.name()))
                .toList();
    }
}
