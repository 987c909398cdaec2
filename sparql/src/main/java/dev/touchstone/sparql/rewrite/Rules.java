package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/** All rules. They are about queries that do not have our own names already. */
public final class Rules {
    public static final List<RewriteRule<Query>> ALL = Stream.of(
                    TripleRules.all(), GroupRules.all(), Conditions.all(), SelectRules.all(), Widening.all())
            .flatMap(List::stream)
            .map(rule -> new RewriteRule<Query>(
                    rule.name(),
                    rule.proof(),
                    rule.sense(),
                    query -> FreshNames.isTaken(query) ? List.of() : rule.applied(query)))
            .toList();

    private Rules() {}
}
