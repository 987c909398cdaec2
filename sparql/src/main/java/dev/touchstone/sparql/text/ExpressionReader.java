package dev.touchstone.sparql.text;

import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.jena.sparql.expr.E_Exists;
import org.apache.jena.sparql.expr.E_Function;
import org.apache.jena.sparql.expr.E_NotExists;
import org.apache.jena.sparql.expr.E_OneOfBase;
import org.apache.jena.sparql.expr.Expr;
import org.apache.jena.sparql.expr.ExprAggregator;
import org.apache.jena.sparql.expr.ExprFunction;
import org.apache.jena.sparql.expr.ExprVar;
import org.apache.jena.sparql.expr.NodeValue;
import org.apache.jena.sparql.expr.aggregate.AggGroupConcat;
import org.apache.jena.sparql.expr.aggregate.AggGroupConcatDistinct;
import org.apache.jena.sparql.expr.aggregate.Aggregator;

/** Jena's expressions as ours. */
final class ExpressionReader {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";

    private ExpressionReader() {}

    static Expression expression(Expr expression) {
        return switch (expression) {
            case ExprVar variable -> TermReader.node(variable.asVar());
            case NodeValue value -> new Constant(TermReader.term(value.asNode()));
            case ExprAggregator aggregator -> aggregate(aggregator.getAggregator());
            case E_Exists exists -> new Exists(false, PatternReader.group(exists.getElement()));
            case E_NotExists exists -> new Exists(true, PatternReader.group(exists.getElement()));
            case E_OneOfBase in ->
                new In(
                        in instanceof org.apache.jena.sparql.expr.E_NotOneOf,
                        expression(in.getLHS()),
                        expressions(in.getRHS().getList()));
            case E_Function function -> cast(function);
            case ExprFunction function when function.getOpName() != null -> operation(function);
            case ExprFunction function -> call(function);
            default ->
                throw new NotCovered("an expression of " + expression.getClass().getSimpleName());
        };
    }

    static List<Expression> expressions(List<Expr> expressions) {
        return expressions.stream().map(ExpressionReader::expression).toList();
    }

    private static Expression cast(E_Function function) {
        String iri = function.getFunctionIRI();
        if (!iri.startsWith(XSD) || function.numArgs() != 1) {
            throw new NotCovered("the function <" + iri + ">");
        }
        return new Cast(new Iri(iri), expression(function.getArg(1)));
    }

    private static Expression operation(ExprFunction function) {
        String text = function.getOpName();
        if (function.numArgs() == 1) {
            UnaryOperator operator = Arrays.stream(UnaryOperator.values())
                    .filter(each -> each.text().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new NotCovered("the operator " + text));
            return new Unary(operator, expression(function.getArg(1)));
        }
        BinaryOperator operator = Arrays.stream(BinaryOperator.values())
                .filter(each -> each.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new NotCovered("the operator " + text));
        return new Binary(operator, expression(function.getArg(1)), expression(function.getArg(2)));
    }

    private static Expression call(ExprFunction call) {
        String name = call.getFunctionSymbol().getSymbol();
        Function function = Function.named(name).orElseThrow(() -> new NotCovered("the function " + name));
        List<Expression> arguments = call.getArgs().stream()
                .filter(argument -> argument != null)
                .map(ExpressionReader::expression)
                .toList();
        return new Call(function, arguments);
    }

    private static Expression aggregate(Aggregator aggregator) {
        String kind = aggregator.getClass().getSimpleName();
        boolean distinct = kind.endsWith("Distinct");
        AggregateFunction function = switch (kind.replaceAll("^Agg|Var|Distinct", "")) {
            case "Count" -> AggregateFunction.COUNT;
            case "Sum" -> AggregateFunction.SUM;
            case "Avg" -> AggregateFunction.AVG;
            case "Min" -> AggregateFunction.MIN;
            case "Max" -> AggregateFunction.MAX;
            case "Sample" -> AggregateFunction.SAMPLE;
            case "GroupConcat" -> AggregateFunction.GROUP_CONCAT;
            default -> throw new NotCovered("the aggregate " + kind);
        };
        Optional<Expression> operand = Optional.ofNullable(aggregator.getExprList())
                .filter(list -> !list.isEmpty())
                .map(list -> expression(list.get(0)));
        return new Aggregate(function, distinct, operand, separator(aggregator));
    }

    private static Optional<String> separator(Aggregator aggregator) {
        return switch (aggregator) {
            case AggGroupConcatDistinct concat -> Optional.ofNullable(concat.getSeparator());
            case AggGroupConcat concat -> Optional.ofNullable(concat.getSeparator());
            default -> Optional.empty();
        };
    }
}
