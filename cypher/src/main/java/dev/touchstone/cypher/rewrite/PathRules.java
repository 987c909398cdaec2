package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Element;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules on the patterns of a MATCH. */
final class PathRules {
    private PathRules() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                new RewriteRule<>(
                        "reversed-path",
                        "A path read from its other end is matched by the same nodes and relationships. Lists of what repeats would be"
                                + " reversed, and so nothing that repeats may be named.",
                        RewriteClaim.SAME,
                        query -> eachPath(query, PathRules::reversed)),
                new RewriteRule<>(
                        "split-path",
                        "A path that is cut at a node is two paths of the same MATCH, that share the node: relationships are unique in the"
                                + " whole MATCH. A node gets a name for that, which nothing may see.",
                        RewriteClaim.SAME,
                        PathRules::splitPaths),
                new RewriteRule<>(
                        "reordered-paths",
                        "The paths of a MATCH are looked for together, in whichever order they are written.",
                        RewriteClaim.SAME,
                        PathRules::reordered),
                new RewriteRule<>(
                        "split-match",
                        "Paths without relationships can be looked for by a MATCH of their own: uniqueness says nothing of nodes.",
                        RewriteClaim.SAME,
                        PathRules::splitMatch),
                new RewriteRule<>(
                        "length-of-one",
                        "One relationship is from one to one relationships in a row. It is not named: the name would stand for a list.",
                        RewriteClaim.SAME,
                        query -> eachPath(query, PathRules::lengthOfOne)),
                new RewriteRule<>(
                        "label-as-condition",
                        "A node of a pattern has a label exactly if the condition that it has it holds.",
                        RewriteClaim.SAME,
                        query -> Clauses.of(query).eachMatch(PathRules::labelAsCondition)),
                new RewriteRule<>(
                        "property-as-condition",
                        "The map of a pattern is matched exactly if each property equals its value.",
                        RewriteClaim.SAME,
                        query -> Clauses.of(query).eachMatch(PathRules::propertyAsCondition)),
                new RewriteRule<>(
                        "any-direction",
                        "What a relationship that points one way matches is matched by one that points either way, too, if all that follows treats"
                                + " each row by itself.",
                        RewriteClaim.NO_LESS,
                        query -> Widening.of(query, match -> matches(match, PathRules::anyDirection))),
                new RewriteRule<>(
                        "any-label",
                        "Without a label, a node of a pattern matches no less, if all that follows treats each row by itself.",
                        RewriteClaim.NO_LESS,
                        query -> Widening.of(query, match -> matches(match, PathRules::anyLabel))));
    }

    private static List<Query> eachPath(Query query, Function<Path, List<List<Path>>> ways) {
        return Clauses.of(query)
                .each(Clause.Match.class, (match, place) -> matches(match, ways).map(List::of));
    }

    private static Stream<Clause.Match> matches(Clause.Match match, Function<Path, List<List<Path>>> ways) {
        return paths(match, ways).map(paths -> new Clause.Match(match.optional(), paths, match.where()));
    }

    /** The paths of a MATCH with one of them replaced in every way. */
    private static Stream<List<Path>> paths(Clause.Match match, Function<Path, List<List<Path>>> ways) {
        return IntStream.range(0, match.paths().size())
                .boxed()
                .filter(i -> match.paths().get(i).selection() == Selection.EVERY)
                .flatMap(i -> ways.apply(match.paths().get(i)).stream().map(others -> {
                    List<Path> paths = new ArrayList<>(match.paths());
                    paths.remove((int) i);
                    paths.addAll(i, others);
                    return paths;
                }));
    }

    private static List<List<Path>> reversed(Path path) {
        if (path.variable().isPresent()
                || path.elements().size() < 2
                || !path.elements().stream().allMatch(PathRules::isReversible)) {
            return List.of();
        }
        List<Element> elements = new ArrayList<>(path.elements());
        Collections.reverse(elements);
        return List.of(List.of(new Path(
                Optional.empty(),
                path.selection(),
                elements.stream().map(PathRules::turned).toList())));
    }

    private static boolean isReversible(Element element) {
        return switch (element) {
            case Node node -> true;
            case Relationship relationship ->
                relationship.length().isEmpty() || relationship.variable().isEmpty();
            case Quantified quantified -> false;
        };
    }

    private static Element turned(Element element) {
        return element instanceof Relationship relationship
                ? directed(
                        relationship,
                        switch (relationship.direction()) {
                            case RIGHT -> Direction.LEFT;
                            case LEFT -> Direction.RIGHT;
                            case EITHER -> Direction.EITHER;
                        })
                : element;
    }

    private static Relationship directed(Relationship relationship, Direction direction) {
        return new Relationship(
                relationship.variable(),
                relationship.types(),
                direction,
                relationship.length(),
                relationship.properties());
    }

    private static List<Query> splitPaths(Query query) {
        Clauses clauses = Clauses.of(query);
        return clauses.each(
                Clause.Match.class,
                (match, place) -> matches(match, path -> split(path, !clauses.hasStarFrom(place)))
                        .map(List::of));
    }

    /** At every inner node; one without a name gets one, where it may. */
    private static List<List<Path>> split(Path path, boolean mayName) {
        if (path.variable().isPresent()) {
            return List.of();
        }
        List<List<Path>> ways = new ArrayList<>();
        for (int i = 1; i < path.elements().size() - 1; i++) {
            if (path.elements().get(i) instanceof Node node
                    && (mayName || node.variable().isPresent())) {
                String name = node.variable().orElse(Rules.FRESH);
                List<Element> left = new ArrayList<>(path.elements().subList(0, i));
                left.add(new Node(Optional.of(name), node.labels(), node.properties()));
                List<Element> right = new ArrayList<>(
                        path.elements().subList(i + 1, path.elements().size()));
                right.addFirst(new Node(Optional.of(name), List.of(), Optional.empty()));
                ways.add(List.of(
                        new Path(Optional.empty(), path.selection(), left),
                        new Path(Optional.empty(), path.selection(), right)));
            }
        }
        return ways;
    }

    private static List<Query> reordered(Query query) {
        return Clauses.of(query)
                .each(
                        Clause.Match.class,
                        (match, place) -> match.paths().size() < 2
                                ? Stream.empty()
                                : Stream.of(List.of(new Clause.Match(
                                        match.optional(), match.paths().reversed(), match.where()))));
    }

    private static List<Query> splitMatch(Query query) {
        return Clauses.of(query).eachMatch(match -> {
            List<Path> nodes = match.paths().stream()
                    .filter(path -> path.elements().size() == 1)
                    .toList();
            List<Path> others = match.paths().stream()
                    .filter(path -> path.elements().size() > 1)
                    .toList();
            return nodes.isEmpty() || others.isEmpty()
                    ? Stream.empty()
                    : Stream.of(List.of(
                            new Clause.Match(false, nodes, Optional.empty()),
                            new Clause.Match(false, others, match.where())));
        });
    }

    private static List<List<Path>> lengthOfOne(Path path) {
        return replaced(
                path,
                element -> element instanceof Relationship one
                                && one.length().isEmpty()
                                && one.variable().isEmpty()
                        ? Optional.of(new Relationship(
                                Optional.empty(),
                                one.types(),
                                one.direction(),
                                Optional.of(new Length(Optional.of(1), Optional.of(1))),
                                one.properties()))
                        : Optional.empty());
    }

    private static List<List<Path>> anyDirection(Path path) {
        return replaced(
                path,
                element -> element instanceof Relationship one && one.direction() != Direction.EITHER
                        ? Optional.of(directed(one, Direction.EITHER))
                        : Optional.empty());
    }

    private static List<List<Path>> anyLabel(Path path) {
        return replaced(
                path,
                element -> element instanceof Node node && !node.labels().isEmpty()
                        ? Optional.of(new Node(node.variable(), List.of(), node.properties()))
                        : Optional.empty());
    }

    /** The path with one of its elements replaced, in every way. */
    private static List<List<Path>> replaced(Path path, Function<Element, Optional<Element>> other) {
        return IntStream.range(0, path.elements().size())
                .boxed()
                .flatMap(i -> other.apply(path.elements().get(i)).stream().map(element -> {
                    List<Element> elements = new ArrayList<>(path.elements());
                    elements.set(i, element);
                    return List.of(new Path(path.variable(), path.selection(), elements));
                }))
                .toList();
    }

    private static Stream<List<Clause>> labelAsCondition(Clause.Match match) {
        return moved(
                match,
                node -> node.labels().isEmpty()
                        ? Optional.empty()
                        : node.variable().map(name -> new Expression.HasLabels(new Variable(name), node.labels())),
                node -> new Node(node.variable(), List.of(), node.properties()));
    }

    private static Stream<List<Clause>> propertyAsCondition(Clause.Match match) {
        return moved(
                match,
                node -> node.variable().flatMap(name -> node.properties().flatMap(map -> equal(name, map))),
                node -> new Node(node.variable(), node.labels(), Optional.empty()));
    }

    private static Optional<Expression> equal(String name, Expression properties) {
        return properties instanceof Expression.MapLiteral map
                ? map.entries().stream()
                        .<Expression>map(entry -> new Expression.Comparison(
                                new Expression.Property(new Variable(name), entry.key()),
                                List.of(new Expression.Link(Expression.Comparator.EQUAL, entry.value()))))
                        .reduce(Conditions::and)
                : Optional.empty();
    }

    /** What a node of the pattern demands, in the condition instead. */
    private static Stream<List<Clause>> moved(
            Clause.Match match, Function<Node, Optional<Expression>> condition, Function<Node, Node> rest) {
        return Tree.nodes(match)
                .filter(node -> node instanceof Node found && isOwn(match, found))
                .map(Node.class::cast)
                .distinct()
                .flatMap(node -> condition.apply(node).stream()
                        .map(moved -> List.<Clause>of(new Clause.Match(
                                false,
                                match.paths().stream()
                                        .map(path -> Tree.withChildren(
                                                path, child -> child.equals(node) ? rest.apply(node) : child))
                                        .toList(),
                                Optional.of(match.where()
                                        .map(where -> Conditions.and(where, moved))
                                        .orElse(moved))))));
    }

    /** Whether a node stands in one of the paths themselves, and not in a subquery or in what repeats; shortest paths are another matter. */
    private static boolean isOwn(Clause.Match match, Node node) {
        return match.paths().stream().allMatch(path -> path.selection() == Selection.EVERY)
                && match.paths().stream().anyMatch(path -> path.elements().contains(node));
    }
}
