package dev.touchstone.sparql.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Several;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.generate.QueryGenerator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A condition divides what a query finds into three: where it holds, where it does not, and where it is an error.
 *
 * <pre>{@code
 * SELECT (COUNT(*) AS ?c) { ?s :p ?o }                                                           5
 * SELECT (COUNT(*) AS ?c) { ?s :p ?o FILTER(?o > 3) }                                            2
 * SELECT (COUNT(*) AS ?c) { ?s :p ?o FILTER(!(?o > 3)) }                                         1
 * SELECT (COUNT(*) AS ?c) { ?s :p ?o FILTER(COALESCE(IF(?o > 3, false, false), true)) }          1     <- one is missing
 * }</pre>
 */
public record Partitioning() implements Oracle {
    private static final int ATTEMPTS = 12;

    @Override
    public String name() {
        return "partition";
    }

    @Override
    public String family() {
        return "compound";
    }

    @Override
    public String why() {
        return "Where a condition holds, where it does not and where it is an error make up the whole.";
    }

    @Override
    public String example() {
        return "rows(q) = rows(q, p) + rows(q, !p) + rows(q, p is an error)";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        RdfGraph graph = (RdfGraph) round.dataset();
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> new SparqlQuery(
                        new QueryGenerator(graph, target.dialect(), round.limits(), choices.split("query", attempt))
                                .query()))
                .flatMap(query -> drawn(graph, target, query, choices).stream())
                .findFirst();
    }

    private static Optional<Case> drawn(RdfGraph graph, Target target, SparqlQuery query, Choices choices) {
        int places = Partitions.in(query.query()).size();
        return places == 0 ? Optional.empty() : about(graph, target, query, choices.below(places));
    }

    private static Optional<Case> about(Dataset graph, Target target, SparqlQuery query, int place) {
        return Optional.<Case>of(new Partitioned(graph, target.engine(), query, place))
                .filter(Case::isLegal);
    }

    /** Every filter by which the query can be divided. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof SparqlQuery query
                ? Several.of(IntStream.range(0, Partitions.in(query.query()).size())
                        .boxed()
                        .flatMap(place -> about(dataset, targets.getFirst(), query, place).stream())
                        .toList())
                : Optional.empty();
    }
}
