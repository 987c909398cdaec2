package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Judges a traversal against its parts, and tells the three consequences of the QuDi paper apart. */
record Parting(EngineId engine) {

    /**
     * The verdict.
     *
     * @param whole what came of the traversal
     * @param parts what came of its parts
     * @param together what the parts give together where all were answered, or empty where that is not known
     */
    Verdict judge(Outcome whole, List<Outcome> parts, Supplier<Optional<List<Value>>> together) {
        Verdict survived = survived(whole);
        for (Outcome part : parts) {
            survived = survived.and(survived(part));
        }
        if (survived instanceof Fail) {
            return survived;
        }
        boolean partsAnswered = parts.stream().allMatch(Rows.class::isInstance);
        if (whole instanceof Rejected rejected) {
            return partsAnswered && together.get().isPresent() ? refused(rejected) : survived;
        }
        Optional<Rejected> refusedPart = parts.stream()
                .filter(Rejected.class::isInstance)
                .map(Rejected.class::cast)
                .findFirst();
        if (whole instanceof Rows && refusedPart.isPresent()) {
            return answered(refusedPart.get());
        }
        if (survived instanceof Unknown) {
            return survived;
        }
        return together.get()
                .map(values -> compare((Rows) whole, values))
                .orElseGet(() -> new Unknown("duplicates at the cut"));
    }

    private Verdict survived(Outcome outcome) {
        if (outcome instanceof TimedOut) {
            return new Unknown("time ran out");
        }
        if (outcome instanceof Rows rows && !rows.complete()) {
            return new Unknown("too many rows");
        }
        return Survival.judge(engine, outcome, "A traversal");
    }

    private Verdict refused(Rejected rejected) {
        return rejected.reason() == Reason.RESOURCES
                ? new Unknown("out of resources")
                : new Fail(
                        Kind.UNEXPECTED_EXCEPTION,
                        engine,
                        rejected.error().place(),
                        "The traversal is refused, and its steps are answered one by one: "
                                + rejected.error().type() + ".");
    }

    private Verdict answered(Rejected rejected) {
        return rejected.reason() == Reason.RESOURCES
                ? new Unknown("out of resources")
                : new Fail(
                        Kind.MISSING_EXCEPTION,
                        engine,
                        rejected.error().place(),
                        "The traversal is answered, and one of its steps alone is refused: "
                                + rejected.error().type() + ".");
    }

    private Verdict compare(Rows whole, List<Value> together) {
        return Agreement.sameRows(
                engine,
                new Comparison(Sameness.TYPED),
                together.stream().map(List::of).toList(),
                whole.answer().rows(),
                "The traversal and its steps, one after the other, give different answers.");
    }
}
