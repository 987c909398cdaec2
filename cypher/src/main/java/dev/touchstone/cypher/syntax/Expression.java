package dev.touchstone.cypher.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Pattern.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What has a value in a row. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "is")
public sealed interface Expression {

    /** A null, boolean, number or string. */
    record Literal(Value value) implements Expression {}

    /** {@code $name} */
    record Parameter(String name) implements Expression {}

    record Variable(String name) implements Expression {}

    /** {@code [a, b]} */
    record ListLiteral(List<Expression> items) implements Expression {
        public ListLiteral {
            items = List.copyOf(items);
        }
    }

    /** {@code {key: value}} */
    record MapLiteral(List<Entry> entries) implements Expression {
        public MapLiteral {
            entries = List.copyOf(entries);
        }
    }

    /** One entry of a map literal. */
    record Entry(String key, Expression value) {}

    /** {@code subject.key} */
    record Property(Expression subject, String key) implements Expression {}

    /** {@code subject:Label1:Label2} */
    record HasLabels(Expression subject, List<String> labels) implements Expression {
        public HasLabels {
            labels = List.copyOf(labels);
        }
    }

    /** {@code subject[index]} */
    record Index(Expression subject, Expression index) implements Expression {}

    /** {@code subject[from..to]} */
    record Slice(Expression subject, Optional<Expression> from, Optional<Expression> to) implements Expression {}

    record Unary(UnaryOperator operator, Expression operand) implements Expression {}

    record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {}

    /** {@code a < b <= c}: holds where each holds with its neighbour. */
    record Comparison(Expression first, List<Link> links) implements Expression {
        public Comparison {
            links = List.copyOf(links);
        }
    }

    /** One comparison of a chain: the operator and what stands right of it. */
    record Link(Comparator operator, Expression right) {}

    /** {@code operand IS [NOT] NULL} */
    record IsNull(Expression operand, boolean not) implements Expression {}

    /** {@code CASE [subject] WHEN … THEN … [ELSE …] END} */
    record Case(Optional<Expression> subject, List<When> whens, Optional<Expression> otherwise) implements Expression {
        public Case {
            whens = List.copyOf(whens);
        }
    }

    /** One alternative of a CASE. */
    record When(Expression condition, Expression result) {}

    /** A call of a function, aggregations included; the name is as it was written. */
    record Call(@Keyword String function, boolean distinct, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code count(*)} */
    record CountStar() implements Expression {}

    /** {@code [variable IN list WHERE condition | result]} */
    record ListComprehension(String variable, Expression list, Optional<Expression> where, Optional<Expression> result)
            implements Expression {}

    /** {@code [path WHERE condition | result]} */
    record PatternComprehension(Path path, Optional<Expression> where, Expression result) implements Expression {}

    /** {@code (a)-->(b)} where a truth value is expected, and {@code shortestPath((a)-[*]-(b))} where a path is. */
    record PatternExpression(Path path) implements Expression {}

    /** {@code all(variable IN list WHERE condition)} and its kin */
    record Quantifier(Quantity quantity, String variable, Expression list, Expression where) implements Expression {}

    /** {@code reduce(accumulator = initial, variable IN list | step)} */
    record Reduce(String accumulator, Expression initial, String variable, Expression list, Expression step)
            implements Expression {}

    /** {@code EXISTS { query }} */
    record Exists(Query query) implements Expression {}

    /** {@code COUNT { query }} */
    record Count(Query query) implements Expression {}

    /** Operators before their operand. */
    enum UnaryOperator {
        NOT("NOT"),
        PLUS("+"),
        MINUS("-");

        private final String text;

        UnaryOperator(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    /** Operators between two operands, with how strongly they bind: higher binds stronger. */
    enum BinaryOperator {
        OR("OR", 1),
        XOR("XOR", 2),
        AND("AND", 3),
        STARTS_WITH("STARTS WITH", 6),
        ENDS_WITH("ENDS WITH", 6),
        CONTAINS("CONTAINS", 6),
        MATCHES("=~", 6),
        IN("IN", 6),
        ADD("+", 7),
        SUBTRACT("-", 7),
        MULTIPLY("*", 8),
        DIVIDE("/", 8),
        MODULO("%", 8),
        POWER("^", 9);

        private final String text;
        private final int strength;

        BinaryOperator(String text, int strength) {
            this.text = text;
            this.strength = strength;
        }

        public String text() {
            return text;
        }

        public int strength() {
            return strength;
        }
    }

    /** Operators that can be chained. */
    enum Comparator {
        EQUAL("="),
        UNEQUAL("<>"),
        LESS("<"),
        LESS_OR_EQUAL("<="),
        GREATER(">"),
        GREATER_OR_EQUAL(">=");

        private final String text;

        Comparator(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }

        public static Optional<Comparator> of(String text) {
            return Arrays.stream(values())
                    .filter(comparator -> comparator.text.equals(text))
                    .findFirst();
        }
    }

    /** For how many elements of a list a condition holds. */
    enum Quantity {
        ALL,
        ANY,
        NONE,
        SINGLE
    }
}
