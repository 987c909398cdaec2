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
 * @param finite whether a way of any length comes to an end, because the engine does not pass relationships as often as it likes
 * @param columns whether properties are looked at one by one, and not all at once
 */
public record EngineTraits(
        boolean typed,
        boolean trails,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean finite,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean columns) {
    static EngineTraits of(Dialect dialect) {
        return new EngineTraits(
                dialect.has(Dialect.TABLES_FIRST),
                Construct.RELATIONSHIP_UNIQUENESS.in(dialect),
                !dialect.has(Dialect.WALKS),
                !FunctionGroup.PROPERTIES.in(dialect));
    }

    /** Whether it looks for neither trails nor walks, so that of ways with several relationships only those are asked for that are written one by one. */
    boolean stepwise() {
        return finite && !trails;
    }
}
