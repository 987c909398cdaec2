package dev.touchstone.cypher.oracle;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** By which columns the answer to a query is sorted. */
final class SortColumns {
    private SortColumns() {}

    /** Their places among the columns, most important first; empty where the query asks for no order, or for one by what it does not show. */
    static List<Integer> of(Query query) {
        if (query.parts().size() > 1
                || !(query.parts().getFirst().clauses().getLast() instanceof Clause.Return(Projection projection))) {
            return List.of();
        }
        List<Integer> places = new ArrayList<>();
        for (SortKey key : projection.order()) {
            Optional<Integer> place = place(key, projection);
            if (place.isEmpty()) {
                return List.of();
            }
            places.add(place.get());
        }
        return places;
    }

    private static Optional<Integer> place(SortKey key, Projection projection) {
        for (int column = 0; column < projection.items().size() && !projection.star(); column++) {
            Clause.Item item = projection.items().get(column);
            boolean byAlias = key.expression() instanceof Expression.Variable(String name)
                    && item.alias().equals(Optional.of(name));
            if (byAlias || item.expression().equals(key.expression())) {
                return Optional.of(column);
            }
        }
        return Optional.empty();
    }
}
