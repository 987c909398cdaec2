package dev.touchstone.cypher.reference.check;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The variables that are mentioned somewhere: in expressions, patterns and subqueries, those that they introduce included. */
public final class Mentions {
    private Mentions() {}

    public static Set<String> of(Expression expression) {
        return Tree.nodes((Record) expression).flatMap(Mentions::own).collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<String> own(Record node) {
        return switch (node) {
            case Expression.Variable(String name) -> Stream.of(name);
            case Pattern.Path path -> path.variable().stream();
            case Pattern.Node element -> element.variable().stream();
            case Pattern.Relationship element -> element.variable().stream();
            default -> Optional.<String>empty().stream();
        };
    }
}
