package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Query;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Ways to change expressions in a query. */
record ExpressionChanges(Pool pool, Vocabulary vocabulary, Choices choices) {

    Query literal(Query query) {
        return Edit.one(query, Literal.class, choices, old -> choices.pick(pool.literals()));
    }

    Query variable(Query query) {
        List<String> names = Names.in(query);
        return Edit.one(query, Variable.class, choices, old -> new Variable(choices.pick(names)));
    }

    Query key(Query query) {
        return Edit.one(
                query,
                Expression.Property.class,
                choices,
                old -> new Expression.Property(old.subject(), aKey().orElse(old.key())));
    }

    /** An expression by another one, with variables that there are. */
    Query expression(Query query) {
        List<Expression> targets = Tree.nodes(query)
                .filter(Expression.class::isInstance)
                .map(Expression.class::cast)
                .filter(expression ->
                        !(expression instanceof MapLiteral) && !(expression instanceof Expression.Parameter))
                .toList();
        if (targets.isEmpty()) {
            return query;
        }
        Record target = (Record) choices.pick(targets);
        Record replacement = (Record) fitting(query);
        boolean[] done = {false};
        return (Query) Tree.rewrite(query, node -> {
            if (done[0] || !node.equals(target)) {
                return node;
            }
            done[0] = true;
            return replacement;
        });
    }

    Query operator(Query query) {
        return Edit.one(
                query,
                Binary.class,
                choices,
                old -> new Binary(choices.pick(Arrays.asList(BinaryOperator.values())), old.left(), old.right()));
    }

    Query comparator(Query query) {
        return Edit.one(
                query,
                Link.class,
                choices,
                old -> new Link(choices.pick(Arrays.asList(Comparator.values())), old.right()));
    }

    Query function(Query query) {
        List<Expression.Call> calls = pool.expressions().stream()
                .filter(Expression.Call.class::isInstance)
                .map(Expression.Call.class::cast)
                .toList();
        return Edit.one(query, Expression.Call.class, choices, old -> {
            Expression.Call other = choices.pick(calls);
            return new Expression.Call(other.function(), old.distinct(), old.arguments());
        });
    }

    /** An expression of the pool whose variables are renamed to those of a query. */
    Expression fitting(Query query) {
        return renamed(choices.pick(pool.expressions()), Names.in(query));
    }

    /** A truth value about variables of a query, as far as chance has it. */
    Expression condition(Query query) {
        List<Expression> conditions = pool.expressions().stream()
                .filter(ExpressionChanges::isCondition)
                .toList();
        return renamed(choices.pick(conditions), Names.in(query));
    }

    private static boolean isCondition(Expression expression) {
        return switch (expression) {
            case Expression.Comparison comparison -> true;
            case Expression.IsNull isNull -> true;
            case Expression.HasLabels labels -> true;
            case Expression.PatternExpression pattern -> true;
            case Expression.Exists exists -> true;
            case Expression.Quantifier quantifier -> true;
            case Binary binary -> binary.operator().strength() <= BinaryOperator.IN.strength();
            default -> false;
        };
    }

    private Expression renamed(Expression donor, List<String> names) {
        return (Expression) Tree.rewrite((Record) donor, node -> switch (node) {
            case Variable variable when !names.isEmpty() -> new Variable(choices.pick(names));
            case Expression.Property property ->
                new Expression.Property(property.subject(), aKey().orElse(property.key()));
            default -> node;
        });
    }

    private Optional<String> aKey() {
        return vocabulary.keys().isEmpty() ? Optional.empty() : Optional.of(choices.pick(vocabulary.keys()));
    }
}
