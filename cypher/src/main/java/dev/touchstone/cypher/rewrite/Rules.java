package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/** All rules. They are about queries without UNION. */
final class Rules {
    static final List<Rule<Query>> ALL = Stream.of(PathRules.all(), Conditions.all(), ClauseRules.all())
            .flatMap(List::stream)
            .map(rule -> new Rule<Query>(
                    rule.name(),
                    rule.proof(),
                    rule.sense(),
                    query -> query.parts().size() > 1 ? List.of() : rule.applied(query)))
            .toList();

    private Rules() {}
}
