package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A statement, and its pieces one after the other, each on the rows that the one before gave; once for each binding of its parameters (QuDi).
 *
 * <p>Sound because a piece is a function from a table of rows to another, and the next piece gets the same table again, but for the order of its
 * rows. Where the answer depends on that order, the language leaves it open, and then nothing is said. An error counts where the
 * reference has none, or where it is inevitable: an engine need not evaluate what nobody reads, such as a value that a piece returns and the
 * whole drops. If it is inevitable, both sides are an error, or neither is, in an engine for which it is none. Only evaluation errors count, and only if the passed values show their types: an engine may know less about the type of a parameter than about the expression
 * that it stands for.
 */
@JsonTypeName("disassemble")
public record DisassembleCase(Dataset dataset, EngineId engine, Divisible statement, List<Map<String, Value>> bindings)
        implements BoundCase {
    private static final List<Reason> TELLING = List.of(Reason.EVALUATION);

    /** What only the other side shows to be wrong. */
    private static final Set<Kind> RELATED =
            Set.of(Kind.WRONG_RESULT, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION);

    public DisassembleCase {
        bindings = bindings.stream().<Map<String, Value>>map(Ordered::copyOf).toList();
    }

    @Override
    public DisassembleCase with(List<Map<String, Value>> others) {
        return new DisassembleCase(dataset, engine, statement, others);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    /** There is a place to cut at, the language allows the statement, and for every binding the reference has an answer, or an error that is inevitable. */
    @Override
    public boolean isLegal() {
        return !bindings.isEmpty()
                && bindings.stream()
                        .allMatch(binding -> statement.bound(binding).isLegal())
                && statement.isCut()
                && statement
                        .reference(dataset)
                        .filter(results -> bindings.stream().map(results::of).allMatch(DisassembleCase::isSaid))
                        .isPresent();
    }

    private static boolean isSaid(ReferenceResult result) {
        return result.rows().isPresent() || result.isErrorInevitable();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return relays(soFar).stream()
                .flatMap(relay -> relay.asks().stream()
                        .map(asked -> Step.read(engine, asked).as(relay.role())))
                .findFirst();
    }

    @Override
    public String demand() {
        return "The whole query and the last of its pieces have the same result; each piece gets the rows of the previous one."
                + " If one side has a result, the other is not an evaluation error, as far as the passed values show their types.";
    }

    /** One for each binding, up to the one that is being run. What one does not get past, the others will not either. */
    private List<PieceRun<?>> relays(List<Outcome> outcomes) {
        Function<Map<String, Value>, Pieces<?>> pieces = statement.pieces();
        List<PieceRun<?>> relays = new ArrayList<>();
        int used = 0;
        for (Map<String, Value> binding : bindings) {
            PieceRun<?> relay = new PieceRun<>(pieces.apply(binding), outcomes.subList(used, outcomes.size()));
            relays.add(relay);
            used += relay.own().size();
            if (relay.asks().isPresent() || !relay.own().stream().allMatch(Rows.class::isInstance)) {
                break;
            }
        }
        return relays;
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        List<PieceRun<?>> relays = relays(outcomes);
        Verdict verdict = Verdict.pass();
        for (int i = 0; i < relays.size() && !(verdict instanceof Fail); i++) {
            if (!relays.get(i).own().isEmpty()) {
                verdict = verdict.and(judge(relays.get(i), bindings.get(i)));
            }
        }
        return verdict;
    }

    private Verdict judge(PieceRun<?> relay, Map<String, Value> binding) {
        List<Outcome> own = relay.own();
        Verifiable bound = statement.bound(binding);
        boolean hasRows = bound.reference(dataset)
                .filter(results -> results.of(binding).rows().isPresent())
                .isPresent();
        Verdict verdict = new WholeAndParts(
                        engine, "query", "pieces", relay.showsTypes() ? TELLING : List.of(), "no rows to pass on")
                .judge(
                        own.getFirst(),
                        own.subList(1, own.size()),
                        relay::result,
                        // What is an error by the reference alone is compared with nothing: the engine has another
                        // rule.
                        (whole, pieces) -> hasRows ? compare(bound, whole.answer(), pieces) : Verdict.pass());
        return hasRows ? verdict.unlessOpen(RELATED, () -> bound.undeterminedOn(dataset)) : missing(verdict);
    }

    /** Where there is an error by the reference, who has none lacks it. */
    private static Verdict missing(Verdict verdict) {
        return verdict instanceof Fail fail && fail.kind() == Kind.UNEXPECTED_EXCEPTION
                ? new Fail(
                        Kind.MISSING_EXCEPTION,
                        fail.engine(),
                        fail.mark(),
                        "By the reference, the query is an error. It is rejected, but its pieces run one by one.")
                : verdict;
    }

    private Verdict compare(Verifiable bound, Answer whole, Answer pieces) {
        Difference difference = bound.difference(pieces, whole);
        if (difference.isUndecided()) {
            return new Unknown("too many blank nodes to compare");
        }
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "The query and its pieces, one after the other, have different results. "
                                + (isRight(bound, whole)
                                        ? "By the reference, the query is right."
                                        : "By the reference, the query is wrong."));
    }

    private boolean isRight(Verifiable bound, Answer whole) {
        return bound.reference(dataset)
                .map(results -> results.of(bound.parameters()))
                .filter(right ->
                        right.rows().isPresent() && right.difference(whole).isNone())
                .isPresent();
    }
}
