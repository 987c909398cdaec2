package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.List;
import java.util.Optional;

/** Checks patterns that are made. The properties of an element can refer to all elements left of it. */
final class Creations {
    private Creations() {}

    /** Checks the paths of a CREATE, and gives the scope that has their variables too. */
    static Scope create(List<Path> paths, Scope scope) {
        Scope result = scope;
        for (Path path : paths) {
            result = make(path, result, false);
        }
        return result;
    }

    /** Checks the path of a MERGE, and gives the scope that has its variables too. */
    static Scope merge(Path path, Scope scope) {
        return make(path, scope, true);
    }

    private static Scope make(Path path, Scope scope, boolean orMatch) {
        if (path.selection() != Selection.EVERY) {
            throw CypherError.syntax("UnexpectedSyntax", "A shortest path cannot be created");
        }
        Scope result = scope;
        for (Element element : path.elements()) {
            result = switch (element) {
                case Node node -> make(node, result, orMatch, path.elements().size() == 1);
                case Relationship relationship -> make(relationship, result, orMatch);
                case Quantified quantified ->
                    throw CypherError.syntax("CreatingVarLength", "A path that repeats cannot be created");
            };
        }
        if (path.variable().isPresent()) {
            result = result.withNew(path.variable().get(), Type.of(Kind.PATH));
        }
        return result;
    }

    private static Scope make(Node node, Scope scope, boolean orMatch, boolean alone) {
        boolean bound = node.variable().map(scope::has).orElse(false);
        boolean says = !node.labels().isEmpty() || node.properties().isPresent();
        Scope result = Patterns.declare(node, scope);
        if (bound && (alone || says)) {
            throw CypherError.syntax(
                    "VariableAlreadyBound", "The node " + node.variable().orElse("") + " exists already");
        }
        checkProperties(node.properties(), scope, orMatch);
        return result;
    }

    private static Scope make(Relationship relationship, Scope scope, boolean orMatch) {
        Scope result = scope;
        if (relationship.variable().isPresent()) {
            result = scope.withNew(relationship.variable().get(), Type.of(Kind.RELATIONSHIP));
        }
        if (relationship.length().isPresent()) {
            throw CypherError.syntax("CreatingVarLength", "A relationship of variable length cannot be created");
        }
        if (relationship.types().size() != 1) {
            throw CypherError.syntax("NoSingleRelationshipType", "A relationship is created with exactly one type");
        }
        if (relationship.direction() == Direction.EITHER && !orMatch) {
            throw CypherError.syntax("RequiresDirectedRelationship", "A relationship is created with a direction");
        }
        checkProperties(relationship.properties(), scope, orMatch);
        return result;
    }

    private static void checkProperties(Optional<Expression> properties, Scope scope, boolean orMatch) {
        if (orMatch) {
            Patterns.checkProperties(properties, scope);
        } else {
            properties.ifPresent(map -> Expressions.checkPlain(map, scope));
        }
    }
}
