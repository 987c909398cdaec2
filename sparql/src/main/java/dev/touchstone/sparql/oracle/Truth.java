package dev.touchstone.sparql.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.generate.QueryGenerator;
import java.util.List;
import java.util.Optional;

/** An engine answers what the reference answers. */
public record Truth() implements Oracle {

    @Override
    public String name() {
        return "truth";
    }

    @Override
    public String why() {
        return "Touchstone's own evaluator of SPARQL, which passes the W3C's tests, says what the answer is.";
    }

    @Override
    public String example() {
        return "rows(q) = rows(q) of the reference";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        RdfGraph graph = (RdfGraph) round.dataset();
        SparqlQuery query = new SparqlQuery(
                new QueryGenerator(graph, target.dialect(), round.limits(), choices.split("query")).query());
        return Optional.of(new RightSolutions(graph, target.engine(), query));
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof SparqlQuery query
                ? Optional.of(new RightSolutions(dataset, targets.getFirst().engine(), query))
                : Optional.empty();
    }
}
