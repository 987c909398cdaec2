package dev.touchstone.cypher;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import java.util.Map;

/** A Cypher statement given by its syntax tree: it is written in the dialect of whoever is asked. */
public record CypherQuery(Query query, Map<String, Value> parameters) implements Statement {
    public CypherQuery {
        parameters = Ordered.copyOf(parameters);
    }

    @Override
    public String text(Dialect dialect) {
        return CypherText.of(query, dialect);
    }

    /** Optional matching is a part of its own. */
    @Override
    public List<String> parts() {
        return Tree.nodes(query)
                .filter(Clause.class::isInstance)
                .map(clause -> clause instanceof Clause.Match match && match.optional()
                        ? "OptionalMatch"
                        : clause.getClass().getSimpleName())
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public boolean isLegal() {
        return Semantics.allows(query);
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        if (!(dataset instanceof PropertyGraph content)) {
            return new Expectation.Unsaid();
        }
        Graph graph = Graph.of(content);
        return switch (Reference.DEFAULT.evaluate(query, parameters, graph)) {
            case Result.Failed failed -> new Expectation.Unsaid();
            case Result.Done done ->
                Reference.DEFAULT.determines(query, parameters, graph)
                        ? new Expectation.Known(done.answer())
                        : new Expectation.Open();
        };
    }
}
