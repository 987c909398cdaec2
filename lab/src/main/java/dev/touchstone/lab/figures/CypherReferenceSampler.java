package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Queries of nine clauses on graphs of default size.
 *
 * @param unguided whether a clause is kept whatever rows it leaves
 */
record CypherReferenceSampler(boolean unguided) implements ReferenceSampler {
    @Override
    public String language() {
        return "cypher";
    }

    @Override
    public String description() {
        return unguided ? "nine clauses, not guided" : "nine clauses";
    }

    @Override
    public Supplier<Effect> query(Choices choices) {
        Dialect dialect = new Dialect("cypher", List.of(PropertyType.values()), List.of());
        PropertyGraph dataset = (PropertyGraph) new CypherLanguage()
                .dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("content"));
        Query query = CypherParser.parse(new NineClauses(dataset, unguided, choices.split("query")).query());
        Graph graph = Graph.of(dataset);
        return () -> effect(Reference.DEFAULT.evaluate(query, Map.of(), graph));
    }

    private static Effect effect(Result result) {
        return switch (result) {
            case Result.Done done -> Effect.of(done.rows().rows().size());
            case Result.Failed failed when failed.kind() == CypherError.Kind.TOO_LARGE -> Effect.TOO_LARGE;
            case Result.Failed failed -> throw new IllegalStateException(failed.toString());
        };
    }
}
