package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import java.util.List;
import java.util.Optional;

/**
 * What a reference says that is an engine itself: the outcomes of the statement and of the looks after it, all of them whole answers. Providers
 * may refuse what the reference does not, and the other way round.
 */
record ReferenceOutcomes(Verifiable statement, List<Outcome> outcomes) implements ReferenceResult {

    @Override
    public Optional<Answer> rows() {
        return Optional.of(answer(0));
    }

    private Answer answer(int number) {
        return ((Rows) outcomes.get(number)).answer();
    }

    @Override
    public Expectation withoutRows() {
        return new Expectation.Unsaid();
    }

    @Override
    public Difference difference(Answer actual) {
        return statement.difference(answer(0), actual);
    }

    @Override
    public Answer after(int look) {
        return answer(look + 1);
    }

    @Override
    public Optional<String> open(Verdict.Kind kind) {
        return Optional.empty();
    }

    /** There are rows. */
    @Override
    public boolean isErrorInevitable() {
        return false;
    }

    @Override
    public boolean permitsRefusals() {
        return true;
    }
}
