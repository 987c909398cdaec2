package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.Kind.ANY;
import static dev.touchstone.cypher.function.Kind.DURATION;
import static dev.touchstone.cypher.function.Kind.FLOAT;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.LIST;
import static dev.touchstone.cypher.function.Kind.NUMBER;
import static dev.touchstone.cypher.function.Returns.made;
import static dev.touchstone.cypher.function.Trait.AGGREGATES;
import static dev.touchstone.cypher.function.Trait.INEXACT;

import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.cypher.function.Returns.Origin;
import java.util.List;

/** Functions of the values of many rows. A sum or a mean of durations is a duration, which nobody relies on before it is there. */
final class AggregationRows {
    private static final Parameters AMOUNT = Parameters.of(Parameters.oneOf(NUMBER, DURATION));
    private static final Parameters OF_NUMBERS = Parameters.of(NUMBER);
    private static final Parameters SHARE = Parameters.of(NUMBER, FLOAT);

    static final List<CypherFunction> ALL = List.of(
            row("count", Parameters.of(ANY), made(INTEGER)).combinedBy(Column.SUM),
            row("sum", AMOUNT, made(NUMBER).unchecked())
                    .needing("sum-of-nothing", "sum-of-integers")
                    .combinedBy(Column.SUM),
            inexact("avg", AMOUNT, NUMBER),
            extreme("min").combinedBy(Column.LEAST),
            extreme("max").combinedBy(Column.MOST),
            row("collect", Parameters.of(ANY), Returns.from(Origin.GATHERED, LIST))
                    .needing("collect-of-nothing"),
            inexact("stDev", OF_NUMBERS, FLOAT).needing("standard-deviations"),
            inexact("stDevP", OF_NUMBERS, FLOAT).needing("standard-deviations"),
            row("percentileDisc", SHARE, made(NUMBER).unchecked()).needing("percentiles", "percentile-of-integers"),
            inexact("percentileCont", SHARE, FLOAT).needing("percentiles"));

    private AggregationRows() {}

    private static CypherFunction row(String name, Parameters parameters, Returns returns) {
        return CypherFunction.row(name, parameters, returns).with(Nulls.HANDLED).with(AGGREGATES);
    }

    private static CypherFunction inexact(String name, Parameters parameters, Kind kind) {
        return row(name, parameters, made(kind).unchecked()).with(AGGREGATES, INEXACT);
    }

    private static CypherFunction extreme(String name) {
        return row(name, Parameters.of(ANY), Returns.from(Origin.ARGUMENT, ANY).unchecked());
    }
}
