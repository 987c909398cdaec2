package dev.touchstone.cypher.mutant;

import static dev.touchstone.cypher.mutant.ExpressionMutants.call;
import static dev.touchstone.cypher.mutant.ExpressionMutants.withoutDistinct;

import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Mutants of aggregation. */
final class AggregationMutants {
    private static final Template KNOWN = Template.of("$1 IS NOT NULL");

    static final List<Mutant> ALL = List.of(
            call("count", 1, "count-nulls", "count() counts nulls.", "count(*)"),
            withoutDistinct("count", "count-distinct", "count(DISTINCT …) counts duplicates."),
            withoutDistinct("collect", "collect-distinct", "collect(DISTINCT …) keeps duplicates."),
            withoutDistinct("sum", "sum-distinct", "sum(DISTINCT …) adds duplicates."),
            call("collect", 1, "collect-nulls", "collect() keeps nulls.", "[box IN collect([$1]) | box[0]]"),
            call(
                    "sum",
                    1,
                    "sum-of-nothing",
                    "The sum of nothing is null.",
                    "CASE WHEN count($1) = 0 THEN null ELSE sum($1) END"),
            call(
                    "min",
                    1,
                    "min-negative",
                    "The smallest of negative numbers is the largest.",
                    "CASE WHEN min($1) < 0 THEN max($1) ELSE min($1) END"),
            call("max", 1, "max-of-nothing", "The largest of nothing is 0.", "coalesce(max($1), 0)"),
            call("avg", 1, "avg-whole", "An average is cut to a whole number.", "toFloat(toInteger(avg($1)))"),
            call("avg", 1, "avg-nulls", "An average counts nulls as zeros.", "toFloat(sum($1)) / count(*)"),
            call("stDev", 1, "deviation", "stDev() takes the sample for the population.", "stDevP($1)"),
            call("percentileDisc", 2, "percentile", "percentileDisc() interpolates.", "percentileCont($1, $2)"),
            Mutant.of(
                    "group-by-last",
                    "The last of several grouping keys does not tell groups apart.",
                    Projection.class,
                    AggregationMutants::withoutLastKey),
            Mutant.of(
                    "group-of-null",
                    "Rows with a null as grouping key are lost.",
                    Part.class,
                    part -> new Part(part.clauses().stream()
                            .flatMap(clause -> withoutNulls(clause).stream())
                            .toList())));

    private AggregationMutants() {}

    private static List<Item> keys(Projection projection) {
        boolean aggregates = projection.items().stream().map(Item::expression).anyMatch(Aggregating::in);
        return aggregates
                ? projection.items().stream()
                        .filter(item -> !Aggregating.in(item.expression()))
                        .toList()
                : List.of();
    }

    private static Projection withoutLastKey(Projection projection) {
        List<Item> keys = keys(projection);
        if (keys.size() < 2) {
            return projection;
        }
        List<Item> items = new ArrayList<>(projection.items());
        items.set(items.lastIndexOf(keys.getLast()), ProjectionMutants.anyOf(keys.getLast()));
        return ProjectionMutants.with(projection, items);
    }

    /** The clause after one that keeps the rows that have a value for every key. */
    private static List<Clause> withoutNulls(Clause clause) {
        Optional<Expression> known = projection(clause)
                .flatMap(projection -> keys(projection).stream()
                        .map(key -> KNOWN.with(key.expression()))
                        .reduce((a, b) -> Template.of("$1 AND $2").with(a, b)));
        return known.isEmpty() ? List.of(clause) : List.of(ProjectionMutants.where(known.get()), clause);
    }

    private static Optional<Projection> projection(Clause clause) {
        return switch (clause) {
            case Clause.With with -> Optional.of(with.projection());
            case Clause.Return end -> Optional.of(end.projection());
            default -> Optional.empty();
        };
    }
}
