package dev.touchstone.campaign.round;

import dev.touchstone.campaign.settings.OracleSelection;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.AgreeOracle;
import dev.touchstone.core.oracle.CrashOracle;
import dev.touchstone.core.oracle.OptionsOracle;
import dev.touchstone.core.oracle.Oracle;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The engines that are tested together because they speak one language. */
public record Group(Language language, List<Target> targets) {
    /** The share of rounds in which a feature is used that is known to be wrong. */
    private static final double USED = 0.25;

    public Group {
        targets = List.copyOf(targets);
    }

    /** What all engines of the group support. */
    public Dialect dialect() {
        return targets.stream().map(Target::dialect).reduce(Dialect::intersect).orElseThrow();
    }

    /**
     * Some of the engines, for one round: two of them, or one alone, or all. What is asked of them lies within what these share; with all
     * of them in every round, nothing would be asked but what the weakest can do.
     */
    public Group some(List<Oracle> oracles, Choices choices) {
        boolean compares = oracles.stream().anyMatch(AgreeOracle.class::isInstance);
        boolean compareOnly = oracles.stream().allMatch(AgreeOracle.class::isInstance);
        int alone = compareOnly ? 0 : compares ? 2 : 5;
        int number = choices.below(10);
        int wanted = number < alone ? 1 : number < 9 ? 2 : targets.size();
        List<Target> drawn = choices.shuffled(targets).subList(0, Math.min(wanted, targets.size()));
        return new Group(language, targets.stream().filter(drawn::contains).toList());
    }

    /**
     * The engines, asked nothing that needs some of the features that one of them is known to get wrong. Each is asked for in some rounds: what
     * is always asked for would drown the rest, and what is never asked for would hide what else is wrong with it.
     */
    public Group withholding(Choices choices) {
        List<String> unused =
                wrong().filter(feature -> !choices.split(feature).chance(USED)).toList();
        return withhold(unused);
    }

    /** The same without the use of any of these features. */
    public Group withoutDefects() {
        return withhold(wrong().toList());
    }

    private Stream<String> wrong() {
        return targets.stream().flatMap(target -> target.wrong().stream()).distinct();
    }

    private Group withhold(List<String> features) {
        return new Group(
                language,
                targets.stream().map(target -> target.withhold(features)).toList());
    }

    /** All oracles that suit these engines: one alone agrees with nobody. */
    public List<Oracle> oracles() {
        return oraclesOf(language).stream()
                .filter(oracle -> targets.size() > 1 || !(oracle instanceof AgreeOracle))
                .toList();
    }

    /** All oracles of a language, those among them that every language has. */
    public static List<Oracle> oraclesOf(Language language) {
        return Stream.concat(
                        Stream.of(new CrashOracle(language), new AgreeOracle(language), new OptionsOracle(language)),
                        language.oracles().stream())
                .toList();
    }

    /**
     * The oracles that are selected, or all where none is; each stands there as often as it has turns.
     *
     * @param texts as {@link OracleSelection#of} reads them
     */
    public List<Oracle> oracles(List<String> texts) {
        List<OracleSelection> selection = OracleSelection.known(texts);
        return oracles().stream()
                .flatMap(oracle -> Collections.nCopies(OracleSelection.weight(oracle, selection), oracle).stream())
                .toList();
    }
}
