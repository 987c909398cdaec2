package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Random schemas after GDsmith (labels, edge types, typed properties, a pool of constants per property) and QuDi (edge
 * types with end types). Names are short and say what they are, because they end up in reports.
 */
public record SchemaGenerator(DatasetSettings settings, GraphStyle style, List<PropertyType> types) {

    public GraphSchema generate(Choices choices) {
        List<Property> pool = properties(choices.split("properties"));
        Choices nodes = choices.split("nodes");
        List<NodeType> nodeTypes = IntStream.range(0, nodes.between(1, settings.labels()))
                .mapToObj(i -> new NodeType("L" + i, someOf(pool, nodes)))
                .toList();
        Choices edges = choices.split("edges");
        List<EdgeType> edgeTypes = IntStream.range(0, edges.between(1, settings.labels()))
                .mapToObj(i -> edgeType(i, nodeTypes, pool, edges))
                .toList();
        return new GraphSchema(nodeTypes, edgeTypes);
    }

    private EdgeType edgeType(int number, List<NodeType> nodeTypes, List<Property> pool, Choices choices) {
        Optional<String> from =
                style.typedEnds() ? Optional.of(choices.pick(nodeTypes).label()) : Optional.empty();
        Optional<String> to =
                style.typedEnds() ? Optional.of(choices.pick(nodeTypes).label()) : Optional.empty();
        return new EdgeType("T" + number, from, to, someOf(pool, choices));
    }

    /** Labels share properties, so that one key occurs on several kinds of element. */
    private List<Property> someOf(List<Property> pool, Choices choices) {
        return choices.shuffled(pool).subList(0, choices.between(1, Math.min(settings.properties(), pool.size())));
    }

    private List<Property> properties(Choices choices) {
        List<Property> properties = new ArrayList<>();
        for (int i = 0; i < settings.properties() * 2; i++) {
            PropertyType type = choices.pick(types);
            Value[] pool = new Value[choices.between(1, settings.pool())];
            for (int j = 0; j < pool.length; j++) {
                pool[j] = ValueGenerator.value(type, settings.density().extreme(), choices);
            }
            properties.add(new Property("k" + i, type, List.of(pool)));
        }
        return properties;
    }
}
