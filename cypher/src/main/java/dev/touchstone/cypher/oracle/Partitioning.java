package dev.touchstone.cypher.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Several;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A condition divides what a query finds into three: where it holds, where it does not, and where it is null.
 *
 * <pre>{@code
 * MATCH (a)-->(b) RETURN count(*)                          5
 * MATCH (a)-->(b) WHERE a.k > 3 RETURN count(*)            2
 * MATCH (a)-->(b) WHERE NOT a.k > 3 RETURN count(*)        1
 * MATCH (a)-->(b) WHERE (a.k > 3) IS NULL RETURN count(*)  1     <- one is missing
 * }</pre>
 */
public record Partitioning() implements Oracle {
    private static final int ATTEMPTS = 8;

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
        return "Where a condition holds, where it does not and where it is null make up the whole.";
    }

    @Override
    public String example() {
        return "rows(q) = rows(q, p) + rows(q, NOT p) + rows(q, p IS NULL)";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        PropertyGraph graph = (PropertyGraph) round.dataset();
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> new QueryGenerator(
                                graph, target.dialect(), round.limits(), choices.split("query", attempt))
                        .reading(1))
                .flatMap(template -> about(graph, target, template, choices).stream())
                .findFirst();
    }

    private static Optional<Case> about(PropertyGraph graph, Target target, Template template, Choices choices) {
        List<Integer> places = Partitions.in(template.query());
        return places.isEmpty()
                ? Optional.empty()
                : about(graph, target, template.query(), template.bindings().getFirst(), choices.pick(places));
    }

    private static Optional<Case> about(
            Dataset graph, Target target, Query query, Map<String, Value> parameters, int place) {
        return Partitions.at(query, place)
                .filter(partitions -> Features.within(
                        Fallbacks.within(partitions.with(Optional.empty()), target.dialect()), target.dialect()))
                .<Case>map(partitions -> new Partitioned(graph, target.engine(), query, parameters, place))
                .filter(Case::isLegal);
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof CypherQuery query
                ? Several.of(Partitions.in(query.query()).stream()
                        .flatMap(place ->
                                about(dataset, targets.getFirst(), query.query(), query.parameters(), place).stream())
                        .toList())
                : Optional.empty();
    }
}
