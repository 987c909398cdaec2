package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rewriting;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;

/**
 * A query in other words gives the same, no less, or as many.
 *
 * <pre>{@code
 * SELECT ?o { ?s :p/:q ?o }               4 rows
 * SELECT ?o { ?s :p ?x . ?x :q ?o }       2 rows     <- which are the same question
 * }</pre>
 *
 * @param widening whether the other words ask for less, and not for the same
 */
public record Rewording(boolean widening) implements Rewriting<SparqlQuery, Query> {

    @Override
    public String example() {
        return widening
                ? "rows({ ?s :p ?o FILTER(?o > 3) }) within rows({ ?s :p ?o })"
                : "rows(?s :p ?o) = rows(?o ^:p ?s)";
    }

    @Override
    public List<Rule<Query>> rules() {
        return Rules.ALL;
    }

    @Override
    public SparqlQuery draw(Dataset dataset, Target target, Round round, Choices choices) {
        return new SparqlQuery(
                new QueryGenerator((RdfGraph) dataset, target.dialect(), round.limits(), choices).query());
    }

    @Override
    public Optional<SparqlQuery> read(Statement statement) {
        return statement instanceof SparqlQuery query ? Optional.of(query) : Optional.empty();
    }

    @Override
    public Query query(SparqlQuery statement) {
        return statement.query();
    }

    @Override
    public boolean isWithin(Query query, Target target) {
        return Meanings.areShared((Record) query, target.dialect());
    }

    @Override
    public InOtherWords<Query> reworded(
            Dataset dataset, Target target, SparqlQuery statement, Rule<Query> rule, int way) {
        return new Reworded(dataset, target.engine(), statement.query(), rule.name(), way);
    }
}
