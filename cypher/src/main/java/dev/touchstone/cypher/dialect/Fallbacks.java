package dev.touchstone.cypher.dialect;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/**
 * Says a query with what a dialect has.
 *
 * <p>What replaces a part of a query has the same value in every row, nulls included, wherever that part has a value. Where the part is an
 * error, such as {@code isEmpty(1)}, what replaces it may have a value.
 */
public final class Fallbacks {
    private static final List<Fallback> ALL = Stream.of(
                    ClauseFallbacks.ALL,
                    SubqueryFallbacks.ALL,
                    PatternFallbacks.ALL,
                    OperatorFallbacks.ALL,
                    FunctionFallbacks.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Dialect EVERYTHING = new Dialect(
            "cypher", List.of(), Feature.all().stream().map(Feature::key).toList());

    private Fallbacks() {}

    /** The query with everything replaced that the dialect lacks and can say otherwise; the rest stays as it is. */
    public static Query within(Query query, Dialect dialect) {
        return (Query) rewrite(query, dialect);
    }

    /** The query with everything replaced that a dialect withholds and that can be said otherwise, for whatever engine. */
    public static Query avoiding(Query query, Dialect dialect) {
        return dialect.withheld().isEmpty() ? query : within(query, EVERYTHING.withhold(dialect.withheld()));
    }

    private static Record rewrite(Record root, Dialect dialect) {
        return Tree.rewrite(root, node -> replacement(node, dialect));
    }

    private static Record replacement(Record node, Dialect dialect) {
        List<Feature> lacking =
                Features.own(node).filter(feature -> !feature.in(dialect)).toList();
        return ALL.stream()
                .filter(fallback -> lacking.contains(fallback.feature()))
                .flatMap(fallback -> fallback.way().from(node, dialect).stream())
                // Of several things that a node lacks words for, perhaps none can be said otherwise.
                .filter(instead -> !instead.equals(node))
                // What a replacement consists of may stand in a place where it needs a fallback of its own.
                .map(instead -> rewrite(instead, dialect))
                .filter(instead -> Features.within(instead, dialect))
                .findFirst()
                .orElse(node);
    }
}
