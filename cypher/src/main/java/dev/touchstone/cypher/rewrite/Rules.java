package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/** All rules. They are about queries without UNION that only read: what is asked twice must be the same twice. */
final class Rules {
    static final List<Rule<Query>> ALL = Stream.of(PathRules.all(), Conditions.all(), ClauseRules.all())
            .flatMap(List::stream)
            .map(rule -> new Rule<Query>(
                    rule.name(),
                    rule.proof(),
                    rule.sense(),
                    query -> query.parts().size() > 1 || Writes.in(query) || isTaken(query)
                            ? List.of()
                            : rule.applied(query)))
            .toList();

    /** The name of what a rule adds. */
    static final String FRESH = "fresh";

    private Rules() {}

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
