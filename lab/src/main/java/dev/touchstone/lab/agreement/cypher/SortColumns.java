package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which columns of an answer are its sort keys. */
final class SortColumns {
    private SortColumns() {}

    /** The columns; empty where the query does not sort at its end, or by something that it does not return. */
    static Optional<List<Integer>> of(Query query) {
        boolean single = query.parts().size() == 1;
        return single && query.parts().getFirst().clauses().getLast() instanceof Clause.Return result
                ? of(result.projection())
                : Optional.empty();
    }

    private static Optional<List<Integer>> of(Projection projection) {
        if (projection.order().isEmpty() || projection.star()) {
            return Optional.empty();
        }
        List<Integer> columns = new ArrayList<>();
        for (SortKey key : projection.order()) {
            Optional<Integer> column = column(key.expression(), projection.items());
            if (column.isEmpty()) {
                return Optional.empty();
            }
            columns.add(column.get());
        }
        return Optional.of(columns);
    }

    /** A column can be named, and what it computes can be repeated; the name comes first. */
    private static Optional<Integer> column(Expression key, List<Item> items) {
        for (int column = 0; column < items.size(); column++) {
            if (key instanceof Expression.Variable(String name)
                    && items.get(column).alias().map(name::equals).orElse(false)) {
                return Optional.of(column);
            }
        }
        for (int column = 0; column < items.size(); column++) {
            if (items.get(column).expression().equals(key)) {
                return Optional.of(column);
            }
        }
        return Optional.empty();
    }
}
