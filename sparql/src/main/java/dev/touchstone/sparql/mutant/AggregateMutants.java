package dev.touchstone.sparql.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Mutants of aggregates. */
final class AggregateMutants {
    static final List<Mutant> ALL = List.of(
            of(
                    "count-unbound",
                    "COUNT of an expression counts errors, too.",
                    AggregateFunction.COUNT,
                    each -> new Aggregate(
                            each.function(),
                            each.distinct(),
                            each.distinct() ? each.operand() : Optional.empty(),
                            each.separator())),
            of("count-distinct", "COUNT forgets DISTINCT.", AggregateFunction.COUNT, AggregateMutants::notDistinct),
            of("sum-distinct", "SUM forgets DISTINCT.", AggregateFunction.SUM, AggregateMutants::notDistinct),
            of(
                    "sum-once",
                    "SUM adds equal numbers once.",
                    AggregateFunction.SUM,
                    each -> new Aggregate(each.function(), true, each.operand(), each.separator())),
            of(
                    "avg-once",
                    "AVG takes equal numbers once.",
                    AggregateFunction.AVG,
                    each -> new Aggregate(each.function(), true, each.operand(), each.separator())),
            of("sum-unbound", "SUM takes an error for zero.", AggregateFunction.SUM, AggregateMutants::orZero),
            of("avg-unbound", "AVG takes an error for zero.", AggregateFunction.AVG, AggregateMutants::orZero),
            of(
                    "concat-separator",
                    "GROUP_CONCAT puts a blank between texts, whatever it is told.",
                    AggregateFunction.GROUP_CONCAT,
                    each -> new Aggregate(each.function(), each.distinct(), each.operand(), Optional.empty())),
            of(
                    "max-least",
                    "MAX is MIN.",
                    AggregateFunction.MAX,
                    each -> new Aggregate(AggregateFunction.MIN, each.distinct(), each.operand(), each.separator())),
            Mutant.of(
                    "nothing-counted",
                    "Aggregates of nothing give no row.",
                    Select.class,
                    AggregateMutants::ofSomething));

    private AggregateMutants() {}

    private static Mutant of(String name, String sentence, AggregateFunction function, UnaryOperator<Aggregate> wrong) {
        return Mutant.of(
                name, sentence, Aggregate.class, each -> each.function() == function ? wrong.apply(each) : each);
    }

    private static Aggregate notDistinct(Aggregate each) {
        return new Aggregate(each.function(), false, each.operand(), each.separator());
    }

    private static Aggregate orZero(Aggregate each) {
        Expression zero = new Constant(Terms.integer(0));
        return new Aggregate(
                each.function(),
                each.distinct(),
                each.operand().map(operand -> Call.of(Function.COALESCE, operand, zero)),
                each.separator());
    }

    private static Select ofSomething(Select select) {
        Modifiers given = select.modifiers();
        boolean aggregates = select.items().stream()
                .flatMap(item -> item.expression().stream())
                .flatMap(expression -> Tree.nodes((Record) expression))
                .anyMatch(Aggregate.class::isInstance);
        if (!aggregates || !given.groupBy().isEmpty()) {
            return select;
        }
        Aggregate count = new Aggregate(AggregateFunction.COUNT, false, Optional.empty(), Optional.empty());
        List<Expression> having = new ArrayList<>(given.having());
        having.add(new Binary(BinaryOperator.GREATER, count, new Constant(Terms.integer(0))));
        return new Select(
                select.duplicates(),
                select.items(),
                select.from(),
                select.where(),
                new Modifiers(given.groupBy(), having, given.orderBy(), given.limit(), given.offset(), given.values()));
    }
}
