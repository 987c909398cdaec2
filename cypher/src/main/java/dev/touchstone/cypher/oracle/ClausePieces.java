package dev.touchstone.cypher.oracle;

import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.cypher.reference.Scopes;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where a query can be taken apart: between two clauses of a query without UNION that only reads. A MATCH stays whole, because within it
 * no relationship is found twice, and so does a CALL.
 *
 * @param scopes the variables before each clause, and after the last
 * @param entities those of them that are a node or a relationship whatever the data
 */
public record ClausePieces(List<Clause> clauses, List<List<String>> scopes, List<Map<String, Kind>> entities) {

    public static ClausePieces of(Query query) {
        List<Clause> clauses = query.parts().size() > 1 || Writes.in(query)
                ? List.of()
                : query.parts().getFirst().clauses();
        List<List<String>> scopes = new ArrayList<>(List.of(List.of()));
        List<Map<String, Kind>> entities = new ArrayList<>(List.of(Map.of()));
        for (Clause clause : clauses) {
            scopes.add(Scopes.after(clause, scopes.getLast()));
            entities.add(Entities.after(clause, entities.getLast()));
        }
        return new ClausePieces(clauses, scopes, entities);
    }

    /** Whether there is a place to cut at. */
    public boolean isCut() {
        return !clauses.isEmpty() && clauses.getLast() instanceof Clause.Return && cutAfter(0) < clauses.size();
    }

    /** The first place to cut at after this one: the number of the clause before which it is, or of all clauses where there is none. */
    public int cutAfter(int place) {
        int next = place + 1;
        // Rows without columns cannot be returned.
        while (next < clauses.size() && scopes.get(next).isEmpty()) {
            next++;
        }
        return Math.min(next, clauses.size());
    }

    /** These clauses after others, and everything in scope then. */
    public Query piece(List<Clause> before, int from, int to) {
        List<Clause> piece = new ArrayList<>(before);
        piece.addAll(clauses.subList(from, to));
        if (to < clauses.size()) {
            piece.add(new Clause.Return(everything(scopes.get(to))));
        }
        return Query.of(piece.toArray(Clause[]::new));
    }

    private static Projection everything(List<String> names) {
        List<Item> items = names.stream()
                .map(name -> new Item(new Expression.Variable(name), Optional.empty()))
                .toList();
        return new Projection(false, false, items, List.of(), Optional.empty(), Optional.empty());
    }
}
