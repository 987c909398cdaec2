package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How far a statement has come that is asked as a whole and then piece by piece. Where an answer cannot be passed on, the next piece begins
 * where this one did, and so both are asked as one.
 */
public final class PieceRun<P> {
    private final Pieces<P> pieces;
    private final List<Outcome> outcomes;
    private final List<P> passed = new ArrayList<>();
    private Optional<Statement> asks = Optional.empty();
    private String role = "";
    private Optional<Answer> result = Optional.empty();
    private int used;

    /**
     * @param outcomes those of this statement, and perhaps of others after it
     */
    public PieceRun(Pieces<P> pieces, List<Outcome> outcomes) {
        this.pieces = pieces;
        this.outcomes = outcomes;
        if (ask("The whole query", pieces::whole).filter(PieceRun::isWorthMore).isPresent()) {
            runPieces();
        }
    }

    /** What is to be asked next; nothing at the end. */
    public Optional<Statement> asks() {
        return asks;
    }

    /** What that is there for, in a few words. */
    public String role() {
        return role;
    }

    /** What the last piece gave; nothing where it did not come to that. */
    public Optional<Answer> result() {
        return result;
    }

    /** Whether all that was passed on so far shows its types. */
    public boolean showsTypes() {
        return passed.stream().allMatch(pieces::showsTypes);
    }

    /** What came of this statement and its pieces so far. */
    public List<Outcome> own() {
        return outcomes.subList(0, used);
    }

    private Optional<Outcome> ask(String what, Supplier<Statement> question) {
        if (used == outcomes.size()) {
            asks = Optional.of(question.get());
            role = what;
            return Optional.empty();
        }
        return Optional.of(outcomes.get(used++));
    }

    /** The pieces are asked of a statement that was answered, or refused in a way that may be wrong. */
    private static boolean isWorthMore(Outcome whole) {
        return isAnswer(whole) || (whole instanceof Rejected rejected && rejected.reason() == Reason.EVALUATION);
    }

    private static boolean isAnswer(Outcome outcome) {
        return outcome instanceof Rows rows && rows.complete();
    }

    private void runPieces() {
        int end = pieces.end();
        Optional<P> baton = Optional.empty();
        int from = 0;
        for (int to = pieces.cutAfter(0); to < end || baton.isPresent(); to = pieces.cutAfter(to)) {
            Optional<Answer> answer = answer(baton, from, to);
            if (answer.isEmpty() || to == end) {
                result = answer;
                return;
            }
            Optional<P> next = pieces.passed(to, answer.get());
            if (next.isPresent()) {
                passed.add(next.get());
                baton = next;
                from = to;
            }
        }
    }

    private Optional<Answer> answer(Optional<P> baton, int from, int to) {
        return ask(words(baton.isPresent(), from, to), () -> pieces.piece(baton, from, to))
                .filter(PieceRun::isAnswer)
                .map(outcome -> ((Rows) outcome).answer());
    }

    private String words(boolean passed, int from, int to) {
        String parts = to - from == 1
                ? "Its " + pieces.part() + " " + to
                : "Its " + pieces.part() + "s " + (from + 1) + " to " + to;
        return parts
                + (passed ? ", on the previous result" : "")
                + (to == pieces.end() ? ", and the rest of the query" : "");
    }
}
