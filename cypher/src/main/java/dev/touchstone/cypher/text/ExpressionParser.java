package dev.touchstone.cypher.text;

import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.HasLabels;
import dev.touchstone.cypher.syntax.Expression.Index;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.Slice;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads expressions by descending from what binds least to what binds most. One method per level of openCypher's grammar. */
final class ExpressionParser {
    private static final Map<String, BinaryOperator> SUMS =
            Map.of("+", BinaryOperator.ADD, "-", BinaryOperator.SUBTRACT);
    private static final Map<String, BinaryOperator> PRODUCTS =
            Map.of("*", BinaryOperator.MULTIPLY, "/", BinaryOperator.DIVIDE, "%", BinaryOperator.MODULO);
    private static final Map<String, BinaryOperator> POWERS = Map.of("^", BinaryOperator.POWER);

    private final Tokens tokens;
    private final AtomParser atoms;

    ExpressionParser(Tokens tokens, AtomParser atoms) {
        this.tokens = tokens;
        this.atoms = atoms;
    }

    Expression expression() {
        return byKeyword(BinaryOperator.OR, this::exclusive);
    }

    private Expression exclusive() {
        return byKeyword(BinaryOperator.XOR, this::conjunction);
    }

    private Expression conjunction() {
        return byKeyword(BinaryOperator.AND, this::negation);
    }

    private Expression byKeyword(BinaryOperator operator, Supplier<Expression> operand) {
        Expression left = operand.get();
        while (tokens.tookKeywords(operator.text())) {
            left = new Binary(operator, left, operand.get());
        }
        return left;
    }

    private Expression negation() {
        return tokens.tookKeywords("NOT") ? new Unary(UnaryOperator.NOT, negation()) : comparison();
    }

    private Expression comparison() {
        Expression first = predicate();
        List<Link> links = new ArrayList<>();
        for (Optional<Comparator> operator = comparator(); operator.isPresent(); operator = comparator()) {
            tokens.next();
            links.add(new Link(operator.get(), predicate()));
        }
        return links.isEmpty() ? first : new Comparison(first, links);
    }

    private Optional<Comparator> comparator() {
        return tokens.peek().kind() == Token.Kind.SYMBOL
                ? Comparator.of(tokens.peek().text())
                : Optional.empty();
    }

    /** Predicates on strings, lists and null. */
    private Expression predicate() {
        Expression left = sum();
        while (true) {
            if (tokens.tookKeywords("STARTS", "WITH")) {
                left = new Binary(BinaryOperator.STARTS_WITH, left, sum());
            } else if (tokens.tookKeywords("ENDS", "WITH")) {
                left = new Binary(BinaryOperator.ENDS_WITH, left, sum());
            } else if (tokens.tookKeywords("CONTAINS")) {
                left = new Binary(BinaryOperator.CONTAINS, left, sum());
            } else if (tokens.took("=~")) {
                left = new Binary(BinaryOperator.MATCHES, left, sum());
            } else if (tokens.tookKeywords("IN")) {
                left = new Binary(BinaryOperator.IN, left, sum());
            } else if (tokens.tookKeywords("IS", "NULL")) {
                left = new IsNull(left, false);
            } else if (tokens.tookKeywords("IS", "NOT", "NULL")) {
                left = new IsNull(left, true);
            } else {
                return left;
            }
        }
    }

    private Expression sum() {
        return bySymbol(SUMS, this::product);
    }

    private Expression product() {
        return bySymbol(PRODUCTS, this::power);
    }

    private Expression power() {
        return bySymbol(POWERS, this::signed);
    }

    private Expression bySymbol(Map<String, BinaryOperator> operators, Supplier<Expression> operand) {
        Expression left = operand.get();
        while (tokens.peek().kind() == Token.Kind.SYMBOL
                && operators.containsKey(tokens.peek().text())) {
            BinaryOperator operator = operators.getOrDefault(tokens.next().text(), BinaryOperator.ADD);
            left = new Binary(operator, left, operand.get());
        }
        return left;
    }

    private Expression signed() {
        if (tokens.took("+")) {
            return new Unary(UnaryOperator.PLUS, signed());
        }
        if (tokens.isSymbol("-")) {
            Token minus = tokens.next();
            // The most negative number has no positive counterpart, so a number takes its sign with it.
            return atoms.isNumber() ? postfix(atoms.number(minus)) : new Unary(UnaryOperator.MINUS, signed());
        }
        return postfix(atoms.atom());
    }

    /** An expression without operators, such as the left side of a SET. */
    Expression propertyOrLabels() {
        return postfix(atoms.atom());
    }

    /** Properties, indexes, slices and labels. */
    private Expression postfix(Expression subject) {
        Expression result = subject;
        while (true) {
            if (tokens.took(".")) {
                result = new Property(result, tokens.takeName());
            } else if (tokens.took("[")) {
                result = indexOrSlice(result);
            } else if (tokens.isSymbol(":")) {
                result = new HasLabels(result, labels());
            } else {
                return result;
            }
        }
    }

    private List<String> labels() {
        List<String> labels = new ArrayList<>();
        while (tokens.took(":")) {
            labels.add(tokens.takeName());
        }
        return labels;
    }

    private Expression indexOrSlice(Expression subject) {
        Optional<Expression> from = tokens.isSymbol("..") ? Optional.empty() : Optional.of(expression());
        if (from.isPresent() && tokens.took("]")) {
            return new Index(subject, from.get());
        }
        tokens.take("..");
        Optional<Expression> to = tokens.isSymbol("]") ? Optional.empty() : Optional.of(expression());
        tokens.take("]");
        return new Slice(subject, from, to);
    }
}
