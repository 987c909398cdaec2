package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.reference.error.CypherError;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Functions over the values of a group of rows, one for each row of the {@link FunctionTable} that aggregates. All of them pass over nulls.
 *
 * <p>Whether values count once only (DISTINCT) is for the caller to see to, with {@link Equivalence}.
 */
public final class Aggregations {
    private static final Map<String, Body> BY_NAME = complete(Map.of(
            "count",
            (values, others, world) -> count(values),
            "sum",
            (values, others, world) -> rounded(sum(values), values, world),
            "avg",
            (values, others, world) -> avg(values, world),
            "min",
            (values, others, world) -> min(values, world),
            "max",
            (values, others, world) -> max(values, world),
            "collect",
            (values, others, world) -> collect(values, world),
            "stDev",
            (values, others, world) -> deviation("stDev", values, 1, world),
            "stDevP",
            (values, others, world) -> deviation("stDevP", values, 0, world),
            "percentileDisc",
            (values, others, world) -> percentileDisc(values, others.getFirst()),
            "percentileCont",
            (values, others, world) -> rounded(percentileCont(values, others.getFirst()), values, world)));

    private Aggregations() {}

    /** What an aggregation does with the first argument in each row, and with the others, which are the same in all rows. */
    @FunctionalInterface
    private interface Body {
        Value apply(List<Value> values, List<Value> others, World world);
    }

    private static Map<String, Body> complete(Map<String, Body> bodies) {
        Set<String> rows = FunctionTable.all().stream()
                .filter(CypherFunction::aggregates)
                .map(CypherFunction::name)
                .collect(Collectors.toSet());
        if (!rows.equals(bodies.keySet())) {
            throw new IllegalStateException("the table has " + rows + ", implemented are " + bodies.keySet());
        }
        return bodies;
    }

    /**
     * Applies the aggregation of this name.
     *
     * @param values the first argument in each row
     * @param others the values of the other arguments, which are the same in all rows
     */
    public static Value apply(String name, List<Value> values, List<Value> others) {
        return apply(name, values, others, World.AS_FOUND);
    }

    /** The same in another world. */
    public static Value apply(String name, List<Value> values, List<Value> others, World world) {
        CypherFunction row = FunctionTable.get(name);
        if (!row.takes(1 + others.size())) {
            throw CypherError.syntax("InvalidNumberOfArguments", name + " with " + others.size() + " more arguments");
        }
        return Optional.ofNullable(BY_NAME.get(row.name())).orElseThrow().apply(values, others, world);
    }

    /** What a computation with many steps comes to: the last digit is open, and so is what comes where a step is too large for a float. */
    private static Value rounded(Value value, List<Value> of, World world) {
        if (!(value instanceof Real(double real))) {
            return value;
        }
        boolean overflows = !Double.isFinite(real)
                && present(of).stream().allMatch(each -> Double.isFinite(Numbers.approximate(each)));
        return Values.of(overflows && world.takes(Freedom.ROUNDING) ? Double.NaN : world.rounded(real));
    }

    public static Value count(List<Value> values) {
        return Values.of((long) present(values).size());
    }

    /** The sum, from the first to the last, of numbers or of durations; of nothing, zero. */
    public static Value sum(List<Value> values) {
        List<Value> durations = present(values);
        if (!durations.isEmpty() && durations.stream().allMatch(Temporals::isDuration)) {
            return durations.stream().reduce(Arithmetic::add).orElse(Values.NULL);
        }
        Value sum = new Int(0);
        for (Value value : present(values)) {
            Arguments.real("sum", value);
            sum = Arithmetic.add(sum, value);
        }
        return sum;
    }

    /** The mean, of numbers as a float or of durations; of nothing, null. */
    private static Value avg(List<Value> values, World world) {
        List<Value> numbers = present(values);
        if (!numbers.isEmpty() && numbers.stream().allMatch(Temporals::isDuration)) {
            return world.takes(Freedom.MEAN) ? stepByStep(numbers) : Arithmetic.divide(sum(numbers), count(numbers));
        }
        return numbers.isEmpty() ? Values.NULL : rounded(Values.of(Statistics.mean("avg", numbers)), numbers, world);
    }

    /** The mean of durations as it grows: months, days and seconds are rounded at each step. */
    private static Value stepByStep(List<Value> durations) {
        Value mean = durations.getFirst();
        for (int count = 2; count <= durations.size(); count++) {
            Value distance = Arithmetic.subtract(durations.get(count - 1), mean);
            mean = Arithmetic.add(mean, Arithmetic.divide(distance, Values.of((long) count)));
        }
        return mean;
    }

    /** The first in {@link Orderability}; of nothing, null. */
    private static Value min(List<Value> values, World world) {
        Orderability order = new Orderability(world);
        return present(values).stream()
                .reduce((least, next) -> order.compare(next, least) < 0 ? next : least)
                .orElse(Values.NULL);
    }

    /** The last in {@link Orderability}; of nothing, null. */
    private static Value max(List<Value> values, World world) {
        Orderability order = new Orderability(world);
        return present(values).stream()
                .reduce((most, next) -> order.compare(next, most) > 0 ? next : most)
                .orElse(Values.NULL);
    }

    private static Value collect(List<Value> values, World world) {
        return new ListOf(world.ordered(Freedom.COLLECT, present(values), new Orderability(world)));
    }

    /** The standard deviation; of one value zero, and of nothing, too, or null, as versions of Neo4j have it. */
    private static Value deviation(String function, List<Value> values, int fewer, World world) {
        List<Value> numbers = present(values);
        if (numbers.isEmpty()) {
            return world.takes(Freedom.DEVIATION) ? Values.NULL : Values.of(0.0);
        }
        return rounded(Values.of(Statistics.deviation(function, numbers, fewer)), numbers, world);
    }

    /** The least value that at least so big a share of the values does not exceed; of nothing, null. */
    public static Value percentileDisc(List<Value> values, Value share) {
        double percentile = Statistics.share("percentileDisc", share);
        List<Value> sorted = Statistics.sorted("percentileDisc", present(values));
        if (sorted.isEmpty()) {
            return Values.NULL;
        }
        int rank = (int) Math.ceil(percentile * sorted.size());
        return sorted.get(Math.max(rank - 1, 0));
    }

    /** The value at that share of the way through the sorted values, between two of them if need be; of nothing, null. */
    public static Value percentileCont(List<Value> values, Value share) {
        double percentile = Statistics.share("percentileCont", share);
        List<Value> sorted = Statistics.sorted("percentileCont", present(values));
        return sorted.isEmpty() ? Values.NULL : Values.of(Statistics.interpolate(sorted, percentile));
    }

    private static List<Value> present(List<Value> values) {
        return values.stream().filter(value -> !(value instanceof Null)).toList();
    }
}
