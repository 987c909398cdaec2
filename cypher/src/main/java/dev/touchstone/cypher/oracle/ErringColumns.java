package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Queries with one column more, which is an error for each row in which another column has a whole number: {@code 7 / (x - x)}. */
public final class ErringColumns {
    private static final String NAME = "failing";

    private ErringColumns() {}

    /** Empty where no column has a whole number by the reference, or where a row need not be returned. */
    public static Optional<Query> added(Query query, Answer rows, Choices choices) {
        List<Clause> clauses = new ArrayList<>(query.parts().getFirst().clauses());
        if (query.parts().size() > 1 || !(clauses.removeLast() instanceof Clause.Return(Projection last))) {
            return Optional.empty();
        }
        List<Integer> whole = IntStream.range(
                        0, Math.min(last.items().size(), rows.columns().size()))
                .filter(column -> rows.column(column).stream().anyMatch(Value.Int.class::isInstance))
                .boxed()
                .toList();
        if (whole.isEmpty()
                || last.star()
                || last.limit().isPresent()
                || rows.columns().contains(NAME)) {
            return Optional.empty();
        }
        Expression number = last.items().get(choices.pick(whole)).expression();
        BinaryOperator operator = choices.chance(0.5) ? BinaryOperator.DIVIDE : BinaryOperator.MODULO;
        Expression zero = new Expression.Binary(BinaryOperator.SUBTRACT, number, number);
        Expression failing =
                new Expression.Binary(operator, new Expression.Literal(Values.of(choices.between(-9, 9))), zero);
        List<Item> items = new ArrayList<>(last.items());
        items.add(new Item(failing, Optional.of(NAME)));
        clauses.add(new Clause.Return(
                new Projection(last.distinct(), false, items, last.order(), last.skip(), last.limit())));
        return Optional.of(Query.of(clauses.toArray(Clause[]::new)));
    }
}
