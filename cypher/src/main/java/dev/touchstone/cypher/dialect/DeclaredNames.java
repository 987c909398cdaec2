package dev.touchstone.cypher.dialect;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.Vocabulary;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.MapLiteral;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether a graph declares what a query names, for engines that want a table for every label first. There a label, an edge type or a property
 * that is in no table is an error, and so is a pattern where there is no table at all; in Cypher it is something that is not found. What the
 * reference answers is therefore no answer of theirs.
 *
 * <pre>{@code
 * MATCH (n:A) RETURN n.k     no table A, or none with a column k: rightly refused, and not "no rows"
 * }</pre>
 */
public final class DeclaredNames {
    private final Set<String> labels;
    private final Set<String> edgeTypes;
    private final Set<String> columns;

    private DeclaredNames(Vocabulary declared) {
        labels = declared.labels();
        // Without nodes there is nothing that a table of edges could join.
        edgeTypes = labels.isEmpty() ? Set.of() : declared.edgeTypes();
        columns = new HashSet<>(declared.properties().keySet());
        columns.add(Element.KEY);
    }

    /** Whether every name in the query is one that the graph declares. */
    public static boolean cover(Query query, PropertyGraph graph) {
        DeclaredNames names = new DeclaredNames(new Vocabulary(graph));
        Set<String> keys = keysOfMaps(query);
        return Tree.nodes(query).allMatch(node -> switch (node) {
            case Pattern.Node pattern ->
                !names.labels.isEmpty()
                        && names.labels.containsAll(pattern.labels())
                        && names.areColumns(pattern.properties());
            case Pattern.Relationship pattern ->
                !names.edgeTypes.isEmpty()
                        && names.edgeTypes.containsAll(pattern.types())
                        && names.areColumns(pattern.properties());
            case Expression.HasLabels test -> names.areLabelsOrTypes(test.labels());
            case Expression.Property property ->
                names.columns.contains(property.key()) || keys.contains(property.key());
            default -> true;
        });
    }

    private boolean areLabelsOrTypes(List<String> tested) {
        return tested.stream().allMatch(name -> labels.contains(name) || edgeTypes.contains(name));
    }

    private boolean areColumns(Optional<Expression> properties) {
        return properties.stream()
                .allMatch(written -> !(written instanceof MapLiteral map)
                        || map.entries().stream().allMatch(entry -> columns.contains(entry.key())));
    }

    /** A map has the keys that it is written with; those of a pattern are columns all the same. */
    private static Set<String> keysOfMaps(Query query) {
        return Tree.nodes(query)
                .filter(MapLiteral.class::isInstance)
                .flatMap(map -> ((MapLiteral) map).entries().stream())
                .map(Expression.Entry::key)
                .collect(Collectors.toSet());
    }
}
