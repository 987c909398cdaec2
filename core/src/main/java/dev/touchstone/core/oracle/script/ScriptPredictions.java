package dev.touchstone.core.oracle.script;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Expectation.Known;
import dev.touchstone.core.engine.Expectation.Unsaid;
import dev.touchstone.core.oracle.script.ScriptLanguage.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the statements of a script should do, one after the other. Once one leaves the graph in a state that nobody knows, nothing is said of
 * those after it. What cannot be read counts as changing nothing: an engine is looked at afterwards, and whether it did is seen there.
 */
final class ScriptPredictions {
    private final List<Prediction> predictions = new ArrayList<>();
    /** Before each query, as far as it is known. */
    private final List<ScriptState> states = new ArrayList<>();

    private final Optional<ScriptState> start;
    private ScriptState state;
    /** Why the state is not known any more. */
    private Optional<String> lost = Optional.empty();
    /** What of the setup could not be read, and may have changed the graph. */
    private Optional<String> doubt = Optional.empty();

    ScriptPredictions(ScriptCase script) {
        state = script.language().begin();
        for (int i = 0; i < script.setup().size() && lost.isEmpty(); i++) {
            String text = script.setup().get(i);
            prepare(
                    "setup statement " + (i + 1),
                    state.predict(text),
                    script.language().effect(text));
        }
        start = lost.isEmpty() ? Optional.of(state) : Optional.empty();
        for (int i = 0; i < script.queries().size(); i++) {
            String text = script.queries().get(i);
            Prediction prediction = lost.map(Prediction::unsaid).orElseGet(() -> state.predict(text));
            predictions.add(prediction);
            states.add(state);
            state = prediction.after().orElse(state);
            if (lost.isEmpty() && prediction.after().isEmpty()) {
                lost = Optional.of("what query " + (i + 1) + " does to the graph is not known");
            }
        }
    }

    private void prepare(String name, Prediction prediction, Effect effect) {
        lost = prediction.lost(name);
        state = prediction.after().orElse(state);
        if (prediction.expectation() instanceof Unsaid(String reason) && effect == Effect.GRAPH) {
            doubt = Optional.of(name + ": " + reason);
        }
    }

    /** After the setup, where it is known. */
    Optional<ScriptState> start() {
        return start;
    }

    /** What of the setup could not be read, if it leaves another graph than expected. */
    Optional<String> doubt() {
        return doubt;
    }

    Prediction of(int query) {
        return predictions.get(query);
    }

    /** Before a query, as far as it is known. */
    ScriptState before(int query) {
        return states.get(query);
    }

    /** The right answer to a query, where it is known. */
    Optional<Answer> answer(int query) {
        return of(query).expectation() instanceof Known(Answer answer) ? Optional.of(answer) : Optional.empty();
    }

    /** The right answer to a line, where it is known. */
    Optional<Answer> answer(ScriptPlan.Line line) {
        return switch (line.kind()) {
            case SETUP -> Optional.empty();
            case QUERY -> answer(line.number());
            case LOOK -> after(line.number()).flatMap(there -> there.look(line.look()));
        };
    }

    private Optional<ScriptState> after(int query) {
        if (query == ScriptVerdict.SETUP) {
            return start;
        }
        return answer(query).flatMap(known -> of(query).after());
    }
}
