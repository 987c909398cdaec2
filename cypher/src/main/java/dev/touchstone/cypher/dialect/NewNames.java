package dev.touchstone.cypher.dialect;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.Optional;

/** Names for what had none. */
final class NewNames {
    private NewNames() {}

    /** How the names of a part begin. What is inside of a part has fewer nodes than the part, so that its names are others. */
    static String prefix(Query.Part part) {
        return "x" + Tree.nodes(part).count() + "_";
    }

    /** The second part instead of the first, unless it has more names and something shows that. */
    static Optional<Query.Part> fit(Query.Part before, Query.Part after) {
        return names(before) == names(after) || areHidden(before) ? Optional.of(after) : Optional.empty();
    }

    private static long names(Query.Part part) {
        return part.clauses().stream()
                .filter(Clause.Match.class::isInstance)
                .flatMap(clause -> ((Clause.Match) clause).paths().stream())
                .flatMap(path -> path.elements().stream())
                .filter(element -> element instanceof Relationship found
                        && found.variable().isPresent())
                .count();
    }

    /** Whether more names in a part change nothing: no star shows them, and none keeps rows apart by them. */
    private static boolean areHidden(Query.Part part) {
        return part.clauses().stream().noneMatch(clause -> switch (clause) {
            case Clause.Return last -> last.projection().star();
            case Clause.With with ->
                with.projection().star() && with.projection().distinct();
            case Clause other -> false;
        });
    }

    static Relationship named(Relationship found, String name) {
        return new Relationship(
                Optional.of(name), found.types(), found.direction(), found.length(), found.properties());
    }
}
