package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What was found by one statement after the other. */
final class FoundElements {
    private final List<Outcome> outcomes;
    private int place;

    FoundElements(List<Outcome> outcomes, int place) {
        this.outcomes = outcomes;
        this.place = place;
    }

    boolean isOver() {
        return place >= outcomes.size();
    }

    /** How many outcomes were looked at. */
    int used() {
        return place;
    }

    /** If the last of them is an error, what shows that it does not depend on the order of conditions. */
    Evidence evidence(Supplier<Evidence> ofError) {
        return Evidence.isError(outcomes.get(place - 1)) ? ofError.get() : Evidence.NONE;
    }

    /** What the next statement found, or empty where it was not answered or not completely. */
    Optional<List<Value>> next() {
        Outcome outcome = outcomes.get(place++);
        return outcome instanceof Rows rows && rows.complete()
                ? Optional.of(
                        rows.answer().columns().isEmpty()
                                ? List.of()
                                : rows.answer().column(0))
                : Optional.empty();
    }
}
