package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All rules. They are about queries without UNION. Of those that write, only such rules as leave every clause as it is: clauses are done
 * one after the other, each on all rows of the one before (CIP2015-06-24), so that nothing in between changes what a clause finds or does.
 */
public final class Rules {
    public static final List<RewriteRule<Query>> ALL = Stream.of(PathRules.all(), Conditions.all(), ClauseRules.all())
            .flatMap(List::stream)
            .map(rule -> new RewriteRule<Query>(
                    rule.name(),
                    rule.proof(),
                    rule.sense(),
                    query -> isFor(query, rule.name()) ? rule.applied(query) : List.of()))
            .toList();

    /** Those that put something between clauses. */
    private static final Set<String> BETWEEN = Set.of("with-star", "unwind-one", "gathered");

    /** The name of what a rule adds. */
    static final String FRESH = "fresh";

    private Rules() {}

    private static boolean isFor(Query query, String rule) {
        return query.parts().size() == 1 && (BETWEEN.contains(rule) || !Writes.in(query)) && !isTaken(query);
    }

    /** Whether somebody has used the names that rules give: a name that is given twice means another thing. */
    private static boolean isTaken(Query query) {
        return Tree.nodes(query).anyMatch(node -> switch (node) {
            case Variable variable ->
                variable.name().equals(FRESH) || variable.name().endsWith("_");
            case Pattern.Node found -> found.variable().filter(FRESH::equals).isPresent();
            case Pattern.Relationship found ->
                found.variable().filter(FRESH::equals).isPresent();
            default -> false;
        });
    }
}
