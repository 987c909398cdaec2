package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.reference.check.Imports;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which variables are in scope after a clause. This is known without the data. */
public final class Scopes {
    private Scopes() {}

    public static List<String> after(Clause clause, List<String> before) {
        return switch (clause) {
            case Clause.Match match -> join(before, Variables.of(match.paths()));
            case Clause.Unwind unwind -> join(before, List.of(unwind.variable()));
            case Clause.With with -> projected(with.projection(), before);
            case Clause.Return result -> projected(result.projection(), before);
            case Clause.Call call -> join(before, returned(call.query(), before));
            case Clause.Create create -> join(before, Variables.of(create.paths()));
            case Clause.Merge merge -> join(before, Variables.of(merge.path()));
            case Clause.Set set -> before;
            case Clause.Remove remove -> before;
            case Clause.Delete delete -> before;
            case Clause.Foreach foreach -> before;
        };
    }

    /** The columns that a query returns; none where it only writes. */
    public static List<String> returned(Query query, List<String> outside) {
        List<Clause> clauses = query.parts().getFirst().clauses();
        if (!(clauses.getLast() instanceof Clause.Return)) {
            return List.of();
        }
        boolean imports = Imports.is(clauses.getFirst());
        List<String> columns = imports ? outside : List.of();
        for (Clause clause : clauses) {
            columns = after(clause, columns);
        }
        return columns;
    }

    /** What a projection projects: all variables by their names where there is a star, and the items. */
    static List<Item> items(Projection projection, List<String> before) {
        List<Item> items = new ArrayList<>();
        if (projection.star()) {
            before.stream()
                    .sorted()
                    .map(name -> new Item(new Expression.Variable(name), Optional.of(name)))
                    .forEach(items::add);
        }
        items.addAll(projection.items());
        return items;
    }

    /** The name of a column: its alias, or how its expression is written. */
    static String name(Item item) {
        return item.alias()
                .orElseGet(() -> item.expression() instanceof Expression.Variable variable
                        ? variable.name()
                        : CypherText.of(item.expression()));
    }

    private static List<String> projected(Projection projection, List<String> before) {
        return items(projection, before).stream().map(Scopes::name).toList();
    }

    private static List<String> join(List<String> before, List<String> more) {
        Set<String> all = new LinkedHashSet<>(before);
        all.addAll(more);
        return List.copyOf(all);
    }
}
