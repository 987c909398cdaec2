package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.Unary;

/** Checks what operators are applied to. */
final class Operators {
    private Operators() {}

    static Type check(Unary unary, Scope scope) {
        return switch (unary.operator()) {
            case NOT -> {
                Expressions.checkCondition(unary.operand(), scope);
                yield Type.BOOLEAN;
            }
            case PLUS, MINUS -> number(unary.operand(), scope);
        };
    }

    static Type check(Binary binary, Scope scope) {
        return switch (binary.operator()) {
            case OR, XOR, AND -> {
                Expressions.checkCondition(binary.left(), scope);
                Expressions.checkCondition(binary.right(), scope);
                yield Type.BOOLEAN;
            }
            case STARTS_WITH, ENDS_WITH, CONTAINS, MATCHES -> {
                Expressions.check(binary.left(), scope);
                Expressions.check(binary.right(), scope);
                yield Type.BOOLEAN;
            }
            case IN -> {
                Expressions.check(binary.left(), scope);
                Expressions.require(Expressions.check(binary.right(), scope), "a list", Kind.LIST);
                yield Type.BOOLEAN;
            }
            case ADD -> sum(Expressions.check(binary.left(), scope), Expressions.check(binary.right(), scope));
            case SUBTRACT, MULTIPLY, DIVIDE, MODULO ->
                combined(number(binary.left(), scope), number(binary.right(), scope));
            case POWER -> {
                number(binary.left(), scope);
                number(binary.right(), scope);
                yield Type.of(Kind.FLOAT);
            }
        };
    }

    private static Type number(Expression operand, Scope scope) {
        Type type = Expressions.check(operand, scope);
        Expressions.require(type, "a number", Kind.INTEGER, Kind.FLOAT);
        return type;
    }

    private static Type combined(Type left, Type right) {
        boolean known = left.kind() != Kind.ANY && right.kind() != Kind.ANY;
        if (known && (left.kind() == Kind.FLOAT || right.kind() == Kind.FLOAT)) {
            return Type.of(Kind.FLOAT);
        }
        return left.or(right);
    }

    private static boolean isOpen(Type type) {
        return type.kind() == Kind.ANY || type.kind() == Kind.NULL;
    }

    private static Type sum(Type left, Type right) {
        if (left.kind() == Kind.LIST || right.kind() == Kind.LIST) {
            return Type.listOf(Type.UNKNOWN);
        }
        if (isOpen(left) || isOpen(right)) {
            return Type.UNKNOWN;
        }
        if (left.kind() == Kind.STRING || right.kind() == Kind.STRING) {
            return Type.of(Kind.STRING);
        }
        Expressions.require(left, "a number", Kind.INTEGER, Kind.FLOAT);
        Expressions.require(right, "a number", Kind.INTEGER, Kind.FLOAT);
        return combined(left, right);
    }
}
