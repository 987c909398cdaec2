package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.gremlin.shape.Conditions;
import dev.touchstone.gremlin.shape.LoneConditions;
import dev.touchstone.gremlin.shape.Survivors;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What must be asked besides, where only the traversal or only one of its steps is an error, until it is shown that this does not depend on
 * which of several conditions is asked first.
 *
 * <p>An error of a step that the traversal does not meet. Let the step get the elements E.
 * <ul>
 *   <li>No condition comes after it: every order of the others leaves E, and an order that asks it earlier leaves more. So it is met.
 *   <li>Conditions come after it. Let S be the elements of E from which the rest of the traversal finds something; to find them is no error.
 *       If the step is an error for S, it is an error for an element s that all other conditions let pass. The answer has a row more if s
 *       gets through, so whoever answers has asked the step of s.
 * </ul>
 * A step that holds several conditions itself may be an error in one order only, and nothing is shown.
 *
 * <p>An error of the traversal that no step meets. If each condition alone, asked of all that is in the graph, is answered, it is an error for
 * nothing; so no order of them is one, and what comes after them gets what it gets in the last step, which is answered.
 *
 * <pre>{@code
 * g.V().has('a', P.gt('x')).hasLabel('A')                                  [v1]
 * g.V(v1, v2, v3).has('a', P.gt('x'))                                      error: 'x' is no number
 * g.V(v1, v2, v3).filter(__.hasLabel('A'))                                 [v1, v2]
 * g.V(v1, v2, v3).filter(__.hasLabel('A')).barrier().has('a', P.gt('x'))   error   <- asked last, it is one, too
 * }</pre>
 */
record Evidence(List<Question> questions, boolean isPossible) {
    static final Evidence NONE = new Evidence(List.of(), false);
    /** Nothing need be asked. */
    private static final Evidence ENOUGH = new Evidence(List.of(), true);

    Evidence {
        questions = List.copyOf(questions);
    }

    /**
     * One statement.
     *
     * @param isError whether it must be an error; else it must be answered
     */
    record Question(GremlinStatement statement, boolean isError, String role) {
        boolean isShownBy(Outcome outcome) {
            return isError ? Evidence.isError(outcome) : outcome instanceof Rows;
        }
    }

    static boolean isError(Outcome outcome) {
        return outcome instanceof Rejected rejected && rejected.reason() == Reason.EVALUATION;
    }

    /** For an error that the start of a traversal meets, and the traversal does not. */
    static Evidence ofStart(Traversal start, List<Traversal> later) {
        return Conditions.areSeveral(start) || Conditions.areIn(later) ? NONE : ENOUGH;
    }

    /**
     * For an error that a step meets, and the traversal does not.
     *
     * @param start what gives the elements that the step gets
     * @param step what is an error
     * @param later what comes after it
     */
    static Evidence ofStep(GremlinStatement start, Traversal step, List<Traversal> later) {
        if (Conditions.areSeveral(step)) {
            return NONE;
        }
        if (!Conditions.areIn(later)) {
            return ENOUGH;
        }
        return Survivors.of(step, later)
                .map(survivors -> asked(start, survivors, step))
                .orElse(NONE);
    }

    private static Evidence asked(GremlinStatement start, Call survivors, Traversal step) {
        GremlinStatement left = start.then(List.of(survivors));
        return new Evidence(
                List.of(
                        new Question(left, false, "Those of them that the later conditions let pass"),
                        new Question(
                                left.then(List.of(Call.of("barrier"))).then(step.calls()),
                                true,
                                "The step, asked last")),
                true);
    }

    /** For an error that the traversal meets, and none of its steps does. */
    static Evidence ofWhole(Traversal traversal) {
        if (!Conditions.areSeveral(traversal)) {
            return ENOUGH;
        }
        return LoneConditions.of(traversal)
                .map(alone -> new Evidence(
                        alone.stream()
                                .map(condition -> new Question(
                                        new GremlinStatement(condition),
                                        false,
                                        "One of its conditions, asked of everything"))
                                .toList(),
                        true))
                .orElse(NONE);
    }

    /** The question after these outcomes of the ones before it. */
    Stream<Step> next(EngineId engine, List<Outcome> outcomes) {
        return questions.stream()
                .skip(outcomes.size())
                .limit(areShownBy(outcomes) ? 1 : 0)
                .map(question -> Step.read(engine, question.statement()).as(question.role()));
    }

    private boolean areShownBy(List<Outcome> outcomes) {
        return IntStream.range(0, Math.min(outcomes.size(), questions.size()))
                .allMatch(i -> questions.get(i).isShownBy(outcomes.get(i)));
    }

    /** Whether it is shown that the error is met in every order, or in none. */
    boolean isShownBy(List<Outcome> outcomes) {
        return isPossible && outcomes.size() >= questions.size() && areShownBy(outcomes);
    }
}
