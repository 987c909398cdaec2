package dev.touchstone.core.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import java.util.Optional;

/** A reason why answers must agree. It proposes cases. */
public interface Oracle {

    /** The word by which a user selects it. */
    String name();

    /** One sentence, printed in every report. */
    String why();

    /** A case for the round's dataset, or empty where these choices lead to none. The same choices, the same case. */
    Optional<Case> propose(Round round, Choices choices);
}
