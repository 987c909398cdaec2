package dev.touchstone.core.oracle.script;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.script.ScriptCase.Speaker;
import dev.touchstone.core.oracle.script.ScriptPlan.Kind;
import dev.touchstone.core.oracle.script.ScriptPlan.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one engine did with the lines of a script, as far as it got.
 *
 * @param begin the place of its first outcome among those of all engines
 * @param outcomes those of the first lines
 */
record EngineRun(Speaker speaker, ScriptPlan plan, int begin, List<Outcome> outcomes) {
    private static final Comparison COMPARISON = new Comparison(Sameness.TYPED);

    EngineRun {
        outcomes = List.copyOf(outcomes);
    }

    /** The outcomes of a run, each with the engine that it is of. */
    static List<EngineRun> all(ScriptCase script, List<Outcome> outcomes) {
        ScriptPlan plan = ScriptPlan.of(script);
        List<EngineRun> runs = new ArrayList<>();
        int at = 0;
        for (Speaker speaker : script.speakers()) {
            int begin = at;
            while (at < outcomes.size() && !plan.isOver(outcomes.subList(begin, at))) {
                at++;
            }
            runs.add(new EngineRun(speaker, plan, begin, outcomes.subList(begin, at)));
        }
        return runs;
    }

    EngineId engine() {
        return speaker.engine();
    }

    boolean isOver() {
        return plan.isOver(outcomes);
    }

    /** What it is asked next. Called only while it is not over. */
    Line nextLine() {
        return plan.lines().get(outcomes.size());
    }

    /** The place of a query's outcome among those of all engines, if this one was asked. */
    Optional<Integer> step(int query) {
        return at(Kind.QUERY, query, 0).map(place -> begin + place);
    }

    Optional<Outcome> outcome(int query) {
        return at(Kind.QUERY, query, 0).map(outcomes::get);
    }

    /** The place of a line that was run. */
    private Optional<Integer> at(Kind kind, int number, int look) {
        return Optional.of(plan.lines().indexOf(new Line(kind, number, look)))
                .filter(place -> place >= 0 && place < outcomes.size());
    }

    /** The statement of the setup that did not work, if one did not. */
    Optional<Integer> brokenSetup() {
        return outcomes.isEmpty()
                        || outcomes.getLast() instanceof Rows
                        || plan.lines().get(outcomes.size() - 1).kind() != Kind.SETUP
                ? Optional.empty()
                : Optional.of(outcomes.size() - 1);
    }

    /** Whether the engine is looked at after a query, or after the setup. */
    boolean isLookedAt(int after) {
        return plan.lines().contains(new Line(Kind.LOOK, after, 0));
    }

    /** Whether what the engine shows of its graph is this state. A graph without a setup is empty, and not looked at. */
    boolean shows(int after, ScriptState state) {
        return !isLookedAt(after)
                || differences(after, state)
                        .filter(all -> all.stream().allMatch(Difference::isNone))
                        .isPresent();
    }

    /** How what each look shows differs from this state; empty where one cannot be seen wholly. */
    Optional<List<Difference>> differences(int after, ScriptState state) {
        List<Difference> differences = new ArrayList<>();
        for (int look = 0; plan.lines().contains(new Line(Kind.LOOK, after, look)); look++) {
            Optional<Answer> right = state.look(look);
            Optional<Answer> seen =
                    at(Kind.LOOK, after, look).map(outcomes::get).flatMap(EngineRun::seen);
            if (right.isEmpty() || seen.isEmpty()) {
                return Optional.empty();
            }
            differences.add(
                    COMPARISON.asMultisets(right.get().rows(), seen.get().rows()));
        }
        return Optional.of(differences);
    }

    private static Optional<Answer> seen(Outcome outcome) {
        return switch (outcome) {
            case Rows rows when rows.complete() -> Optional.of(rows.answer());
            // An engine in which a label is a table refuses to look where it has no tables.
            case Rejected rejected
            when rejected.reason() == Reason.SYNTAX || rejected.reason() == Reason.UNSUPPORTED ->
                Optional.of(new Answer(List.of(), List.of()));
            default -> Optional.empty();
        };
    }
}
