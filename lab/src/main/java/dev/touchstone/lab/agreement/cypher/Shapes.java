package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Pattern;

/** Parts of queries that are known to make a difference. */
final class Shapes {
    private Shapes() {}

    static boolean isSubquery(Record node) {
        return node instanceof Expression.Exists
                || node instanceof Expression.Count
                || node instanceof Expression.Collect;
    }

    static boolean aggregatesInSubquery(Record node) {
        return isSubquery(node)
                && Tree.nodes(node)
                        .filter(Shapes::passesVariables)
                        .anyMatch(clause -> Tree.nodes(clause)
                                .anyMatch(part -> part instanceof Expression expression && Aggregating.is(expression)));
    }

    private static boolean passesVariables(Record clause) {
        return clause instanceof Clause.With
                || (clause instanceof Clause.Return result
                        && !result.projection().order().isEmpty());
    }

    static boolean sortsBySubquery(Record node) {
        return node instanceof Clause.Projection projection
                && projection.order().stream().flatMap(Tree::nodes).anyMatch(Shapes::isSubquery);
    }

    static boolean isSteppedRange(Record node) {
        return node instanceof Expression.Call call
                && call.function().equalsIgnoreCase("range")
                && call.arguments().size() == 3;
    }

    static boolean repeatsType(Record node) {
        return node instanceof Pattern.Relationship edge
                && edge.types().stream().distinct().count() < edge.types().size();
    }

    static boolean mergesEitherWay(Record node) {
        return node instanceof Clause.Merge merge
                && merge.path().elements().stream()
                        .anyMatch(element -> element instanceof Pattern.Relationship edge
                                && edge.direction() == Pattern.Direction.EITHER);
    }

    static boolean isOrdering(Record node) {
        return node instanceof Expression.Link link
                && link.operator() != Comparator.EQUAL
                && link.operator() != Comparator.UNEQUAL;
    }

    /** Something of which an engine may evaluate a part only, or in another order. */
    static boolean isLazy(Record node) {
        return switch (node) {
            case Expression.Exists exists -> true;
            case Expression.Count count -> true;
            case Expression.Collect collect -> true;
            case Expression.Quantifier quantifier -> true;
            case Clause.With with -> true;
            case Clause.Match match -> match.where().isPresent();
            case Clause.Projection projection -> projection.order().size() > 1;
            case Expression.Binary binary ->
                binary.operator() == BinaryOperator.AND || binary.operator() == BinaryOperator.OR;
            default -> false;
        };
    }
}
