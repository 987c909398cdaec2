package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks patterns that are looked for. Those that are made are the business of {@link Creations}. */
final class Patterns {
    private Patterns() {}

    /** Checks the paths of one MATCH, and gives the scope that has their variables too. */
    static Scope match(List<Path> paths, Scope scope) {
        Scope all = declare(paths, scope);
        paths.forEach(path -> checkProperties(path, all));
        return all;
    }

    /** Checks a pattern that introduces no variables. */
    static void checkReferring(Path path, Scope scope) {
        for (String name : declare(List.of(path), scope).names()) {
            scope.typeOf(name);
        }
        checkProperties(path, scope);
    }

    /** The scope with a node's variable, which may be there already if it is a node's. */
    static Scope declare(Node node, Scope scope) {
        return node.variable()
                .map(name -> declare(name, Type.of(Kind.NODE), scope))
                .orElse(scope);
    }

    private static Scope declare(List<Path> paths, Scope scope) {
        Set<String> relationships = new HashSet<>();
        Scope result = scope;
        for (Path path : paths) {
            checkForm(path);
            for (Element element : path.elements()) {
                result = switch (element) {
                    case Node node -> declare(node, result);
                    case Relationship relationship -> declare(relationship, result, relationships);
                    case Quantified quantified -> declare(quantified, result);
                };
            }
            if (path.variable().isPresent()) {
                result = result.withNew(path.variable().get(), Type.of(Kind.PATH));
            }
        }
        return result;
    }

    private static Scope declare(Relationship relationship, Scope scope, Set<String> inThisPattern) {
        if (relationship.variable().isEmpty()) {
            return scope;
        }
        String name = relationship.variable().get();
        Type one = Type.of(Kind.RELATIONSHIP);
        Scope result = declare(name, relationship.length().isPresent() ? Type.listOf(one) : one, scope);
        if (!inThisPattern.add(name)) {
            throw CypherError.syntax(
                    "RelationshipUniquenessViolation", "Two relationships of one pattern are both named " + name);
        }
        return result;
    }

    /** A shortest path leads from one node to another, over one relationship or any number from zero or one on. */
    private static void checkForm(Path path) {
        if (path.selection() == Pattern.Selection.EVERY) {
            if (path.elements().stream().allMatch(Patterns::mayBeNothing)) {
                throw wrong("A path has at least one node");
            }
            return;
        }
        boolean single = path.elements().size() == 3 && path.elements().get(1) instanceof Relationship;
        if (!single) {
            throw wrong("A shortest path has one relationship in its pattern");
        }
        Optional<Length> length = ((Relationship) path.elements().get(1)).length();
        if (length.flatMap(Length::least).orElse(1) > 1) {
            throw wrong("A shortest path cannot have a minimal length above 1");
        }
    }

    private static boolean mayBeNothing(Element element) {
        return element instanceof Quantified quantified
                && quantified.length().least().orElse(1) == 0;
    }

    private static void checkForm(Quantified quantified) {
        List<Element> elements = quantified.path().elements();
        if (elements.stream().noneMatch(Relationship.class::isInstance)) {
            throw wrong("What is repeated must have a relationship");
        }
        boolean nested = elements.stream()
                .anyMatch(element -> element instanceof Quantified
                        || (element instanceof Relationship relationship
                                && relationship.length().isPresent()));
        if (nested) {
            throw wrong("What is repeated cannot have repetitions in it");
        }
        int most = quantified.length().most().orElse(Integer.MAX_VALUE);
        if (most < 1 || most < quantified.length().least().orElse(1)) {
            throw wrong("A repetition so often is never");
        }
    }

    private static CypherError wrong(String message) {
        return CypherError.syntax("InvalidRelationshipPattern", message);
    }

    private static Scope declare(Quantified quantified, Scope scope) {
        checkForm(quantified);
        Scope result = scope;
        Scope inside = declare(List.of(quantified.path()), Scope.EMPTY);
        for (String name : inside.names()) {
            result = result.withNew(name, Type.listOf(inside.typeOf(name)));
        }
        return result;
    }

    private static Scope declare(String name, Type type, Scope scope) {
        Optional<Type> before = scope.find(name);
        if (before.isEmpty()) {
            return scope.with(name, type);
        }
        boolean fits = before.get().mayBe(type.kind())
                && before.get().item().mayBe(type.item().kind());
        if (!fits) {
            throw CypherError.syntax(
                    "VariableTypeConflict",
                    "The variable " + name + " is a " + before.get().kind() + " and cannot be a " + type.kind());
        }
        return scope;
    }

    private static void checkProperties(Path path, Scope scope) {
        for (Element element : path.elements()) {
            switch (element) {
                case Node node -> checkProperties(node.properties(), scope);
                case Relationship relationship -> checkProperties(relationship.properties(), scope);
                case Quantified quantified -> {
                    Scope inside = scope.with(declare(List.of(quantified.path()), Scope.EMPTY));
                    checkProperties(quantified.path(), inside);
                    quantified.where().ifPresent(where -> Expressions.checkWhere(where, inside));
                }
            }
        }
    }

    /** Checks the properties that something which is looked for must have. */
    static void checkProperties(Optional<Expression> properties, Scope scope) {
        if (properties.isPresent()) {
            if (properties.get() instanceof Expression.Parameter) {
                throw CypherError.syntax("InvalidParameterUse", "A parameter cannot say what properties to look for");
            }
            Expressions.checkPlain(properties.get(), scope);
        }
    }
}
