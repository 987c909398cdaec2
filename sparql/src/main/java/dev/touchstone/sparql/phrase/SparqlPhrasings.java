package dev.touchstone.sparql.phrase;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Phrasings;

/** How SPARQL can ask. */
public record SparqlPhrasings() implements Phrasings {

    @Override
    public Phrasing draw(Dialect dialect, Choices choices) {
        return new SparqlPhrasing(
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.5));
    }
}
