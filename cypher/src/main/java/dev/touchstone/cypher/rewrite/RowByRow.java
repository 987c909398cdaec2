package dev.touchstone.cypher.rewrite;

import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Projection;
import java.util.List;

/** Which clauses treat each row by itself, so that what they make of some rows is among what they make of more. */
public final class RowByRow {
    private RowByRow() {}

    /** Whether all clauses after this one do, the RETURN included. */
    public static boolean after(List<Clause> clauses, int place) {
        return clauses.subList(place + 1, clauses.size()).stream().allMatch(RowByRow::is);
    }

    public static boolean is(Clause clause) {
        return switch (clause) {
            case Clause.Match match -> true;
            case Clause.Unwind unwind -> true;
            case Clause.Call call -> true;
            case Clause.With with -> is(with.projection());
            case Clause.Return last -> is(last.projection());
            default -> false;
        };
    }

    private static boolean is(Projection projection) {
        return !projection.distinct()
                && projection.skip().isEmpty()
                && projection.limit().isEmpty()
                && projection.items().stream().noneMatch(item -> Aggregating.in(item.expression()));
    }
}
