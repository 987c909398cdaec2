package dev.touchstone.cypher.statement;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.script.ScriptLanguage;
import dev.touchstone.core.oracle.script.ScriptState;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.SortColumns;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.List;
import java.util.Map;

/** Statements in Cypher that are sent as they were written. */
@JsonTypeName("cypher")
public record CypherScripts() implements ScriptLanguage {
    private static final PropertyGraph NOTHING =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());

    /** Elements as they are, because not every engine has functions that take them apart. */
    static final List<String> LOOKS = List.of("MATCH (n) RETURN n", "MATCH (a)-[r]->(b) RETURN a, r, b");

    @Override
    public PropertyGraph nothing() {
        return NOTHING;
    }

    @Override
    public ScriptState begin() {
        return new CypherState(new Graph(), false);
    }

    @Override
    public Statement statement(String text) {
        return new CypherStatement(text, Map.of());
    }

    @Override
    public Effect effect(String text) {
        return Reading.of(text).effect();
    }

    @Override
    public List<Statement> looks() {
        return LOOKS.stream().map(this::statement).toList();
    }

    @Override
    public Difference difference(String text, Answer right, Answer actual) {
        return Reading.of(text) instanceof Reading.Parsed(var query)
                ? SortColumns.difference(query, right, actual)
                : new Comparison(Sameness.TYPED).asMultisets(right.rows(), actual.rows());
    }

    @Override
    public List<String> missing(String text, Dialect dialect) {
        return Reading.of(text) instanceof Reading.Parsed(var query)
                ? Features.of(query).stream()
                        .filter(feature -> !feature.in(dialect))
                        .map(Feature::key)
                        .distinct()
                        .toList()
                : List.of();
    }
}
