package dev.touchstone.cypher.phrase;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.dialect.Construct;

/**
 * What the wording of a question depends on in an engine.
 *
 * @param typed whether there is a table for each label and type, which edits and looks must name
 * @param trails whether the engine passes a relationship once in a MATCH, as Cypher has it
 */
public record EngineTraits(boolean typed, boolean trails) {
    static EngineTraits of(Dialect dialect) {
        return new EngineTraits(dialect.has(Dialect.TABLES_FIRST), Construct.RELATIONSHIP_UNIQUENESS.in(dialect));
    }
}
