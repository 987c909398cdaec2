package dev.touchstone.cypher.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Pattern.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What has a value in a row. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Expression {

    /** A null, boolean, number or string. */
    @JsonTypeName("literal")
    record Literal(Value value) implements Expression {}

    /** {@code $name} */
    @JsonTypeName("parameter")
    record Parameter(String name) implements Expression {}

    @JsonTypeName("variable")
    record Variable(String name) implements Expression {}

    /** {@code [a, b]} */
    @JsonTypeName("list-literal")
    record ListLiteral(List<Expression> items) implements Expression {
        public ListLiteral {
            items = List.copyOf(items);
        }
    }

    /** {@code {key: value}} */
    @JsonTypeName("map-literal")
    record MapLiteral(List<Entry> entries) implements Expression {
        public MapLiteral {
            entries = List.copyOf(entries);
        }
    }

    /** One entry of a map literal. */
    record Entry(String key, Expression value) {}

    /** {@code subject.key} */
    @JsonTypeName("property")
    record Property(Expression subject, String key) implements Expression {}

    /** {@code subject:Label1:Label2} */
    @JsonTypeName("has-labels")
    record HasLabels(Expression subject, List<String> labels) implements Expression {
        public HasLabels {
            labels = List.copyOf(labels);
        }
    }

    /** {@code subject[index]} */
    @JsonTypeName("index")
    record Index(Expression subject, Expression index) implements Expression {}

    /** {@code subject[from..to]} */
    @JsonTypeName("slice")
    record Slice(Expression subject, Optional<Expression> from, Optional<Expression> to) implements Expression {}

    @JsonTypeName("unary")
    record Unary(UnaryOperator operator, Expression operand) implements Expression {}

    @JsonTypeName("binary")
    record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {}

    /** {@code a < b <= c}: holds where each holds with its neighbour. */
    @JsonTypeName("comparison")
    record Comparison(Expression first, List<Link> links) implements Expression {
        public Comparison {
            links = List.copyOf(links);
        }
    }

    /** One comparison of a chain: the operator and what stands right of it. */
    record Link(Comparator operator, Expression right) {}

    /** {@code operand IS [NOT] NULL} */
    @JsonTypeName("is-null")
    record IsNull(Expression operand, boolean not) implements Expression {}

    /** {@code CASE [subject] WHEN … THEN … [ELSE …] END} */
    @JsonTypeName("case")
    record Case(Optional<Expression> subject, List<When> whens, Optional<Expression> otherwise) implements Expression {
        public Case {
            whens = List.copyOf(whens);
        }
    }

    /** One alternative of a CASE. */
    record When(Expression condition, Expression result) {}

    /** A call of a function, aggregations included; the name is as it was written. */
    @JsonTypeName("call")
    record Call(@Keyword String function, boolean distinct, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code count(*)} */
    @JsonTypeName("count-star")
    record CountStar() implements Expression {}

    /** {@code [variable IN list WHERE condition | result]} */
    @JsonTypeName("list-comprehension")
    record ListComprehension(String variable, Expression list, Optional<Expression> where, Optional<Expression> result)
            implements Expression {}

    /** {@code [path WHERE condition | result]} */
    @JsonTypeName("pattern-comprehension")
    record PatternComprehension(Path path, Optional<Expression> where, Expression result) implements Expression {}

    /** {@code (a)-->(b)} where a truth value is expected, and {@code shortestPath((a)-[*]-(b))} where a path is. */
    @JsonTypeName("pattern-expression")
    record PatternExpression(Path path) implements Expression {}

    /** {@code all(variable IN list WHERE condition)} and its kin */
    @JsonTypeName("quantifier")
    record Quantifier(Quantity quantity, String variable, Expression list, Expression where) implements Expression {}

    /** {@code reduce(accumulator = initial, variable IN list | step)} */
    @JsonTypeName("reduce")
    record Reduce(String accumulator, Expression initial, String variable, Expression list, Expression step)
            implements Expression {}

    /** {@code EXISTS { query }} */
    @JsonTypeName("exists")
    record Exists(Query query) implements Expression {}

    /** {@code COUNT { query }} */
    @JsonTypeName("count")
    record Count(Query query) implements Expression {}

    /** {@code COLLECT { query }}: what its one column has, row by row, nulls included */
    @JsonTypeName("collect-subquery")
    record Collect(Query query) implements Expression {}

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
