package dev.touchstone.sparql.phrase;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.relation.Phrasebook;
import dev.touchstone.core.relation.Speech;

/** How SPARQL can ask. */
public record SparqlPhrasebook() implements Phrasebook {

    @Override
    public Speech draw(Dialect dialect, Choices choices) {
        return new SparqlSpeech(
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.5));
    }
}
