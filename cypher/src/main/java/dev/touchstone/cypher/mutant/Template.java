package dev.touchstone.cypher.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Parameter;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;

/** An expression with gaps, written as Cypher in which {@code $1}, {@code $2} and so on stand for what is put in. */
record Template(Expression expression) {

    static Template of(String text) {
        return new Template(CypherParser.parseExpression(text));
    }

    Expression with(List<Expression> parts) {
        return (Expression) Tree.rewrite(
                (Record) expression,
                node -> node instanceof Parameter(String place)
                        ? (Record) parts.get(Integer.parseInt(place) - 1)
                        : node);
    }

    Expression with(Expression... parts) {
        return with(List.of(parts));
    }
}
