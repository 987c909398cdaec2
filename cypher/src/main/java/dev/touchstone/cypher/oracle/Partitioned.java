package dev.touchstone.cypher.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Partition;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A query without one of its conditions p, and the same query with p, with {@code NOT p} and with {@code p IS NULL} (TLP).
 *
 * <p>Sound because for every row p is true, false or null, so that exactly one of the three keeps the row, and because what follows gives for
 * all rows what it gives for three lots of them, put together as {@link Partitions} says. Where the rows that p is asked about are left
 * open by the language, nothing is concluded.
 *
 * @param place the clause whose condition it is, from 0
 */
@JsonTypeName("Partitioned")
public record Partitioned(Dataset dataset, EngineId engine, Query query, Map<String, Value> parameters, int place)
        implements Case {
    private static final List<String> ROLES =
            List.of("The whole", "Where the condition holds", "Where it does not", "Where it is null");

    public Partitioned {
        parameters = Ordered.copyOf(parameters);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        return Partitions.at(query, place).isPresent() && variants().stream().allMatch(Statement::isLegal);
    }

    @Override
    public String demand() {
        return Partitions.at(query, place)
                .map(partitions -> partitions.composition().words())
                .orElse("");
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new CypherQuery(query, parameters));
    }

    private List<Statement> variants() {
        return Partitions.at(query, place)
                .map(partitions -> {
                    Expression condition = partitions.condition();
                    return List.of(
                            statement(partitions.with(Optional.empty())),
                            statement(query),
                            statement(partitions.with(Optional.of(new Unary(UnaryOperator.NOT, condition)))),
                            statement(partitions.with(Optional.of(new IsNull(condition, false)))));
                })
                .orElse(List.of());
    }

    private Statement statement(Query variant) {
        return new CypherQuery(variant, parameters);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        List<Statement> variants = variants();
        return soFar.size() < variants.size() && soFar.stream().allMatch(Rows.class::isInstance)
                ? Optional.of(Step.read(engine, variants.get(soFar.size())).as(ROLES.get(soFar.size())))
                : Optional.empty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Partitions.at(query, place)
                .map(partitions -> new Partition(engine, partitions.composition()).judge(outcomes))
                .orElseGet(() -> new Unknown("no partition"));
        return verdict.unlessOpen(Set.of(Kind.WRONG_RESULT), this::undetermined);
    }

    private Optional<String> undetermined() {
        Graph graph = Graph.of((PropertyGraph) dataset);
        return variants().stream()
                .map(CypherQuery.class::cast)
                .flatMap(variant ->
                        Reference.DEFAULT.undetermined(variant.query(), variant.parameters(), graph).stream())
                .findFirst();
    }
}
