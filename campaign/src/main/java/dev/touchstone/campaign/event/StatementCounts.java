package dev.touchstone.campaign.event;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Rows;
import java.util.List;

/**
 * Counts of statements that were sent to engines. They can be added.
 *
 * @param accepted those that were answered with rows
 * @param nonEmpty those that were answered with at least one row
 */
public record StatementCounts(long statements, long accepted, long nonEmpty) {
    public static final StatementCounts NONE = new StatementCounts(0, 0, 0);

    static StatementCounts of(List<Outcome> outcomes) {
        List<Rows> answered = outcomes.stream()
                .filter(Rows.class::isInstance)
                .map(Rows.class::cast)
                .toList();
        return new StatementCounts(
                outcomes.stream()
                        .filter(outcome -> !(outcome instanceof NotLoaded))
                        .count(),
                answered.size(),
                answered.stream().filter(rows -> !rows.answer().isEmpty()).count());
    }

    StatementCounts plus(StatementCounts other) {
        return new StatementCounts(statements + other.statements, accepted + other.accepted, nonEmpty + other.nonEmpty);
    }
}
