package dev.touchstone.sparql.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Bind;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;

/** Where a query makes booleans that come to be the values of variables. */
final class BooleanValues {
    private static final String BOOLEAN = "http://www.w3.org/2001/XMLSchema#boolean";

    private BooleanValues() {}

    /** Whether a variable may get a boolean that is not in the data. */
    static boolean areBound(Record tree) {
        return Tree.nodes(tree).anyMatch(node -> switch (node) {
            case Bind bind -> isOne(bind.expression());
            case Item item -> item.expression().filter(BooleanValues::isOne).isPresent();
            case GroupKey key -> isOne(key.expression());
            case ValuesRow row ->
                row.cells().stream()
                        .anyMatch(cell -> cell.filter(BooleanValues::isBoolean).isPresent());
            default -> false;
        });
    }

    private static boolean isBoolean(Object term) {
        return term instanceof Literal literal && literal.datatype().equals(BOOLEAN);
    }

    private static boolean isOne(Expression expression) {
        return switch (expression) {
            case Variable variable -> false;
            case Constant(var term) -> isBoolean(term);
            case Unary unary -> unary.operator() == UnaryOperator.NOT;
            case Binary binary ->
                switch (binary.operator()) {
                    case ADD, SUBTRACT, MULTIPLY, DIVIDE -> false;
                    case OR, AND, EQUAL, UNEQUAL, LESS, GREATER, LESS_OR_EQUAL, GREATER_OR_EQUAL -> true;
                };
            case In in -> true;
            case Exists exists -> true;
            case Call call -> isOne(call);
            case Cast cast -> cast.datatype().value().equals(BOOLEAN);
            case Aggregate aggregate ->
                switch (aggregate.function()) {
                    case MIN, MAX, SAMPLE ->
                        aggregate.operand().filter(BooleanValues::isOne).isPresent();
                    case COUNT, SUM, AVG, GROUP_CONCAT -> false;
                };
        };
    }

    private static boolean isOne(Call call) {
        return switch (call.function()) {
            case BOUND,
                    SAME_TERM,
                    IS_IRI,
                    IS_BLANK,
                    IS_LITERAL,
                    IS_NUMERIC,
                    STRSTARTS,
                    STRENDS,
                    CONTAINS,
                    LANG_MATCHES,
                    REGEX -> true;
            case IF, COALESCE -> call.arguments().stream().anyMatch(BooleanValues::isOne);
            default -> false;
        };
    }
}
