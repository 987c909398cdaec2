package dev.touchstone.cypher.shrink;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Expression;

/**
 * What is asked of texts. Of a constant that is none, {@code 0 STARTS WITH 0}, openCypher makes null; but some engines make a text of it first,
 * and others refuse it, so that a query which comes down to this says nothing of the one that it was.
 */
final class TextOperands {
    private TextOperands() {}

    /** Whether no operator on texts in here has a constant that is none. */
    static boolean areTexts(Record root) {
        return Tree.nodes(root)
                .allMatch(node -> !(node instanceof Expression.Binary binary)
                        || !isAboutTexts(binary.operator())
                        || (isText(binary.left()) && isText(binary.right())));
    }

    private static boolean isAboutTexts(Expression.BinaryOperator operator) {
        return switch (operator) {
            case STARTS_WITH, ENDS_WITH, CONTAINS, MATCHES -> true;
            case OR, XOR, AND, IN, ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO, POWER -> false;
        };
    }

    private static boolean isText(Expression operand) {
        return !(operand instanceof Expression.Literal(Value value))
                || value instanceof Value.Text
                || value instanceof Value.Null;
    }
}
