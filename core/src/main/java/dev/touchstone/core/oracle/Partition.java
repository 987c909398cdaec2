package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import java.util.List;
import java.util.Optional;

/** Judges a question without a condition against the same question with the condition, with its opposite, and with neither. */
public record Partition(EngineId engine, Composition composition) {

    /**
     * The verdict.
     *
     * @param outcomes the whole first, then its parts
     */
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : outcomes) {
            verdict = verdict.and(Survival.amongOthers(engine, outcome));
        }
        return verdict instanceof Verdict.Pass ? compare(outcomes) : verdict;
    }

    private Verdict compare(List<Outcome> outcomes) {
        List<List<List<Value>>> rows = outcomes.stream()
                .map(outcome -> ((Rows) outcome).answer().rows())
                .toList();
        Optional<List<List<Value>>> together = composition.of(rows.subList(1, rows.size()));
        if (together.isEmpty() || !composition.canTell(rows.getFirst())) {
            return new Unknown("parts that cannot be added up");
        }
        Difference difference =
                new Comparison(Sameness.TYPED).asMultisets(unnamed(together.get()), unnamed(rows.getFirst()));
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "Where a condition holds, where it does not and where it is neither do not make up the whole.");
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
