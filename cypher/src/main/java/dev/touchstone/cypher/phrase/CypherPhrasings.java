package dev.touchstone.cypher.phrase;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Phrasings;
import dev.touchstone.cypher.dialect.Construct;

/** How Cypher can ask; what an engine lacks is not drawn. */
public record CypherPhrasings() implements Phrasings {

    @Override
    public Phrasing draw(Dialect dialect, Choices choices) {
        EngineTraits engine = EngineTraits.of(dialect);
        return new CypherPhrasing(
                choices.chance(0.5),
                choices.chance(0.5),
                choices.chance(engine.stepwise() ? 0.8 : 0.5),
                choices.chance(0.5),
                choices.chance(0.3) && Construct.QUANTIFIED_PATH.in(dialect),
                choices.chance(0.7) && Construct.SHORTEST_PATH.in(dialect),
                engine);
    }
}
