package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.StatementGenerator;
import dev.touchstone.core.oracle.Verifiable;
import dev.touchstone.sparql.statement.SparqlQuery;
import java.util.List;
import java.util.Optional;

/** Random queries in SPARQL. They have no parameters. */
public record SparqlStatementGenerator() implements StatementGenerator {

    /** What its queries are made of. */
    public static List<String> ingredients() {
        return Ingredient.names();
    }

    @Override
    public GeneratedStatement reading(Round round, Target target, int bindings, Choices choices) {
        return GeneratedStatement.of(new SparqlQuery(
                new QueryGenerator((RdfGraph) round.dataset(), target.dialect(), round.limits(), choices).query()));
    }

    /** An update has no answer to verify. */
    @Override
    public Optional<GeneratedStatement> writing(Round round, Target target, Choices choices) {
        return Optional.empty();
    }

    @Override
    public Optional<Verifiable> conditional(Round round, Target target, Choices choices) {
        return Optional.of(reading(round, target, 1, choices).statement());
    }
}
