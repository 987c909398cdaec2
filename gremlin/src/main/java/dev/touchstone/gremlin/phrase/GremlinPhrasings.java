package dev.touchstone.gremlin.phrase;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Phrasings;
import dev.touchstone.gremlin.dialect.Feature;

/** How Gremlin can ask, which is the same in all versions, but for what an engine wants an index for. */
public record GremlinPhrasings() implements Phrasings {

    @Override
    public Phrasing draw(Dialect dialect, Choices choices) {
        return new GremlinPhrasing(
                choices.chance(0.4),
                choices.chance(0.3),
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(0.3) || !Feature.UNINDEXED_CONDITIONS.in(dialect),
                choices.chance(0.3),
                choices.chance(0.5));
    }
}
