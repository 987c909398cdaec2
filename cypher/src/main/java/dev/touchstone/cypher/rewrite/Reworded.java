package dev.touchstone.cypher.rewrite;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A query, and the same in other words.
 *
 * <p>Sound as far as the rule is, whose proof stands beside it. Where the language leaves the answer open, nothing is concluded.
 *
 * @param rule the name of the rule
 * @param way which of the ways to apply it, from 0
 */
@JsonTypeName("Reworded")
public record Reworded(
        Dataset dataset,
        EngineId engine,
        Query query,
        Map<String, Value> parameters,
        @Keyword String rule,
        int way) implements Case {
    public Reworded {
        parameters = Ordered.copyOf(parameters);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public String demand() {
        return Rules.named(rule)
                .map(found -> found.sense().law() + " " + found.proof())
                .orElse("");
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new CypherQuery(query, parameters));
    }

    Optional<Query> other() {
        return Rules.named(rule)
                .map(found -> found.applied(query))
                .filter(ways -> way >= 0 && way < ways.size())
                .map(ways -> ways.get(way));
    }

    @Override
    public boolean isLegal() {
        return new CypherQuery(query, parameters).isLegal()
                && other().filter(other -> new CypherQuery(other, parameters).isLegal())
                        .isPresent();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        if (!soFar.stream().allMatch(Rows.class::isInstance)) {
            return Optional.empty();
        }
        Optional<Query> next = switch (soFar.size()) {
            case 0 -> Optional.of(query);
            case 1 -> other();
            default -> Optional.empty();
        };
        return next.map(asked -> Step.read(engine, new CypherQuery(asked, parameters))
                .as(soFar.isEmpty() ? "The query" : "In other words"));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = outcomes.size() < 2 ? alone(outcomes) : related(outcomes);
        return verdict instanceof Fail fail && fail.kind() == Kind.WRONG_RESULT && !isDetermined()
                ? new Unknown("the answer is not determined")
                : verdict;
    }

    private Verdict alone(List<Outcome> outcomes) {
        Verdict verdict = Survival.judge(engine, outcomes.getFirst(), "A statement");
        return verdict instanceof Verdict.Pass ? new Unknown("not in other words") : verdict;
    }

    private Verdict related(List<Outcome> outcomes) {
        return Rules.named(rule)
                .map(found -> found.sense().judge(engine, outcomes))
                .orElseGet(() -> new Unknown("a rule that is not known"));
    }

    private boolean isDetermined() {
        Graph graph = Graph.of((PropertyGraph) dataset);
        return Reference.DEFAULT.determines(query, parameters, graph)
                && other().filter(other -> Reference.DEFAULT.determines(other, parameters, graph))
                        .isPresent();
    }
}
