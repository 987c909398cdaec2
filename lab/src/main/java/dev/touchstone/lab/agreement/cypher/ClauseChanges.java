package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ways to change clauses of a query. */
record ClauseChanges(ExpressionChanges expressions, Choices choices) {
    private static final List<String> AGGREGATIONS = List.of("count", "sum", "min", "max", "avg", "collect");

    /** A condition on a MATCH or a WITH. */
    Query where(Query query) {
        Optional<Expression> condition = Optional.of(expressions.condition(query));
        return choices.chance(0.6)
                ? Edit.one(
                        query,
                        Clause.Match.class,
                        choices,
                        old -> new Clause.Match(old.optional(), old.paths(), condition))
                : Edit.one(query, Clause.With.class, choices, old -> new Clause.With(old.projection(), condition));
    }

    Query order(Query query) {
        List<SortKey> keys = new ArrayList<>();
        for (int i = choices.between(1, 2); i > 0; i--) {
            keys.add(new SortKey(expressions.fitting(query), choices.chance(0.5)));
        }
        return Edit.one(
                query,
                Projection.class,
                choices,
                old -> new Projection(old.distinct(), old.star(), old.items(), keys, old.skip(), old.limit()));
    }

    /** Sorts by the columns themselves, all of them. */
    Query sortedByColumns(Query query) {
        return Edit.one(
                query,
                Projection.class,
                choices,
                old -> new Projection(
                        old.distinct(),
                        old.star(),
                        old.items(),
                        old.items().stream()
                                .map(item -> new SortKey(
                                        item.alias()
                                                .<Expression>map(Expression.Variable::new)
                                                .orElse(item.expression()),
                                        choices.chance(0.3)))
                                .toList(),
                        old.skip(),
                        choices.chance(0.4) ? Optional.of(Literals.of(choices.between(0, 3))) : old.limit()));
    }

    Query distinct(Query query) {
        return Edit.one(
                query,
                Projection.class,
                choices,
                old -> new Projection(!old.distinct(), old.star(), old.items(), old.order(), old.skip(), old.limit()));
    }

    Query aggregate(Query query) {
        return Edit.one(
                query,
                Item.class,
                choices,
                old -> new Item(
                        new Expression.Call(choices.pick(AGGREGATIONS), choices.chance(0.3), List.of(old.expression())),
                        Optional.of(old.alias().orElse("agg"))));
    }

    Query moreItems(Query query) {
        return Edit.one(query, Projection.class, choices, old -> {
            List<Item> items = new ArrayList<>(old.items());
            items.add(new Item(expressions.fitting(query), Optional.of("more" + items.size())));
            return new Projection(old.distinct(), old.star(), items, old.order(), old.skip(), old.limit());
        });
    }

    Query dropped(Query query) {
        return Edit.one(query, Part.class, choices, old -> {
            if (old.clauses().size() < 2) {
                return old;
            }
            List<Clause> clauses = new ArrayList<>(old.clauses());
            clauses.remove(choices.below(clauses.size() - 1));
            return new Part(clauses);
        });
    }

    /** A clause of another query between two of this one. */
    Query inserted(Query query, Query other) {
        List<Clause> donors = other.parts().getFirst().clauses().stream()
                .filter(clause -> !(clause instanceof Clause.Return))
                .toList();
        return donors.isEmpty()
                ? query
                : Edit.one(query, Part.class, choices, old -> {
                    List<Clause> clauses = new ArrayList<>(old.clauses());
                    clauses.add(choices.below(clauses.size()), choices.pick(donors));
                    return new Part(clauses);
                });
    }
}
