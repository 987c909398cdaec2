package dev.touchstone.cypher.mutant;

import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Clause.With;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Mutants of projections: which rows are kept, and in which order. */
final class ProjectionMutants {
    private static final Template ANY = Template.of("head(collect($1))");
    private static final Template LESS = Template.of("CASE WHEN $1 > $2 THEN $1 - $2 ELSE 0 END");
    private static final Template ONE_MORE = Template.of("$1 + 1");
    private static final Template IS_NULL = Template.of("$1 IS NULL");

    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "distinct-last",
                    "DISTINCT forgets the last column.",
                    Projection.class,
                    ProjectionMutants::distinctButLast),
            Mutant.of(
                    "with-distinct",
                    "WITH DISTINCT keeps duplicates.",
                    With.class,
                    with -> new With(distinct(with.projection(), false), with.where())),
            Mutant.of(
                    "return-distinct",
                    "RETURN drops duplicates.",
                    Clause.Return.class,
                    end -> new Clause.Return(distinct(end.projection(), true))),
            Mutant.of(
                    "order-second",
                    "DESC counts for the first sort key alone.",
                    Projection.class,
                    projection -> ordered(projection, ascendingAfterFirst(projection.order()))),
            Mutant.of(
                    "order-nulls",
                    "Nulls are sorted first.",
                    Projection.class,
                    projection -> ordered(projection, nullsFirst(projection.order()))),
            Mutant.of(
                    "order-dropped",
                    "ORDER BY is forgotten where nothing is cut off.",
                    Projection.class,
                    projection ->
                            projection.limit().isEmpty() && projection.skip().isEmpty()
                                    ? ordered(projection, List.of())
                                    : projection),
            Mutant.of(
                    "skip-after-limit",
                    "LIMIT comes before SKIP.",
                    Projection.class,
                    projection -> cut(
                            projection,
                            projection
                                    .limit()
                                    .map(limit -> projection
                                            .skip()
                                            .map(skip -> LESS.with(limit, skip))
                                            .orElse(limit)))),
            Mutant.of(
                    "limit-one-more",
                    "LIMIT lets one row more through.",
                    Projection.class,
                    projection -> cut(projection, projection.limit().map(ONE_MORE::with))),
            Mutant.of(
                    "where-before-limit",
                    "The WHERE of a WITH comes before its LIMIT.",
                    Part.class,
                    part -> new Part(part.clauses().stream()
                            .flatMap(clause -> limitLast(clause).stream())
                            .toList())),
            Mutant.of("union-all", "UNION keeps duplicates.", Query.class, query -> new Query(query.parts(), true)),
            Mutant.of(
                    "union-distinct",
                    "UNION ALL drops duplicates.",
                    Query.class,
                    query -> new Query(query.parts(), false)),
            Mutant.of(
                    "union-first",
                    "Of a UNION the first part counts alone.",
                    Query.class,
                    query -> new Query(query.parts().subList(0, 1), query.all())));

    private ProjectionMutants() {}

    static Projection with(Projection projection, List<Item> items) {
        return new Projection(
                projection.distinct(),
                projection.star(),
                items,
                projection.order(),
                projection.skip(),
                projection.limit());
    }

    /** {@code WITH * WHERE condition} */
    static With where(Expression condition) {
        return new With(
                new Projection(false, true, List.of(), List.of(), Optional.empty(), Optional.empty()),
                Optional.of(condition));
    }

    /** One of the values that an item has in a group, under the same name. */
    static Item anyOf(Item item) {
        Optional<String> name = item.expression() instanceof Variable(String variable)
                ? Optional.of(item.alias().orElse(variable))
                : item.alias();
        return new Item(ANY.with(item.expression()), name);
    }

    private static Projection distinct(Projection projection, boolean distinct) {
        return new Projection(
                distinct,
                projection.star(),
                projection.items(),
                projection.order(),
                projection.skip(),
                projection.limit());
    }

    /** Groups by all columns but the last, and takes any value for that one. */
    private static Projection distinctButLast(Projection projection) {
        List<Item> items = new ArrayList<>(projection.items());
        if (!projection.distinct()
                || items.size() < 2
                || items.stream().map(Item::expression).anyMatch(Aggregating::in)) {
            return projection;
        }
        items.add(anyOf(items.removeLast()));
        return distinct(with(projection, items), false);
    }

    private static Projection ordered(Projection projection, List<SortKey> order) {
        return new Projection(
                projection.distinct(),
                projection.star(),
                projection.items(),
                order,
                projection.skip(),
                projection.limit());
    }

    private static List<SortKey> ascendingAfterFirst(List<SortKey> keys) {
        return Stream.concat(
                        keys.stream().limit(1), keys.stream().skip(1).map(key -> new SortKey(key.expression(), false)))
                .toList();
    }

    /** True is greater than false, so that with DESC it comes first. */
    private static List<SortKey> nullsFirst(List<SortKey> keys) {
        List<SortKey> order = new ArrayList<>();
        for (SortKey key : keys) {
            if (!key.descending()) {
                order.add(new SortKey(IS_NULL.with(key.expression()), true));
            }
            order.add(key);
        }
        return order;
    }

    private static Projection cut(Projection projection, Optional<Expression> limit) {
        return new Projection(
                projection.distinct(),
                projection.star(),
                projection.items(),
                projection.order(),
                projection.skip(),
                limit);
    }

    private static List<Clause> limitLast(Clause clause) {
        if (!(clause instanceof With(Projection projection, Optional<Expression> where))
                || where.isEmpty()
                || projection.limit().isEmpty()) {
            return List.of(clause);
        }
        Projection whole = new Projection(
                projection.distinct(),
                projection.star(),
                projection.items(),
                List.of(),
                Optional.empty(),
                Optional.empty());
        Projection some =
                new Projection(false, true, List.of(), projection.order(), projection.skip(), projection.limit());
        return List.of(new With(whole, where), new With(some, Optional.empty()));
    }
}
