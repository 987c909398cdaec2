package dev.touchstone.cypher.dialect;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Exists;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which features a query uses.
 *
 * <p>Only {@link Construct#UNKNOWN_NAMES} cannot be seen in a query: that takes the graph's schema. Types are known of literals alone, so
 * {@link Construct#MIXED_TYPES} is seen where these are mixed.
 */
public final class Features {
    private Features() {}

    /** The features that a query, or a part of one, uses; in the order in which they come. */
    public static Set<Feature> of(Record root) {
        return Tree.nodes(root)
                .flatMap(Features::own)
                .collect(Collectors.collectingAndThen(
                        Collectors.toCollection(LinkedHashSet::new), Collections::unmodifiableSet));
    }

    /** Whether a dialect has all that a query, or a part of one, uses as it stands. */
    public static boolean within(Record root, Dialect dialect) {
        return Tree.nodes(root).flatMap(Features::own).allMatch(feature -> feature.in(dialect));
    }

    /** What a node uses itself, without what is below it. */
    static Stream<Feature> own(Record node) {
        Stream<? extends Feature> byKind = switch (node) {
            case Query query -> Stream.concat(union(query), lengths(query));
            case Query.Part part -> ClauseFeatures.of(part);
            case Clause clause -> ClauseFeatures.of(clause);
            case Clause.Projection projection -> ClauseFeatures.of(projection);
            case Clause.SetProperties set -> Stream.of(Construct.SET_FROM_MAP);
            case Clause.SetLabels set -> Stream.of(Construct.SET_LABELS);
            case Clause.RemoveLabels remove -> Stream.of(Construct.SET_LABELS);
            case Pattern.Path path -> PatternFeatures.of(path);
            case Pattern.Element element -> PatternFeatures.of(element);
            case Expression expression -> ExpressionFeatures.of(expression);
            default -> Stream.of();
        };
        return Stream.concat(byKind, byPlace(node));
    }

    private static Stream<Feature> union(Query query) {
        if (query.parts().size() == 1) {
            return Stream.of();
        }
        return Stream.of(query.all() ? Construct.UNION_ALL : Construct.UNION);
    }

    /** What patterns of a variable length use, which only a whole query can say otherwise. */
    private static Stream<Feature> lengths(Query query) {
        if (!Lengths.vary(query)) {
            return Stream.of();
        }
        return query.parts().stream().anyMatch(DistinctRelationships::areLeftToTheEngine)
                ? Stream.of(Construct.VARIABLE_LENGTH, Construct.RELATIONSHIP_UNIQUENESS)
                : Stream.of(Construct.VARIABLE_LENGTH);
    }

    /** What it depends on the node above whether it is used. */
    private static Stream<Feature> byPlace(Record node) {
        boolean map = !(node instanceof Pattern.Element)
                && Tree.children(node).stream().anyMatch(MapLiteral.class::isInstance);
        boolean exists = usesValues(node) && Tree.children(node).stream().anyMatch(Features::leadsToExists);
        return Stream.concat(
                map ? Stream.of(Construct.MAP_LITERAL) : Stream.of(),
                exists ? Stream.of(Construct.EXISTS_AS_VALUE) : Stream.of());
    }

    /** Whether an expression right below this node is a value, and not a condition of a clause or a part of one. */
    static boolean usesValues(Record node) {
        return !(node instanceof Clause.Match || node instanceof Clause.With || joinsConditions(node));
    }

    static boolean joinsConditions(Record node) {
        return switch (node) {
            case Binary binary -> binary.operator() == BinaryOperator.AND || binary.operator() == BinaryOperator.OR;
            case Unary unary -> unary.operator() == UnaryOperator.NOT;
            default -> false;
        };
    }

    private static boolean leadsToExists(Record node) {
        return node instanceof Exists
                || (joinsConditions(node) && Tree.children(node).stream().anyMatch(Features::leadsToExists));
    }
}
