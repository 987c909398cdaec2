package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Judges a statement against its parts, which do the same work one after the other. It distinguishes the three outcomes of the QuDi paper: a
 * wrong result, an exception that only the whole meets, and one that only a part meets.
 *
 * @param whole what the statement is called, such as "traversal"
 * @param parts what its parts are called, such as "steps"
 * @param report the reasons for which a refusal of one side, where the other is answered, is a failure
 * @param otherwise why nothing is concluded where all parts were answered and it is still not known what they give together
 */
public record WholeAndParts(EngineId engine, String whole, String parts, List<Reason> report, String otherwise) {
    public WholeAndParts {
        report = List.copyOf(report);
    }

    /**
     * The verdict.
     *
     * @param whole the outcome of the statement
     * @param parts the outcomes of its parts
     * @param together what the parts give together where all were answered, or empty where that is not known
     * @param comparison the verdict where both sides were answered
     */
    public <T> Verdict judge(
            Outcome whole,
            List<Outcome> parts,
            Supplier<Optional<T>> together,
            BiFunction<Rows, T, Verdict> comparison) {
        Verdict survived = survived(whole);
        for (Outcome part : parts) {
            survived = survived.and(survived(part));
        }
        if (survived instanceof Fail) {
            return survived;
        }
        boolean partsAnswered = parts.stream().allMatch(Rows.class::isInstance);
        if (whole instanceof Rejected rejected) {
            boolean onlyTheWhole =
                    tells(rejected) && partsAnswered && together.get().isPresent();
            return onlyTheWhole ? refused(rejected) : survived;
        }
        Optional<Rejected> refusedPart = parts.stream()
                .filter(Rejected.class::isInstance)
                .map(Rejected.class::cast)
                .filter(this::tells)
                .findFirst();
        if (whole instanceof Rows rows && rows.complete() && refusedPart.isPresent()) {
            return answered(refusedPart.get());
        }
        if (survived instanceof Unknown) {
            return survived;
        }
        return together.get()
                .map(given -> comparison.apply((Rows) whole, given))
                .orElseGet(() -> new Unknown(otherwise));
    }

    private boolean tells(Rejected rejected) {
        return report.contains(rejected.reason());
    }

    private Verdict survived(Outcome outcome) {
        return CrashCase.withoutHang(engine, outcome, "A " + whole);
    }

    private Verdict refused(Rejected rejected) {
        return new Fail(
                Kind.UNEXPECTED_EXCEPTION,
                engine,
                rejected.error().place(),
                "The " + whole + " is rejected, but its " + parts + " run one by one: "
                        + rejected.error().type() + ".");
    }

    private Verdict answered(Rejected rejected) {
        return new Fail(
                Kind.MISSING_EXCEPTION,
                engine,
                rejected.error().place(),
                "The " + whole + " runs, but one of its " + parts + " alone is rejected: "
                        + rejected.error().type() + ".");
    }
}
