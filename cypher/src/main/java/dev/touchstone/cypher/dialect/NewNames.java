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

    /** Whether more names in a part change nothing: no star shows them, and none keeps rows apart by them. */
    static boolean areHidden(Query.Part part) {
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
