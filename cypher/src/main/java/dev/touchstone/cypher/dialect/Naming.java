package dev.touchstone.cypher.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.Optional;

/** Names for elements of patterns that have none, so that a condition can speak of them. */
final class Naming {
    private final String prefix;
    private int given;

    private Naming(String prefix) {
        this.prefix = prefix;
    }

    /** Names for one fallback and one part of a query. What is inside of it has fewer nodes than the whole, so that its names are others. */
    static Naming within(String fallback, Record part) {
        return new Naming(fallback + Tree.nodes(part).count() + "_");
    }

    private String fresh() {
        return prefix + given++;
    }

    Relationship of(Relationship way) {
        return way.variable().isPresent()
                ? way
                : new Relationship(Optional.of(fresh()), way.types(), way.direction(), way.length(), way.properties());
    }

    Node of(Node node) {
        return node.variable().isPresent() ? node : new Node(Optional.of(fresh()), node.labels(), node.properties());
    }

    /** Whether a name that was given would change an answer: a * returns it, or makes rows differ by it. */
    boolean show(Query.Part part) {
        return given > 0 && part.clauses().stream().anyMatch(Naming::showsNames);
    }

    private static boolean showsNames(Clause clause) {
        return switch (clause) {
            case Clause.Return last -> last.projection().star();
            case Clause.With with ->
                with.projection().star()
                        && (with.projection().distinct()
                                || !with.projection().items().isEmpty());
            default -> false;
        };
    }
}
