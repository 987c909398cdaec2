package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ways to put a query into another, or behind one. */
record Surroundings(Choices choices) {

    /** The clauses of one query, {@code WITH} what it returns, and the clauses of the other. */
    Query chained(Query first, Query second) {
        List<Clause> clauses = new ArrayList<>(first.parts().getFirst().clauses());
        Clause last = clauses.getLast();
        if (last instanceof Clause.Return result) {
            clauses.removeLast();
            clauses.add(
                    new Clause.With(choices.chance(0.6) ? everything() : named(result.projection()), Optional.empty()));
        } else {
            clauses.add(new Clause.With(everything(), Optional.empty()));
        }
        clauses.addAll(second.parts().getFirst().clauses());
        return new Query(List.of(new Part(clauses)), false);
    }

    Query union(Query first, Query second) {
        List<Part> parts = new ArrayList<>(first.parts());
        parts.add(second.parts().getFirst());
        return new Query(parts, choices.chance(0.5));
    }

    /** {@code CALL { query } RETURN *} */
    Query called(Query query) {
        return Query.of(new Clause.Call(withNames(query)), new Clause.Return(everything()));
    }

    /** {@code MATCH (v) CALL { WITH v query } RETURN *} */
    Query calledPerNode(Query query) {
        String variable = variable(query);
        List<Part> parts = withNames(query).parts().stream()
                .map(part -> {
                    List<Clause> clauses = new ArrayList<>(part.clauses());
                    clauses.addFirst(new Clause.With(
                            only(new Item(new Expression.Variable(variable), Optional.empty())), Optional.empty()));
                    return new Part(clauses);
                })
                .toList();
        return Query.of(
                match(variable), new Clause.Call(new Query(parts, query.all())), new Clause.Return(everything()));
    }

    /** {@code MATCH (v) WHERE EXISTS { query } RETURN v} */
    Query existing(Query query) {
        String variable = variable(query);
        Pattern.Path node = node(variable);
        return Query.of(
                new Clause.Match(false, List.of(node), Optional.of(new Expression.Exists(query))),
                new Clause.Return(only(new Item(new Expression.Variable(variable), Optional.empty()))));
    }

    /** {@code MATCH (v) RETURN v, COUNT { query } AS number} */
    Query counted(Query query) {
        String variable = variable(query);
        List<Item> items = List.of(
                new Item(new Expression.Variable(variable), Optional.empty()),
                new Item(new Expression.Count(query), Optional.of("number")));
        return Query.of(
                match(variable),
                new Clause.Return(new Projection(false, false, items, List.of(), Optional.empty(), Optional.empty())));
    }

    private String variable(Query query) {
        List<String> names = Names.ofNodes(query);
        return names.isEmpty() || choices.chance(0.2) ? "outer" : choices.pick(names);
    }

    private static Clause match(String variable) {
        return new Clause.Match(false, List.of(node(variable)), Optional.empty());
    }

    private static Pattern.Path node(String variable) {
        return new Pattern.Path(
                Optional.empty(),
                Pattern.Selection.EVERY,
                List.of(new Pattern.Node(Optional.of(variable), List.of(), Optional.empty())));
    }

    private static Query withNames(Query query) {
        return Edit.all(query, Clause.Return.class, result -> new Clause.Return(named(result.projection())));
    }

    /** With an alias for every column. */
    private static Projection named(Projection old) {
        List<Item> items = new ArrayList<>();
        for (Item item : old.items()) {
            boolean needed = item.alias().isEmpty() && !(item.expression() instanceof Expression.Variable);
            items.add(needed ? new Item(item.expression(), Optional.of("c" + items.size())) : item);
        }
        return new Projection(old.distinct(), old.star(), items, old.order(), old.skip(), old.limit());
    }

    private static Projection everything() {
        return new Projection(false, true, List.of(), List.of(), Optional.empty(), Optional.empty());
    }

    private static Projection only(Item item) {
        return new Projection(false, false, List.of(item), List.of(), Optional.empty(), Optional.empty());
    }
}
