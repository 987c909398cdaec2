package dev.touchstone.sparql.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Pattern.Group;
import java.util.List;
import java.util.Optional;

/** What has a value in a solution, or gives an error there. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Expression {

    /** What can stand in a triple as well. */
    sealed interface Node extends Expression {}

    /** {@code ?name} */
    @JsonTypeName("variable")
    record Variable(String name) implements Node {}

    /** An IRI or a literal; in a triple also a blank node. */
    @JsonTypeName("constant")
    record Constant(Term term) implements Node {}

    @JsonTypeName("unary")
    record Unary(UnaryOperator operator, Expression operand) implements Expression {}

    @JsonTypeName("binary")
    record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {}

    /** {@code subject [NOT] IN (item, …)} */
    @JsonTypeName("in")
    record In(boolean not, Expression subject, List<Expression> items) implements Expression {
        public In {
            items = List.copyOf(items);
        }
    }

    /** {@code [NOT] EXISTS { … }} */
    @JsonTypeName("exists")
    record Exists(boolean not, Group group) implements Expression {}

    /** A call of a built-in function. */
    @JsonTypeName("call")
    record Call(Function function, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }

        public static Call of(Function function, Expression... arguments) {
            return new Call(function, List.of(arguments));
        }
    }

    /** {@code xsd:integer(operand)} */
    @JsonTypeName("cast")
    record Cast(Iri datatype, Expression operand) implements Expression {}

    /**
     * {@code COUNT(DISTINCT operand)} and its kin
     *
     * @param operand empty for {@code COUNT(*)}
     * @param separator of GROUP_CONCAT alone
     */
    @JsonTypeName("aggregate")
    record Aggregate(
            AggregateFunction function, boolean distinct, Optional<Expression> operand, Optional<String> separator)
            implements Expression {}

    enum AggregateFunction {
        COUNT,
        SUM,
        AVG,
        MIN,
        MAX,
        SAMPLE,
        GROUP_CONCAT
    }

    /** Operators before their operand. */
    enum UnaryOperator {
        NOT("!"),
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
        OR("||", 1),
        AND("&&", 2),
        EQUAL("=", 3),
        UNEQUAL("!=", 3),
        LESS("<", 3),
        GREATER(">", 3),
        LESS_OR_EQUAL("<=", 3),
        GREATER_OR_EQUAL(">=", 3),
        ADD("+", 4),
        SUBTRACT("-", 4),
        MULTIPLY("*", 5),
        DIVIDE("/", 5);

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
}
