package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Trait;
import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.reference.error.CypherError.Kind;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Errors that every engine meets, whatever it evaluates first and however little. Engines choose the order of conditions, and need not evaluate
 * what nobody reads; but of each row that is returned they must say the value of every column.
 *
 * <pre>{@code
 * UNWIND [1, 2] AS x WITH x WHERE x < 2 RETURN 1 / (x - x)     an error for the row of 1, which WHERE lets pass
 * }</pre>
 *
 * <p>So it is inevitable where the last clause returns all of its rows, each by itself (no LIMIT, no SKIP, no aggregation); where the rows, and
 * what a function or an operator of arithmetic in a column of it is applied to, are determined and no error; and where the column is one. An
 * argument that is null may be looked at first, and then the result is null by the reference, too, and no error.
 */
final class InevitableError {
    private static final Set<Kind> KINDS = Set.of(Kind.TYPE_ERROR, Kind.ARGUMENT_ERROR, Kind.ARITHMETIC_ERROR);

    private static final Set<BinaryOperator> ARITHMETIC = Set.of(
            BinaryOperator.ADD,
            BinaryOperator.SUBTRACT,
            BinaryOperator.MULTIPLY,
            BinaryOperator.DIVIDE,
            BinaryOperator.MODULO,
            BinaryOperator.POWER);

    private final Query query;
    private final Map<String, Value> parameters;
    private final Graph graph;

    private InevitableError(Query query, Map<String, Value> parameters, Graph graph) {
        this.query = query;
        this.parameters = parameters;
        this.graph = graph;
    }

    static boolean in(Query query, Map<String, Value> parameters, Graph graph) {
        return query.parts().size() == 1
                && !Writes.in(query)
                && query.parts().getFirst().clauses().getLast() instanceof Clause.Return last
                && returnsEachRow(last.projection())
                && last.projection().items().stream()
                        .anyMatch(item -> new InevitableError(query, parameters, graph).isOf(item));
    }

    private static boolean returnsEachRow(Projection projection) {
        return projection.skip().isEmpty()
                && projection.limit().isEmpty()
                && projection.items().stream().noneMatch(item -> Aggregating.in(item.expression()));
    }

    private boolean isOf(Item item) {
        List<Expression> operands = operands(item.expression());
        if (operands.isEmpty()) {
            return false;
        }
        Query before = returning(operands);
        return Reference.DEFAULT.evaluate(before, parameters, graph) instanceof Result.Done
                && Reference.DEFAULT.undetermined(before, parameters, graph).isEmpty()
                && Reference.DEFAULT.evaluate(returning(List.of(item.expression())), parameters, graph)
                        instanceof Result.Failed failed
                && KINDS.contains(failed.kind());
    }

    /** What is certainly evaluated to get the value of an expression; nothing where that is not known. */
    private static List<Expression> operands(Expression expression) {
        return switch (expression) {
            case Expression.Binary binary
            when ARITHMETIC.contains(binary.operator()) -> List.of(binary.left(), binary.right());
            case Expression.Call call
            when FunctionTable.find(call.function())
                    .filter(function -> !function.is(Trait.LAZY))
                    .isPresent() -> call.arguments();
            default -> List.of();
        };
    }

    private Query returning(List<Expression> columns) {
        List<Clause> clauses = new ArrayList<>(query.parts().getFirst().clauses());
        clauses.removeLast();
        List<Item> items = IntStream.range(0, columns.size())
                .mapToObj(i -> new Item(columns.get(i), Optional.of("column" + i)))
                .toList();
        clauses.add(
                new Clause.Return(new Projection(false, false, items, List.of(), Optional.empty(), Optional.empty())));
        return Query.of(clauses.toArray(Clause[]::new));
    }
}
