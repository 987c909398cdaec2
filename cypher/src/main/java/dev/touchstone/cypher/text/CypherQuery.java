package dev.touchstone.cypher.text;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Query;
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
}
