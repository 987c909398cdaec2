package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;

/** Whether a query changes the graph. */
public final class Writes {
    private Writes() {}

    public static boolean in(Query query) {
        return query.parts().stream().flatMap(part -> part.clauses().stream()).anyMatch(Writes::in);
    }

    static boolean in(Clause clause) {
        return switch (clause) {
            case Clause.Match match -> false;
            case Clause.Unwind unwind -> false;
            case Clause.With with -> false;
            case Clause.Return result -> false;
            case Clause.Call call -> in(call.query());
            case Clause.Create create -> true;
            case Clause.Merge merge -> true;
            case Clause.Set set -> true;
            case Clause.Remove remove -> true;
            case Clause.Delete delete -> true;
            case Clause.Foreach foreach -> true;
        };
    }
}
