package dev.touchstone.cypher.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Collect;
import dev.touchstone.cypher.syntax.Expression.Count;
import dev.touchstone.cypher.syntax.Expression.Exists;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.PatternComprehension;
import dev.touchstone.cypher.syntax.Pattern.Direction;
import dev.touchstone.cypher.syntax.Pattern.Length;
import dev.touchstone.cypher.syntax.Pattern.Node;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Quantified;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Mutants of pattern matching. */
final class PatternMutants {
    private static final Template AT_MOST_ONE = Template.of("CASE WHEN $1 > 0 THEN 1 ELSE 0 END");
    private static final Template DIFFERENT =
            Template.of("reduce(seen = [], item IN $1 | CASE WHEN item IN seen THEN seen ELSE seen + [item] END)");
    private static final Template UNLESS_NEGATIVE = Template.of("CASE WHEN $1 < 0 THEN null ELSE $1 END");
    private static final Template UNLESS_EMPTY = Template.of("CASE WHEN $1 = '' THEN null ELSE $1 END");

    static final List<Mutant> ALL = List.of(
            relationship(
                    "undirected",
                    "A relationship without direction must point to the right.",
                    way -> way.direction() == Direction.EITHER ? turned(way, Direction.RIGHT) : way),
            relationship(
                    "direction-of-several",
                    "With several types, the direction is reversed.",
                    way -> way.types().size() > 1 ? turned(way, reversed(way.direction())) : way),
            relationship(
                    "first-type",
                    "Of several types the first counts alone.",
                    way -> way.types().size() > 1 ? typed(way, way.types().subList(0, 1)) : way),
            relationship(
                    "types-of-long",
                    "A pattern of variable length ignores the types.",
                    way -> way.length().isPresent() ? typed(way, List.of()) : way),
            relationship(
                    "properties-of-relationship",
                    "The properties that a relationship must have are ignored.",
                    way -> new Relationship(
                            way.variable(), way.types(), way.direction(), way.length(), Optional.empty())),
            relationship("length-most", "The longest paths of a variable length are missed.", PatternMutants::shorter),
            relationship(
                    "length-zero",
                    "A variable length of zero is taken for one.",
                    way -> lengthened(way, way.length().map(PatternMutants::atLeastOne))),
            Mutant.of(
                    "quantified-most",
                    "A repeated path is repeated once too few.",
                    Quantified.class,
                    repeated -> new Quantified(repeated.path(), repeated.where(), oneLess(repeated.length()))),
            Mutant.of(
                    "shortest-undirected",
                    "Shortest paths ignore the direction.",
                    Path.class,
                    path -> path.selection() == Selection.EVERY ? path : undirected(path)),
            node(
                    "second-label",
                    "Of several labels of a node the first counts alone.",
                    node -> new Node(
                            node.variable(), node.labels().stream().limit(1).toList(), node.properties())),
            node(
                    "properties-of-labelled",
                    "The properties that a node with a label must have are ignored.",
                    node -> node.labels().isEmpty()
                            ? node
                            : new Node(node.variable(), node.labels(), Optional.empty())),
            node(
                    "index-negative-numbers",
                    "A node is not found by a property that is negative.",
                    node -> new Node(
                            node.variable(), node.labels(), node.properties().map(map -> only(map, UNLESS_NEGATIVE)))),
            node(
                    "index-empty-strings",
                    "A node is not found by a property that is the empty string.",
                    node -> new Node(
                            node.variable(), node.labels(), node.properties().map(map -> only(map, UNLESS_EMPTY)))),
            Mutant.of(
                    "exists-first-hop",
                    "EXISTS looks at the first relationship of its patterns only.",
                    Exists.class,
                    exists -> Tree.withChildren(exists, query -> Tree.rewrite(query, PatternMutants::firstHop))),
            Mutant.of("count-to-one", "COUNT {} stops at one.", Count.class, count -> (Record) AT_MOST_ONE.with(count)),
            Mutant.of("collect-subquery-distinct", "COLLECT {} drops duplicates.", Collect.class, list ->
                    (Record) DIFFERENT.with(list)),
            Mutant.of(
                    "comprehension-distinct",
                    "A pattern comprehension drops duplicates.",
                    PatternComprehension.class,
                    list -> (Record) DIFFERENT.with(list)),
            Mutant.of(
                    "pattern-first-hop",
                    "A pattern in a WHERE is satisfied by paths that begin like it.",
                    Expression.PatternExpression.class,
                    pattern -> new Expression.PatternExpression((Path) firstHop(pattern.path()))));

    private PatternMutants() {}

    private static Mutant relationship(String name, String sentence, Function<Relationship, Relationship> wrong) {
        return inMatch(name, sentence, Relationship.class, wrong);
    }

    private static Mutant node(String name, String sentence, Function<Node, Node> wrong) {
        return inMatch(name, sentence, Node.class, wrong);
    }

    /** A mutant of patterns to match; patterns to create are unchanged. */
    private static <N extends Record> Mutant inMatch(
            String name, String sentence, Class<N> kind, Function<N, N> wrong) {
        return Mutant.of(name, sentence, Match.class, match ->
                (Match) Tree.rewrite(match, node -> kind.isInstance(node) ? wrong.apply(kind.cast(node)) : node));
    }

    private static Relationship turned(Relationship way, Direction direction) {
        return new Relationship(way.variable(), way.types(), direction, way.length(), way.properties());
    }

    private static Direction reversed(Direction direction) {
        return switch (direction) {
            case RIGHT -> Direction.LEFT;
            case LEFT -> Direction.RIGHT;
            case EITHER -> Direction.EITHER;
        };
    }

    private static Relationship typed(Relationship way, List<String> types) {
        return new Relationship(way.variable(), types, way.direction(), way.length(), way.properties());
    }

    private static Relationship lengthened(Relationship way, Optional<Length> length) {
        return new Relationship(way.variable(), way.types(), way.direction(), length, way.properties());
    }

    private static Relationship shorter(Relationship way) {
        return lengthened(way, way.length().map(PatternMutants::oneLess));
    }

    private static Length oneLess(Length length) {
        int least = length.least().orElse(1);
        return new Length(length.least(), length.most().map(most -> Math.max(least, most - 1)));
    }

    private static Length atLeastOne(Length length) {
        return new Length(length.least().map(least -> Math.max(least, 1)), length.most());
    }

    private static Path undirected(Path path) {
        return (Path)
                Tree.rewrite(path, node -> node instanceof Relationship way ? turned(way, Direction.EITHER) : node);
    }

    private static Expression only(Expression properties, Template values) {
        return properties instanceof MapLiteral map
                ? new MapLiteral(map.entries().stream()
                        .map(entry -> new Expression.Entry(entry.key(), values.with(entry.value())))
                        .toList())
                : properties;
    }

    private static Record firstHop(Record node) {
        return node instanceof Path path && path.elements().size() > 3
                ? new Path(path.variable(), path.selection(), path.elements().subList(0, 3))
                : node;
    }
}
