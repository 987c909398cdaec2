package dev.touchstone.cypher.phrase;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.FunctionGroup;

/**
 * What the wording of a question depends on in an engine.
 *
 * @param typed whether there is a table for each label and type, which edits and looks must name
 * @param trails whether the engine passes a relationship once in a MATCH, as Cypher has it
 * @param walks whether it passes them as often as it likes, by its manual
 * @param columns whether properties are looked at one by one, and not all at once
 */
public record EngineTraits(
        boolean typed,
        boolean trails,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean walks,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean columns) {
    static EngineTraits of(Dialect dialect) {
        return new EngineTraits(
                dialect.has(Dialect.TABLES_FIRST),
                Construct.RELATIONSHIP_UNIQUENESS.in(dialect),
                dialect.has(Dialect.WALKS),
                !FunctionGroup.PROPERTIES.in(dialect));
    }

    /** Whether it does neither, so that of ways with several relationships only those are asked for that are written one by one. */
    boolean stepwise() {
        return !trails && !walks;
    }
}
