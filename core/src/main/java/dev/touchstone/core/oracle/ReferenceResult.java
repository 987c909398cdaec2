package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.Expectation;
import java.util.Optional;

/** What a reference says of one statement on one dataset. */
public interface ReferenceResult {

    /** The rows; empty where it has none, because it refuses the statement or because the statement is too much for it. */
    Optional<Answer> rows();

    /** What is known where there are no rows. */
    Expectation withoutRows();

    /** How an answer differs from these rows. Called only where there are rows. */
    Difference difference(Answer actual);

    /** What a look at the dataset shows after the statement. Called only where there are rows. */
    Answer after(int look);

    /** Why a failure of this kind would prove nothing, though there are rows: the language leaves something open. */
    Optional<String> open(Verdict.Kind kind);

    /** Whether a correct engine may refuse what this reference answers. */
    boolean permitsRefusals();

    /** Whether there are no rows because of an error that every engine meets that answers at all, whatever it evaluates first. */
    boolean isErrorInevitable();

    /** What is known of the right answer. */
    default Expectation expectation() {
        return rows().map(rows -> open(Verdict.Kind.WRONG_RESULT)
                        .<Expectation>map(Expectation.Open::new)
                        .orElseGet(() -> new Expectation.Known(rows)))
                .orElseGet(this::withoutRows);
    }
}
