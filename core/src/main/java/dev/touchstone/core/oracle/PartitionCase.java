package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Partitionable.Partition;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A statement without one of its conditions p, and the same statement where p holds, where it does not, and where it is neither (TLP).
 *
 * <p>Sound because exactly one of the three keeps each row that the whole has, and because what follows gives for all rows what it gives for
 * three lots of them, put together as the {@link Composition} says; the language that offers the {@link Partition} proves both. Where the
 * language leaves an answer open, nothing is concluded, and nothing where one of the four is refused.
 *
 * @param place which of the conditions it is, as the language counts them
 */
@JsonTypeName("partition")
public record PartitionCase(Dataset dataset, EngineId engine, Partitionable statement, int place) implements Case {

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    private Optional<Partition> partition() {
        return statement.partition(place);
    }

    private List<Verifiable> variants() {
        return partition().map(Partition::all).orElse(List.of());
    }

    @Override
    public boolean isLegal() {
        List<Verifiable> variants = variants();
        return !variants.isEmpty() && variants.stream().allMatch(Statement::isLegal);
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return variants().stream().allMatch(variant -> variant.isWithin(dialect));
    }

    @Override
    public String demand() {
        return partition().map(parts -> parts.composition().words()).orElse("");
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(statement);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.stream().allMatch(Rows.class::isInstance) && soFar.size() < 4
                ? partition()
                        .map(parts -> Step.read(engine, parts.all().get(soFar.size()))
                                .as(parts.roles().get(soFar.size())))
                : Optional.empty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : outcomes) {
            verdict = verdict.and(CrashCase.amongOthers(engine, outcome));
        }
        return verdict instanceof Verdict.Pass
                ? partition()
                        .map(parts -> compare(parts.composition(), outcomes))
                        .orElseGet(() -> new Unknown("no partition"))
                        .unlessOpen(Set.of(Kind.WRONG_RESULT), this::undetermined)
                : verdict;
    }

    private Optional<String> undetermined() {
        return variants().stream()
                .flatMap(variant -> variant.undeterminedOn(dataset).stream())
                .findFirst();
    }

    private Verdict compare(Composition composition, List<Outcome> outcomes) {
        List<List<List<Value>>> rows = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            rows.add(statement.aligned(((Rows) outcome).answer()).rows());
        }
        Optional<List<List<Value>>> together = composition.of(rows.subList(1, rows.size()));
        if (together.isEmpty() || !composition.canTell(rows.getFirst())) {
            return new Unknown("not summable");
        }
        Difference difference =
                new Comparison(Sameness.TYPED).asMultisets(unnamed(together.get()), unnamed(rows.getFirst()));
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "Rows where a condition is true, false and neither do not make up the whole.");
    }

    /** Blank nodes of several answers have no names in common, and so all are one: the same rows are then the same all the more. */
    private static List<List<Value>> unnamed(List<List<Value>> rows) {
        return rows.stream()
                .map(row -> row.stream()
                        .map(value -> value instanceof Blank ? new Blank("any") : value)
                        .toList())
                .toList();
    }
}
