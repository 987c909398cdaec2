package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/** What oracles that ask one engine several questions have in common. */
public final class Agreement {
    private Agreement() {}

    /**
     * The verdict where the outcomes of related statements on one engine are not all complete answers, and empty where
     * they are.
     *
     * <p>A statement that breaks the engine is a failure whatever the relation. A statement that is refused while a
     * related one is answered is one too: the same work cannot be both legal and illegal. Where all are refused, the engine says that it lacks
     * something, or time or room ran out, nothing can be said. Nor can it of an error that one of several conditions meets.
     *
     * @param several whether the statements have several conditions, of which the engine may ask any first
     */
    public static Optional<Verdict> unlessAnswered(EngineId engine, List<Outcome> outcomes, boolean several) {
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : outcomes) {
            verdict = verdict.and(CrashCase.amongOthers(engine, outcome));
        }
        if (verdict instanceof Unknown && outcomes.stream().anyMatch(Rows.class::isInstance)) {
            verdict = outcomes.stream()
                    .filter(Rejected.class::isInstance)
                    .map(Rejected.class::cast)
                    .filter(rejected -> tells(rejected.reason(), several))
                    .findFirst()
                    .<Verdict>map(rejected -> unexpected(engine, rejected))
                    .orElse(verdict);
        }
        return verdict instanceof Verdict.Pass ? Optional.empty() : Optional.of(verdict);
    }

    private static boolean tells(Reason reason, boolean several) {
        return switch (reason) {
            case SYNTAX -> true;
            case EVALUATION -> !several;
            case RESOURCES, UNSUPPORTED -> false;
        };
    }

    /** The verdict on two answers of one engine that must be the same multiset. */
    public static Verdict sameRows(
            EngineId engine,
            Comparison comparison,
            List<List<Value>> expected,
            List<List<Value>> actual,
            String claim) {
        Difference difference = comparison.asMultisets(expected, actual);
        if (difference.isNone()) {
            return Verdict.pass();
        }
        return new Fail(Kind.WRONG_RESULT, engine, difference.mark(), claim);
    }

    private static Verdict unexpected(EngineId engine, Rejected rejected) {
        return new Fail(
                Kind.UNEXPECTED_EXCEPTION,
                engine,
                rejected.error().place(),
                "The engine rejects a statement and answers an equivalent one.");
    }
}
