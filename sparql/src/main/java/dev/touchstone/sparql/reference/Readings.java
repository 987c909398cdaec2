package dev.touchstone.sparql.reference;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.List;

/** Queries that the standard can be read in two ways about, whatever the data. */
final class Readings {
    private Readings() {}

    static boolean areSeveral(Query query) {
        return Tree.nodes((Record) query).anyMatch(node -> node instanceof Select select && hasOpenColumns(select))
                || countsWhatIsBetween(query);
    }

    /**
     * VALUES at the very end brings a variable that the pattern of {@code SELECT *} does not have. It is joined before the projection
     * (18.2.4.3), but {@code *} is what is visible in the pattern (18.2.4.4).
     */
    private static boolean hasOpenColumns(Select select) {
        List<String> visible = Variables.of(select.where());
        return select.items().isEmpty()
                && select.modifiers().values().stream()
                        .flatMap(values -> values.names().stream())
                        .anyMatch(name -> !visible.contains(name));
    }

    /**
     * {@code COUNT(DISTINCT *)} beside a sequence of paths: the middle is a fresh variable of the pattern (18.2.2.4), and distinct solutions
     * are counted (18.5.1); nowhere is it said that they are without it.
     */
    private static boolean countsWhatIsBetween(Query query) {
        return Tree.nodes((Record) query)
                        .anyMatch(node -> node instanceof Aggregate aggregate
                                && aggregate.distinct()
                                && aggregate.operand().isEmpty())
                && Tree.nodes((Record) query).anyMatch(Path.Sequence.class::isInstance);
    }
}
