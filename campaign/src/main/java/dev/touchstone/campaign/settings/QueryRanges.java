package dev.touchstone.campaign.settings;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.choice.Range;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.generate.Mix;
import java.util.List;

/**
 * How large the queries of rounds may get.
 *
 * @param clauses maximum clauses per query
 * @param patterns maximum patterns per clause
 * @param depth how deep expressions are nested
 * @param rows the rows between two clauses that a query aims to stay below
 * @param bindings how often a query is asked with other values of its parameters
 */
public record QueryRanges(Range clauses, Range patterns, Range depth, Range rows, Range bindings, Guidance guidance) {
    public static final QueryRanges DEFAULT = new QueryRanges(
            new Range(2, 9), new Range(1, 4), new Range(0, 2), new Range(1, 1000), new Range(1, 40), Guidance.FULL);

    public QueryRanges withBindings(Range other) {
        return new QueryRanges(clauses, patterns, depth, rows, other, guidance);
    }

    Limits largest() {
        return limits(clauses.most(), patterns.most(), depth.most(), rows.most(), bindings.most(), Mix.USUAL);
    }

    private Limits limits(int clause, int pattern, int deep, int row, int binding, Mix mix) {
        return new Limits(clause, pattern, deep, row, binding, guidance, mix);
    }

    /** Most queries are small. */
    Limits draw(List<String> ingredients, Choices choices) {
        Choices sizes = choices.split("sizes");
        return limits(
                clauses.oneOf(sizes, 2, 3, 3, 4, 4, 5, 5, clauses.most()),
                patterns.oneOf(sizes, 1, 2, 2, 3, patterns.most()),
                depth.oneOf(sizes, 0, 1, 1, 1, 2, 2, 2, depth.most()),
                rows.oneOf(sizes, 100, 100, 100, 400, rows.most()),
                bindings.oneOf(sizes, 1, 2, 5, bindings.most()),
                Mix.draw(ingredients, choices.split("mix")));
    }
}
