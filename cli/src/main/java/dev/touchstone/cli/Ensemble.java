package dev.touchstone.cli;

import dev.touchstone.core.campaign.Cast;
import dev.touchstone.core.campaign.Group;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;

/**
 * A language's reference in the place of engines.
 *
 * @param right the reference beside itself, so that oracles that compare engines have two
 */
record Ensemble(Language language, Cast right, List<Mistaken> mistakes) {
    Ensemble {
        mistakes = List.copyOf(mistakes);
    }

    /** The reference with a mistake planted in it. */
    record Mistaken(String name, String sentence, Cast cast) {}

    /** Where the reference is a part of this process. */
    static Ensemble inThisProcess(Language language) {
        List<StandIn> all = language.references();
        return new Ensemble(
                language,
                Cast.of(all.subList(0, 2)),
                all.stream()
                        .skip(2)
                        .map(standIn -> new Mistaken(
                                standIn.target().engine().version(), standIn.sentence(), Cast.of(List.of(standIn))))
                        .toList());
    }

    /** All oracles that suit the two that are right. */
    List<Oracle> oracles() {
        return new Group(language, right.targets()).oracles();
    }
}
