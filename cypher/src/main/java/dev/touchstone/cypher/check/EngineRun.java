package dev.touchstone.cypher.check;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.check.CypherScriptCase.Speaker;
import dev.touchstone.cypher.check.ScriptLines.Kind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What one engine did with the lines of a sheet, as far as it got.
 *
 * @param outcomes those of the first lines
 */
record EngineRun(Speaker speaker, ScriptLines lines, List<Outcome> outcomes) {
    EngineRun {
        outcomes = List.copyOf(outcomes);
    }

    Optional<Outcome> outcome(Kind kind, int number) {
        OptionalInt place = lines.place(kind, number);
        return place.isPresent() && place.getAsInt() < outcomes.size()
                ? Optional.of(outcomes.get(place.getAsInt()))
                : Optional.empty();
    }

    /** The statement of the setup that did not work, if one did not. */
    Optional<Integer> brokenSetup() {
        return outcomes.isEmpty()
                        || outcomes.getLast() instanceof Rows
                        || lines.lines().get(outcomes.size() - 1).kind() != Kind.SETUP
                ? Optional.empty()
                : Optional.of(outcomes.size() - 1);
    }

    /** What a look after a query showed; empty where there is none, or it could not be seen wholly. */
    Optional<List<List<Value>>> seen(Kind kind, int after) {
        return outcome(kind, after).flatMap(EngineRun::rows);
    }

    private static Optional<List<List<Value>>> rows(Outcome outcome) {
        return switch (outcome) {
            case Rows rows when rows.complete() -> Optional.of(rows.answer().rows());
            // An engine in which a label is a table refuses to look where it has no tables.
            case Rejected rejected
            when rejected.reason() == Outcome.Reason.SYNTAX || rejected.reason() == Outcome.Reason.UNSUPPORTED ->
                Optional.of(List.of());
            default -> Optional.empty();
        };
    }
}
