package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.text.Constants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What all parts of a query that is being written share: the data, the dialect, names that are taken, and parameters. */
final class Draft {
    private final PropertyGraph dataset;
    private final Dialect dialect;
    private final Limits limits;
    private final Choices choices;
    private final Map<String, Value> parameters = new LinkedHashMap<>();
    private final Map<String, Property> properties = new LinkedHashMap<>();
    private int names;

    /** A property key with its type and the values that occur; in a schema, a key has one type. */
    record Property(String key, Type type, List<Value> pool) {}

    Draft(PropertyGraph dataset, Dialect dialect, Limits limits, Choices choices) {
        this.dataset = dataset;
        this.dialect = dialect;
        this.limits = limits;
        this.choices = choices;
        GraphSchema schema = dataset.schema();
        schema.nodeTypes().forEach(type -> type.properties().forEach(this::note));
        schema.edgeTypes().forEach(type -> type.properties().forEach(this::note));
    }

    private void note(GraphSchema.Property property) {
        if (dialect.types().contains(property.type())) {
            properties.put(property.name(), new Property(property.name(), Type.of(property.type()), property.pool()));
        }
    }

    PropertyGraph dataset() {
        return dataset;
    }

    Dialect dialect() {
        return dialect;
    }

    Limits limits() {
        return limits;
    }

    Choices choices() {
        return choices;
    }

    Map<String, Value> parameters() {
        return parameters;
    }

    List<Property> properties(Type type) {
        return properties.values().stream()
                .filter(property -> property.type() == type)
                .toList();
    }

    List<Property> properties() {
        return List.copyOf(properties.values());
    }

    List<String> labels() {
        return dataset.schema().nodeTypes().stream()
                .map(GraphSchema.NodeType::label)
                .toList();
    }

    List<String> edgeTypes() {
        return dataset.schema().edgeTypes().stream()
                .map(GraphSchema.EdgeType::name)
                .toList();
    }

    /** A name that is not taken yet. */
    String fresh(String prefix) {
        return prefix + names++;
    }

    /** A constant: mostly a parameter, so that an engine that has planned the query can answer it again for other values. */
    Expression constant(Value value) {
        if (choices.chance(0.2) && isWritable(value)) {
            return Constants.of(value);
        }
        for (Map.Entry<String, Value> known : parameters.entrySet()) {
            if (known.getValue().equals(value)) {
                return new Expression.Parameter(known.getKey());
            }
        }
        String name = "p" + parameters.size();
        parameters.put(name, value);
        return new Expression.Parameter(name);
    }

    private static boolean isWritable(Value value) {
        return switch (value) {
            case Value.Bool bool -> true;
            case Value.Int whole -> whole.value() != Long.MIN_VALUE;
            case Value.Real real -> Double.isFinite(real.value());
            case Value.Text text -> true;
            case Value other -> false;
        };
    }

    /** Whether an engine with this dialect understands it, as it stands or in other words. */
    boolean speaks(Object node) {
        return Features.within((Record) node, dialect);
    }

    /** Takes back the parameters that nothing mentions. */
    void keepParameters(Set<String> mentioned) {
        new ArrayList<>(parameters.keySet())
                .stream().filter(name -> !mentioned.contains(name)).forEach(parameters::remove);
    }

    /** The property types that values may have. */
    Set<Type> types() {
        Set<Type> types = new LinkedHashSet<>();
        for (PropertyType type : dialect.types()) {
            types.add(Type.of(type));
        }
        return types;
    }
}
