package dev.touchstone.core.campaign;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Agree;
import dev.touchstone.core.oracle.Crash;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Options;
import dev.touchstone.core.oracle.Oracle;
import java.util.Collections;
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

    /** All oracles that suit these engines: one alone agrees with nobody. */
    public List<Oracle> oracles() {
        return oraclesOf(language).stream()
                .filter(oracle -> targets.size() > 1 || !(oracle instanceof Agree))
                .toList();
    }

    /** All oracles of a language, those among them that every language has. */
    public static List<Oracle> oraclesOf(Language language) {
        return Stream.concat(
                        Stream.of(new Crash(language), new Agree(language), new Options(language)),
                        language.oracles().stream())
                .toList();
    }

    /**
     * The oracles that are selected, or all where none is; each stands there as often as it has turns.
     *
     * @param texts as {@link Selected#of} reads them
     */
    public List<Oracle> oracles(List<String> texts) {
        List<Selected> selection = Selected.known(texts);
        return oracles().stream()
                .flatMap(oracle -> Collections.nCopies(Selected.weight(oracle, selection), oracle).stream())
                .toList();
    }
}
