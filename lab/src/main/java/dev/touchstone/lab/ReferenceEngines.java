package dev.touchstone.lab;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.run.TrialEngines;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;

/**
 * A language's reference as the engine under test.
 *
 * @param right the reference beside itself, so that oracles that compare engines have two
 */
record ReferenceEngines(Language language, TrialEngines right, List<Mutant> mutants) {
    ReferenceEngines {
        mutants = List.copyOf(mutants);
    }

    /** The reference with a bug planted in it. */
    record Mutant(String name, String sentence, TrialEngines engines) {}

    /** Where the reference is a part of this process. */
    static ReferenceEngines inThisProcess(Language language, References references) {
        return new ReferenceEngines(
                language,
                TrialEngines.of(references.correct()),
                references.mutants().stream()
                        .map(inProcess -> new Mutant(
                                inProcess.target().engine().version(),
                                inProcess.sentence(),
                                TrialEngines.of(List.of(inProcess))))
                        .toList());
    }

    /** All oracles that apply to the two correct engines. */
    List<Oracle> oracles() {
        return new Group(language, right.targets()).oracles();
    }
}
