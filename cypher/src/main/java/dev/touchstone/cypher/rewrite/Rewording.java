package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Sense;
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
import java.util.stream.Stream;

/**
 * A query in other words gives the same, no less, or as many.
 *
 * <pre>{@code
 * MATCH (a)-->(b) WHERE a.k > 3 RETURN b              2 rows
 * MATCH (a)-->(b) WITH * WHERE a.k > 3 RETURN b       3 rows     <- which are the same question
 * }</pre>
 *
 * @param widening whether the other words ask for less, and not for the same
 */
public record Rewording(boolean widening) implements Oracle {
    private static final int ATTEMPTS = 8;

    @Override
    public String name() {
        return widening ? "widen" : "rewrite";
    }

    @Override
    public String family() {
        return "rewriting";
    }

    @Override
    public String why() {
        return widening
                ? "A query that asks for less finds no less."
                : "A query in other words that mean the same has the same answer.";
    }

    @Override
    public String example() {
        return widening
                ? "rows(MATCH (a)-->(b)) within rows(MATCH (a)--(b))"
                : "rows(MATCH (a)-->(b)) = rows(MATCH (b)<--(a))";
    }

    private Stream<Rule> rules() {
        return Rules.ALL.stream().filter(rule -> (rule.sense() == Sense.NO_LESS) == widening);
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        PropertyGraph graph = (PropertyGraph) round.dataset();
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> choices.split("query", attempt))
                .flatMap(draws -> drawn(graph, target, round, draws).stream())
                .findFirst();
    }

    private Optional<Case> drawn(PropertyGraph graph, Target target, Round round, Choices choices) {
        Template template = new QueryGenerator(graph, target.dialect(), round.limits(), choices).reading(1);
        Map<String, Value> parameters = template.bindings().getFirst();
        return choices.split("rules").shuffled(rules().toList()).stream()
                .flatMap(rule -> {
                    int ways = rule.applied(template.query()).size();
                    return ways == 0
                            ? Stream.empty()
                            : about(graph, target, template.query(), parameters, rule, choices.below(ways)).stream();
                })
                .findFirst();
    }

    private static Optional<Case> about(
            Dataset graph, Target target, Query query, Map<String, Value> parameters, Rule rule, int way) {
        return Optional.of(new Reworded(graph, target.engine(), query, parameters, rule.name(), way))
                .filter(Case::isLegal)
                .filter(proposed -> proposed.other()
                        .filter(other -> Features.within(Fallbacks.within(other, target.dialect()), target.dialect()))
                        .isPresent())
                .map(Case.class::cast);
    }

    /** The first rule that applies. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof CypherQuery query && dataset instanceof PropertyGraph
                ? rules().flatMap(rule -> rule.applied(query.query()).isEmpty()
                                ? Stream.empty()
                                : about(dataset, targets.getFirst(), query.query(), query.parameters(), rule, 0)
                                        .stream())
                        .findFirst()
                : Optional.empty();
    }
}
