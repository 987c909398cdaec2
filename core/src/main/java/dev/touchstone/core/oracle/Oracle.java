package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.util.List;
import java.util.Optional;

/** A reason why answers must agree. It proposes cases. */
public interface Oracle {

    /** The word by which a user selects it. */
    String name();

    /** One sentence, printed in every report. */
    String why();

    /** The name, in every language that has one, of the oracle that compares an answer with the reference's. */
    String TRUTH = "truth";

    /** The family of the oracles that ask for whole answers, and not for how answers go together. */
    String GENERAL = "general";

    /** The word by which a user selects it together with others of its sort. */
    String family();

    /** How many turns it has while others have one, where nobody says so. There are many relations, each of which sees a little. */
    default int weight() {
        return family().equals(GENERAL) ? 4 : 1;
    }

    /** One line that shows what it claims. */
    String example();

    /** A case for the round's dataset, or empty where these choices lead to none. The same choices, the same case. */
    Optional<Case> propose(Round round, Choices choices);

    /**
     * The case of this oracle about a statement that somebody else chose, or empty where there is none.
     *
     * @param targets the engine in question first, then those that it may be compared with
     */
    Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement);
}
