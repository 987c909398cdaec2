package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.text.Constants;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.Names;
import java.util.List;
import java.util.Map;

/**
 * How an engine declares labels and indexes, which is no part of Cypher and differs from engine to engine, and how its shell
 * takes parameters.
 */
interface SchemaText {

    static SchemaText of(Dialect dialect) {
        if (dialect.has(Dialect.TABLES_FIRST)) {
            return new KuzuSchema();
        }
        if (dialect.has(Dialect.TYPES_IN_SQL)) {
            return new ArcadeDbSchema();
        }
        if (dialect.has(Dialect.INDEX_ON)) {
            return new IndexOnSchema();
        }
        return dialect.has(Dialect.UNNAMED_INDEXES)
                ? new UnnamedIndexes()
                : new NamedIndexes(dialect.has(Dialect.CONSTRAINTS_ASSERT));
    }

    /** What must be there before the first node. */
    default List<Line> before(PropertyGraph graph) {
        return List.of();
    }

    List<Line> create(Index index, PropertyGraph graph);

    List<Line> drop(Index index, PropertyGraph graph);

    /** What waits until new indexes are filled. */
    default List<Line> await() {
        return List.of();
    }

    /** Whether an element is found by its key only if its label or type is named, too. */
    default boolean isTyped() {
        return false;
    }

    /** Whether the engine's shell has a way to say parameters. */
    default boolean takesParameters() {
        return true;
    }

    /** A question as the engine's shell takes it; Neo4j's shell, and what else speaks its protocol, has a command for parameters. */
    default String asked(String text, Map<String, String> parameters) {
        StringBuilder typed = new StringBuilder();
        parameters.forEach((name, value) -> typed.append(":param ")
                .append(Names.of(name))
                .append(" => ")
                .append(value)
                .append('\n'));
        return typed.append(text).toString();
    }

    /** The expression for a constant. */
    default String constant(Value value) {
        return CypherText.of(Constants.of(value));
    }
}
