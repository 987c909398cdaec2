package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/** All rules. */
final class Rules {
    static final List<Rule<Query>> ALL = Stream.of(
                    TripleRules.all(), GroupRules.all(), Conditions.all(), SelectRules.all(), Widening.all())
            .flatMap(List::stream)
            .toList();

    private Rules() {}
}
