package dev.touchstone.sparql.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
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
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A query without one of its filters p, and the same query with p, with {@code !p} and with neither (TLP).
 *
 * <p>Sound because the effective boolean value of p is true, false or an error for each solution. FILTER keeps a solution where it is true;
 * {@code !p} is true where p is false, and an error where p is; {@code IF(p, false, false)} is an error where p is, so that
 * {@code COALESCE(IF(p, false, false), true)} is true there alone. Exactly one of the three keeps the solution, and what follows
 * gives for all solutions what it gives for three lots of them, put together as {@link Partitions} says. Where the standard leaves the
 * answers open, nothing is concluded.
 *
 * @param place which of the filters it is, from 0
 */
@JsonTypeName("PartitionedSolutions")
public record Partitioned(Dataset dataset, EngineId engine, SparqlQuery statement, int place) implements Case {
    private static final List<String> ROLES =
            List.of("The whole", "Where the condition holds", "Where it does not", "Where it is an error");

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        List<SparqlQuery> variants = variants();
        return !variants.isEmpty() && variants.stream().allMatch(Statement::isLegal);
    }

    @Override
    public String demand() {
        return partitions().map(partitions -> partitions.composition().words()).orElse("");
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(statement);
    }

    private Optional<Partitions> partitions() {
        List<Partitions> all = Partitions.in(statement.query());
        return place >= 0 && place < all.size() ? Optional.of(all.get(place)) : Optional.empty();
    }

    private List<SparqlQuery> variants() {
        return partitions()
                .map(partitions -> List.of(
                        new SparqlQuery(partitions.with(Optional.empty())),
                        statement,
                        new SparqlQuery(
                                partitions.with(Optional.of(new Unary(UnaryOperator.NOT, partitions.condition())))),
                        new SparqlQuery(partitions.with(Optional.of(neither(partitions.condition()))))))
                .orElse(List.of());
    }

    private static Expression neither(Expression condition) {
        Constant no = new Constant(Terms.FALSE);
        return Call.of(Function.COALESCE, Call.of(Function.IF, condition, no, no), new Constant(Terms.TRUE));
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        List<SparqlQuery> variants = variants();
        return soFar.size() < variants.size() && soFar.stream().allMatch(Rows.class::isInstance)
                ? Optional.of(Step.read(engine, variants.get(soFar.size())).as(ROLES.get(soFar.size())))
                : Optional.empty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        List<Outcome> aligned = outcomes.stream()
                .map(outcome -> Columns.aligned(statement.query(), outcome))
                .toList();
        Verdict verdict = partitions()
                .map(partitions -> new Partition(engine, partitions.composition()).judge(aligned))
                .orElseGet(() -> new Unknown("no partition"));
        return verdict.unlessOpen(Set.of(Kind.WRONG_RESULT), this::undetermined);
    }

    private Optional<String> undetermined() {
        GraphStore store = GraphStore.of((RdfGraph) dataset);
        return variants().stream()
                .flatMap(variant -> Reference.DEFAULT.undetermined(variant.query(), store).stream())
                .findFirst();
    }
}
