package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks queries, whole and inside others. */
final class Queries {
    private Queries() {}

    /** Checks a whole statement. */
    static void checkStatement(Query query) {
        query.parts().forEach(part -> Composition.checkConcluded(part.clauses()));
        List<Scope> columns = query.parts().stream()
                .map(part -> new Clauses(Scope.EMPTY).check(part.clauses(), Scope.EMPTY))
                .toList();
        checkSameColumns(columns);
    }

    /**
     * Checks the query of EXISTS or COUNT: it changes nothing, needs no RETURN, and sees the variables around it everywhere, also
     * after a WITH that does not name them.
     */
    static void checkReading(Query query, Scope outside) {
        reading(query, outside);
    }

    private static List<Scope> reading(Query query, Scope outside) {
        List<Scope> columns = new ArrayList<>();
        for (Part part : query.parts()) {
            Composition.checkReading(part.clauses());
            columns.add(new Clauses(outside).check(part.clauses(), outside));
        }
        checkSameColumns(columns);
        return columns;
    }

    /** Checks the query of a COLLECT, and gives the type of its one column. */
    static Type checkColumn(Query query, Scope outside) {
        if (!query.parts().stream().allMatch(part -> part.clauses().getLast() instanceof Clause.Return)) {
            throw CypherError.syntax("InvalidClauseComposition", "The query of a COLLECT must end with RETURN");
        }
        List<Scope> columns = reading(query, outside);
        if (columns.stream().anyMatch(scope -> scope.names().size() != 1)) {
            throw CypherError.syntax("InvalidNumberOfArguments", "The query of a COLLECT returns one column");
        }
        return columns.stream()
                .map(scope -> scope.typeOf(scope.names().getFirst()))
                .reduce(Type::or)
                .orElseThrow();
    }

    /** Checks the query of a CALL, and gives what it returns. It sees only the variables that its first WITH names. */
    static Scope checkCall(Query query, Scope outside) {
        List<Scope> columns = new ArrayList<>();
        for (Part part : query.parts()) {
            Composition.checkConcluded(part.clauses());
            checkNamed(part.clauses().getLast());
            boolean imports = Imports.is(part.clauses().getFirst());
            columns.add(new Clauses(Scope.EMPTY).check(part.clauses(), imports ? outside : Scope.EMPTY));
        }
        checkSameColumns(columns);
        return columns.getFirst();
    }

    /** What a subquery returns becomes a variable, and needs a name for that. */
    private static void checkNamed(Clause last) {
        if (last instanceof Clause.Return(Clause.Projection projection)) {
            projection.items().forEach(Projections::checkNamed);
        }
    }

    private static void checkSameColumns(List<Scope> columns) {
        // They go by name, and not by place.
        if (columns.stream().map(scope -> Set.copyOf(scope.names())).distinct().count() > 1) {
            throw CypherError.syntax("DifferentColumnsInUnion", "The parts of a UNION have different columns");
        }
    }
}
