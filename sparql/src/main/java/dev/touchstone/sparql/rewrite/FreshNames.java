package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Select;

/** Names that no generated query and no graph has. */
final class FreshNames {
    static final Variable VARIABLE = new Variable("fresh");
    static final Variable SECOND = new Variable("fresh2");
    static final Variable THIRD = new Variable("fresh3");
    static final Path.Property PREDICATE = new Path.Property(new Iri("http://touchstone.dev/none"));

    private FreshNames() {}

    /** Whether one more variable in a pattern would be seen: {@code SELECT *} selects it, and {@code COUNT(DISTINCT *)} tells solutions apart by it. */
    static boolean isSeen(Query query) {
        return Tree.nodes((Record) query)
                .anyMatch(
                        node -> (node instanceof Select select && select.items().isEmpty())
                                || (node instanceof Aggregate aggregate
                                        && aggregate.operand().isEmpty()
                                        && aggregate.distinct()));
    }

    /** Whether a query has one of the names, as one has that was rewritten before. */
    static boolean isTaken(Query query) {
        return Renaming.names(query).anyMatch(name -> name.startsWith(VARIABLE.name()));
    }
}
