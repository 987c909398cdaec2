package dev.touchstone.gremlin.generate;

import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import java.util.List;

/** What may be assigned to the properties of a label: a database may have been told its types, and hold to them. */
record AssignableProperties(GenerationContext ground) {

    List<Property> ofVertices(String label) {
        return ground.graph().schema().nodeTypes().stream()
                .filter(type -> type.label().equals(label))
                .flatMap(type -> type.properties().stream())
                .filter(property -> ground.dialect().types().contains(property.type()))
                .toList();
    }

    /** Of a type that is there several times, between different labels, nothing is assigned: it may have several schemas. */
    List<Property> ofEdges(String name) {
        var types = ground.graph().schema().edgeTypes().stream()
                .filter(type -> type.name().equals(name))
                .toList();
        return types.size() != 1
                ? List.of()
                : types.getFirst().properties().stream()
                        .filter(property -> ground.dialect().types().contains(property.type()))
                        .toList();
    }

    /** A value of the property's type, often one that is there already. */
    Argument constant(Property property) {
        Value value = property.pool().isEmpty() || ground.choices().chance(0.3)
                ? ValueGenerator.value(property.type(), ground.choices())
                : ground.choices().pick(property.pool());
        return new Constant(new Typed(property.type(), value));
    }
}
