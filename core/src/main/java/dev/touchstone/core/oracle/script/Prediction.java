package dev.touchstone.core.oracle.script;

import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Expectation.Known;
import dev.touchstone.core.engine.Expectation.Open;
import dev.touchstone.core.engine.Expectation.Refused;
import dev.touchstone.core.engine.Expectation.Unsaid;
import java.util.Optional;

/**
 * What a reference says of one statement on one state, before any engine is asked.
 *
 * @param after the state after it; empty where nobody knows. Of a statement that cannot be read it is the same as before, which a look at the
 *     engine's graph confirms or not
 * @param mayBeRefused whether a correct engine may give an error in the place of a known answer
 */
public record Prediction(Expectation expectation, Optional<ScriptState> after, boolean mayBeRefused) {

    public Prediction(Expectation expectation, Optional<ScriptState> after) {
        this(expectation, after, false);
    }

    /** One of which nothing is known, for this reason. */
    static Prediction unsaid(String reason) {
        return new Prediction(new Unsaid(reason), Optional.empty());
    }

    /** What it means where engines differ: where nobody knows what is right, or whether one answer alone is, they may. */
    Expectation amongEngines() {
        return expectation instanceof Unsaid(String reason) ? new Open(reason) : expectation;
    }

    /** Why the state after it is not known, though it is part of a setup; empty where it is. */
    Optional<String> lost(String name) {
        return switch (expectation) {
            case Known known -> Optional.empty();
            case Refused refused -> Optional.of(name + " is an error: " + refused.words());
            case Open open -> Optional.of(name + " is not determined: " + open.reason());
            case Unsaid unsaid -> after.isPresent() ? Optional.empty() : Optional.of(name + ": " + unsaid.reason());
        };
    }
}
