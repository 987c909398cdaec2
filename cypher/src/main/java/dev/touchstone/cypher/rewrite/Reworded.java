package dev.touchstone.cypher.rewrite;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;

/** A query in Cypher, and the same in other words. */
@JsonTypeName("Reworded")
public record Reworded(
        Dataset dataset,
        EngineId engine,
        Query query,
        Map<String, Value> parameters,
        @Keyword String rule,
        int way) implements InOtherWords<Query> {
    public Reworded {
        parameters = Ordered.copyOf(parameters);
    }

    @Override
    public List<Rule<Query>> rules() {
        return Rules.ALL;
    }

    @Override
    public Statement statement(Query asked) {
        return new CypherQuery(asked, parameters);
    }

    @Override
    public boolean isDetermined(Query asked) {
        return Reference.DEFAULT.determines(asked, parameters, Graph.of((PropertyGraph) dataset));
    }
}
