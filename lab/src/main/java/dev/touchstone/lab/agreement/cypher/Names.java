package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The variables in a tree. */
final class Names {
    private Names() {}

    /** All that are bound or used anywhere in it. */
    static List<String> in(Record tree) {
        Set<String> names = new LinkedHashSet<>();
        Tree.nodes(tree).flatMap(Names::at).forEach(names::add);
        return List.copyOf(names);
    }

    private static Stream<String> at(Record node) {
        return switch (node) {
            case Pattern.Node pattern -> pattern.variable().stream();
            case Pattern.Relationship pattern -> pattern.variable().stream();
            case Pattern.Path path -> path.variable().stream();
            case Clause.Unwind unwind -> Stream.of(unwind.variable());
            case Clause.Item item -> item.alias().stream();
            case Expression.Variable variable -> Stream.of(variable.name());
            default -> Stream.empty();
        };
    }

    /** The nodes that MATCH clauses of a tree name. */
    static List<String> ofNodes(Record tree) {
        return Tree.nodes(tree)
                .filter(Pattern.Node.class::isInstance)
                .map(node -> ((Pattern.Node) node).variable())
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }
}
