package dev.touchstone.sparql.rewrite;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.oracle.Columns;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;

/** A query in SPARQL, and the same in other words. */
@JsonTypeName("RewordedSolutions")
public record Reworded(
        Dataset dataset,
        EngineId engine,
        Query query,
        @Keyword String rule,
        int way) implements InOtherWords<Query> {

    @Override
    public List<Rule<Query>> rules() {
        return Rules.ALL;
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return other().filter(other -> Meanings.areShared((Record) other, dialect))
                .isPresent();
    }

    @Override
    public Statement statement(Query asked) {
        return new SparqlQuery(asked);
    }

    @Override
    public Optional<String> undetermined(Query asked) {
        return Reference.DEFAULT.undetermined(asked, GraphStore.of((RdfGraph) dataset));
    }

    /** Both sides have the same columns, though {@code SELECT *} may have them in another order; or the other is a count. */
    @Override
    public Outcome aligned(Query asked, Outcome outcome) {
        return Columns.aligned(query, outcome);
    }
}
