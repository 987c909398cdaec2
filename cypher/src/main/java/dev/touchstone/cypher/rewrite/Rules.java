package dev.touchstone.cypher.rewrite;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All rules. */
final class Rules {
    static final List<Rule> ALL = Stream.of(PathRules.all(), Conditions.all(), ClauseRules.all())
            .flatMap(List::stream)
            .toList();

    private Rules() {}

    static Optional<Rule> named(String name) {
        return ALL.stream().filter(rule -> rule.name().equals(name)).findFirst();
    }
}
