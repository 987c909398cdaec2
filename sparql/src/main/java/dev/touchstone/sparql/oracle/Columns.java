package dev.touchstone.sparql.oracle;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.sparql.reference.Variables;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.List;

/** The columns of an answer. Engines give those of {@code SELECT *} in an order of their own, and may leave out, or show, what is never bound. */
public final class Columns {
    private Columns() {}

    /** The outcome with the columns that the query has, in its order. */
    public static Outcome aligned(Query query, Outcome outcome) {
        if (!(query instanceof Select select) || !(outcome instanceof Rows rows)) {
            return outcome;
        }
        List<String> names = Variables.of(select);
        return new Rows(rows.answer().shapedAs(names), rows.complete());
    }
}
