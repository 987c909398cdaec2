package dev.touchstone.cypher.text;

import static dev.touchstone.cypher.text.CypherText.list;
import static dev.touchstone.cypher.text.CypherText.where;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Case;
import dev.touchstone.cypher.syntax.Expression.Collect;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Count;
import dev.touchstone.cypher.syntax.Expression.CountStar;
import dev.touchstone.cypher.syntax.Expression.Exists;
import dev.touchstone.cypher.syntax.Expression.HasLabels;
import dev.touchstone.cypher.syntax.Expression.Index;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.ListComprehension;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Parameter;
import dev.touchstone.cypher.syntax.Expression.PatternComprehension;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.Quantifier;
import dev.touchstone.cypher.syntax.Expression.Reduce;
import dev.touchstone.cypher.syntax.Expression.Slice;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Expression.When;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes expressions, with parentheses only where they are needed. */
final class ExpressionText {
    private static final int NOT = 4;
    private static final int COMPARISON = 5;
    private static final int PREDICATE = 6;
    private static final int SIGN = 10;
    private static final int POSTFIX = 11;
    private static final int ATOM = 12;

    private ExpressionText() {}

    static String of(Expression expression) {
        return switch (expression) {
            case Literal literal -> Literals.of(literal.value());
            case Parameter parameter -> "$" + Names.of(parameter.name());
            case Variable variable -> Names.of(variable.name());
            case ListLiteral literal -> "[" + list(literal.items(), ExpressionText::of) + "]";
            case MapLiteral map ->
                "{" + list(map.entries(), entry -> Names.of(entry.key()) + ": " + of(entry.value())) + "}";
            case Property property -> subject(property.subject()) + "." + Names.of(property.key());
            case HasLabels labels -> subject(labels.subject()) + PatternText.labels(labels.labels());
            case Index index -> subject(index.subject()) + "[" + of(index.index()) + "]";
            case Slice slice ->
                subject(slice.subject()) + "["
                        + slice.from().map(ExpressionText::of).orElse("") + ".."
                        + slice.to().map(ExpressionText::of).orElse("") + "]";
            case Unary unary -> unary(unary);
            case Binary binary -> binary(binary);
            case Comparison comparison ->
                within(comparison.first(), PREDICATE)
                        + comparison.links().stream()
                                .map(link -> " " + link.operator().text() + " " + within(link.right(), PREDICATE))
                                .collect(Collectors.joining());
            case IsNull isNull -> within(isNull.operand(), POSTFIX) + (isNull.not() ? " IS NOT NULL" : " IS NULL");
            case Case choice -> choice(choice);
            case Call call ->
                call.function() + "(" + (call.distinct() ? "DISTINCT " : "")
                        + list(call.arguments(), ExpressionText::of) + ")";
            case CountStar star -> "count(*)";
            case ListComprehension comprehension ->
                "[" + Names.of(comprehension.variable()) + " IN " + of(comprehension.list())
                        + where(comprehension.where())
                        + comprehension
                                .result()
                                .map(result -> " | " + of(result))
                                .orElse("") + "]";
            case PatternComprehension comprehension ->
                "[" + PatternText.of(comprehension.path()) + where(comprehension.where()) + " | "
                        + of(comprehension.result()) + "]";
            case PatternExpression pattern -> PatternText.of(pattern.path());
            case Quantifier quantifier ->
                quantifier.quantity().name().toLowerCase(Locale.ROOT) + "(" + Names.of(quantifier.variable()) + " IN "
                        + of(quantifier.list()) + " WHERE " + of(quantifier.where()) + ")";
            case Reduce reduce ->
                "reduce(" + Names.of(reduce.accumulator()) + " = " + of(reduce.initial()) + ", "
                        + Names.of(reduce.variable()) + " IN " + of(reduce.list()) + " | " + of(reduce.step()) + ")";
            case Exists exists -> "EXISTS { " + CypherText.of(exists.query()) + " }";
            case Count count -> "COUNT { " + CypherText.of(count.query()) + " }";
            case Collect collect -> "COLLECT { " + CypherText.of(collect.query()) + " }";
        };
    }

    /** What stands before a dot, a bracket or a colon. */
    static String subject(Expression expression) {
        return within(expression, POSTFIX);
    }

    private static String unary(Unary unary) {
        if (unary.operator() == UnaryOperator.NOT) {
            return "NOT " + within(unary.operand(), NOT);
        }
        // A sign right before a number would become part of it.
        boolean number = unary.operand() instanceof Literal;
        String operand = number ? "(" + of(unary.operand()) + ")" : within(unary.operand(), SIGN);
        return unary.operator().text() + operand;
    }

    /**
     * Binary operators group to the left. IN and its kin are weaker than + for Neo4j and stronger in openCypher's grammar,
     * which FalkorDB follows; so what stands beside them is always in parentheses.
     */
    private static String binary(Binary binary) {
        BinaryOperator operator = binary.operator();
        boolean predicate = operator.strength() == PREDICATE;
        return within(binary.left(), predicate ? POSTFIX : operator.strength()) + " " + operator.text() + " "
                + within(binary.right(), predicate ? POSTFIX : operator.strength() + 1);
    }

    private static String choice(Case choice) {
        StringBuilder out = new StringBuilder("CASE");
        choice.subject().ifPresent(subject -> out.append(' ').append(of(subject)));
        for (When when : choice.whens()) {
            out.append(" WHEN ").append(of(when.condition())).append(" THEN ").append(of(when.result()));
        }
        choice.otherwise().ifPresent(otherwise -> out.append(" ELSE ").append(of(otherwise)));
        return out.append(" END").toString();
    }

    /** In parentheses where it binds less than its place demands. */
    private static String within(Expression expression, int strength) {
        return strength(expression) < strength ? "(" + of(expression) + ")" : of(expression);
    }

    private static int strength(Expression expression) {
        return switch (expression) {
            case Binary binary -> binary.operator().strength();
            case Unary unary -> unary.operator() == UnaryOperator.NOT ? NOT : SIGN;
            case Comparison comparison -> COMPARISON;
            case IsNull isNull -> PREDICATE;
            case Literal(Value.Int whole) when whole.value() < 0 -> SIGN;
            case Literal(Value.Real real) when Literals.isSigned(real.value()) -> SIGN;
            case PatternExpression pattern -> COMPARISON;
            case Property property -> POSTFIX;
            case HasLabels labels -> POSTFIX - 1;
            default -> ATOM;
        };
    }
}
