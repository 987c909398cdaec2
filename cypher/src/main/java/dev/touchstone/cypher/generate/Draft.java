package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.Constants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What all parts of a query that is being written share: the data, the dialect, names that are taken, and parameters. */
final class Draft {
    /** What no generated query uses, so that it does not matter whether a dialect has it. */
    static final Set<Feature> NEVER_WRITTEN = Set.of(
            Construct.SIZE_OF_PATTERN,
            Construct.EXISTS_OF_PATTERN,
            Construct.EXISTS_OF_PROPERTY,
            FunctionGroup.DISTANCE,
            FunctionGroup.ID,
            FunctionGroup.ELEMENT_ID,
            FunctionGroup.RANDOMNESS,
            FunctionGroup.CLOCKS,
            FunctionGroup.TIMESTAMP);

    private final PropertyGraph dataset;
    private final Dialect dialect;
    private final Limits limits;
    private final Choices choices;
    private final boolean fluent;
    private final Map<String, Value> parameters = new LinkedHashMap<>();
    private final Map<String, List<Value>> pools = new LinkedHashMap<>();
    private final Map<String, Property> properties = new LinkedHashMap<>();
    private final Map<String, Type> bags = new LinkedHashMap<>();
    private int names;

    /** The share of queries that may find nothing. */
    private static final double UNGUIDED = 0.12;

    /** The same where there is nothing to be found. */
    private static final double UNGUIDED_WITHOUT_DATA = 0.5;

    /** A property key with its type, where it occurs and with which values; in a schema, a key has one type. */
    record Property(String key, Type type, Set<Type> on, List<Value> pool) {}

    Draft(PropertyGraph dataset, Dialect dialect, Limits limits, Choices choices) {
        this.dataset = dataset;
        this.dialect = dialect;
        boolean unguided =
                choices.split("unguided").chance(dataset.nodes().isEmpty() ? UNGUIDED_WITHOUT_DATA : UNGUIDED);
        this.limits = unguided && limits.guidance() == Guidance.FULL ? limits.withGuidance(Guidance.PATTERN) : limits;
        this.choices = choices;
        this.fluent = Feature.all().stream()
                .filter(feature -> !NEVER_WRITTEN.contains(feature))
                .allMatch(feature -> feature.in(dialect));
        GraphSchema schema = dataset.schema();
        schema.nodeTypes().forEach(type -> type.properties().forEach(property -> note(property, Type.NODE)));
        schema.edgeTypes().forEach(type -> type.properties().forEach(property -> note(property, Type.EDGE)));
    }

    private void note(GraphSchema.Property property, Type on) {
        if (dialect.types().contains(property.type())) {
            properties
                    .computeIfAbsent(
                            property.name(),
                            key -> new Property(key, Type.of(property.type()), new LinkedHashSet<>(), property.pool()))
                    .on()
                    .add(on);
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

    /** Whether an ingredient comes that usually comes with this probability. */
    boolean comes(Ingredient what, double usual) {
        return limits.mix().chance(choices, what.id(), usual);
    }

    /** One of these, which may be named more than once, by how often they come in this round. */
    Ingredient oneOf(Ingredient... options) {
        return limits.mix().pick(choices, List.of(options), Ingredient::id);
    }

    /** One of these functions, by how often they come in this round. */
    CypherFunction oneOf(List<CypherFunction> functions) {
        return limits.mix().pick(choices, functions, Ingredient::of);
    }

    /** How much work a clause may be. */
    long steps() {
        return 40L * Math.max(100, limits.rows());
    }

    /** Whether the dialect has everything, so that nothing need be avoided. */
    boolean isFluent() {
        return fluent;
    }

    Map<String, Value> parameters() {
        return parameters;
    }

    List<Property> properties(Type type) {
        return properties.values().stream()
                .filter(property -> property.type() == type)
                .toList();
    }

    /** The properties of a type that elements of a kind have; now and then of the others, too, where an engine allows for it. */
    List<Property> properties(Type type, Type element) {
        boolean any = choices.chance(0.05) && Construct.UNKNOWN_NAMES.in(dialect);
        return any ? properties(type) : held(type, element);
    }

    /** The properties of a type that elements of a kind have. */
    List<Property> held(Type type, Type element) {
        return properties(type).stream()
                .filter(property -> property.on().contains(element))
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

    /** Whether nodes may have more or fewer labels than one. */
    boolean isMultiLabelled() {
        return Construct.SEVERAL_LABELS.in(dialect);
    }

    /** A name that is not taken yet. */
    String fresh(String prefix) {
        return prefix + names++;
    }

    /**
     * A constant: mostly a parameter, so that an engine that has planned the query can answer it again for other values.
     *
     * @param pool the values that could stand here as well
     */
    Expression constant(Value value, List<Value> pool) {
        if (choices.chance(0.2) && isWritable(value)) {
            return Constants.of(value);
        }
        if (parameters.containsValue(value) && choices.chance(0.2)) {
            return new Expression.Parameter(parameters.entrySet().stream()
                    .filter(known -> known.getValue().equals(value))
                    .findFirst()
                    .orElseThrow()
                    .getKey());
        }
        String name = "p" + names++;
        parameters.put(name, value);
        pools.put(name, pool);
        return new Expression.Parameter(name);
    }

    /** A small number, out of those from {@code least} to {@code most}. */
    Expression number(int least, int most) {
        List<Value> pool = new ArrayList<>();
        for (int number = least; number <= most; number++) {
            pool.add(Values.of(number));
        }
        return constant(choices.pick(pool), pool);
    }

    /** The values that could stand for a parameter. */
    List<Value> pool(String parameter) {
        return pools.getOrDefault(parameter, List.of());
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

    /** Remembers of which type the items of a list are that collect has made. */
    void noteBag(String name, Type items) {
        bags.put(name, items);
    }

    Type items(String bag) {
        return bags.getOrDefault(bag, Type.INTEGER);
    }

    /** Whether an engine with this dialect understands it, as it is or rewritten. */
    boolean speaks(Object node) {
        return fluent
                || Features.within((Record) node, dialect)
                || (node instanceof Clause clause && speaks(Query.of(clause)));
    }

    /** The same for a whole query, which may be rewritten. */
    boolean speaks(Query query) {
        return fluent || Features.within(Fallbacks.within(query, dialect), dialect);
    }

    /** Takes back the parameters that nothing mentions. */
    void keepParameters(Set<String> mentioned) {
        new ArrayList<>(parameters.keySet())
                .stream().filter(name -> !mentioned.contains(name)).forEach(parameters::remove);
    }

    /** The types of which there are values: the simple ones, and those of properties. */
    List<Type> scalars() {
        Set<Type> types = new LinkedHashSet<>(List.of(Type.BOOLEAN, Type.INTEGER, Type.FLOAT, Type.STRING));
        properties.values().stream().map(Property::type).filter(Type::isScalar).forEach(types::add);
        return List.copyOf(types);
    }
}
