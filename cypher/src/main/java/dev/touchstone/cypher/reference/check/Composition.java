package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Clause;
import java.util.List;

/** Checks which clauses may follow each other. */
final class Composition {
    private Composition() {}

    /** Whether the clauses end with RETURN. */
    static boolean returns(List<Clause> clauses) {
        return !clauses.isEmpty() && clauses.getLast() instanceof Clause.Return;
    }

    /** Checks clauses that return or change something. */
    static void checkConcluded(List<Clause> clauses) {
        checkOrder(clauses);
        if (!returns(clauses) && (clauses.isEmpty() || !concludes(clauses.getLast()))) {
            throw wrong("A query ends with RETURN or with a change");
        }
    }

    /** Checks clauses that change nothing. */
    static void checkReading(List<Clause> clauses) {
        checkOrder(clauses);
        if (clauses.stream().anyMatch(Composition::changes)) {
            throw wrong("A condition cannot change the graph");
        }
    }

    /** Checks the clauses of a FOREACH. */
    static void checkChanging(List<Clause> clauses) {
        if (clauses.isEmpty() || !clauses.stream().allMatch(Composition::changes)) {
            throw wrong("FOREACH changes the graph, and does nothing else");
        }
    }

    private static void checkOrder(List<Clause> clauses) {
        boolean changed = false;
        for (int i = 0; i < clauses.size(); i++) {
            Clause clause = clauses.get(i);
            if (clause instanceof Clause.Return && i < clauses.size() - 1) {
                throw wrong("Nothing can follow RETURN");
            }
            if (changed && reads(clause)) {
                throw wrong("Between a change and what reads the graph again, a WITH is needed");
            }
            // A subquery that changes something is done before the next clause begins.
            boolean changes = changes(clause) && !(clause instanceof Clause.Call);
            changed = changes || (changed && !(clause instanceof Clause.With));
        }
    }

    private static boolean concludes(Clause last) {
        boolean givesRows = last instanceof Clause.Call call
                && call.query().parts().stream().anyMatch(part -> returns(part.clauses()));
        return changes(last) && !givesRows;
    }

    private static boolean reads(Clause clause) {
        return clause instanceof Clause.Match || clause instanceof Clause.Unwind || clause instanceof Clause.Call;
    }

    private static boolean changes(Clause clause) {
        return switch (clause) {
            case Clause.Match match -> false;
            case Clause.Unwind unwind -> false;
            case Clause.With with -> false;
            case Clause.Return result -> false;
            case Clause.Call call ->
                call.query().parts().stream()
                        .anyMatch(part -> part.clauses().stream().anyMatch(Composition::changes));
            case Clause.Create create -> true;
            case Clause.Merge merge -> true;
            case Clause.Set set -> true;
            case Clause.Remove remove -> true;
            case Clause.Delete delete -> true;
            case Clause.Foreach each -> true;
        };
    }

    private static CypherError wrong(String message) {
        return CypherError.syntax("InvalidClauseComposition", message);
    }
}
