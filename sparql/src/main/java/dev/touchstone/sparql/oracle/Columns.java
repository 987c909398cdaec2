package dev.touchstone.sparql.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Select;

/** The columns of an answer. Engines give those of {@code SELECT *} in an order of their own, and may leave out, or show, what is never bound. */
public final class Columns {
    private Columns() {}

    /** An answer with the columns that the query has, in its order. */
    public static Answer aligned(Query query, Answer answer) {
        return query instanceof Select select ? answer.shapedAs(Variables.of(select)) : answer;
    }
}
