package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** By which columns the answer to a query is sorted, and so how two answers to it are compared. */
public final class SortColumns {
    private SortColumns() {}

    /** How an answer differs: rows count as a multiset, in an order only where the query asks for one, and then with ties in any order. */
    public static Difference difference(Query query, Answer expected, Answer actual) {
        List<Integer> keys = of(query);
        Comparison comparison = new Comparison(Sameness.TYPED);
        List<List<Value>> rows = actual.inOrderOf(expected.columns()).rows();
        return keys.isEmpty()
                ? comparison.asMultisets(expected.rows(), rows)
                : comparison.asOrdered(expected.rows(), rows, keys);
    }

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
