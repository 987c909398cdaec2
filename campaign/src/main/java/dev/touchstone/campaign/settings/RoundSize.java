package dev.touchstone.campaign.settings;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.touchstone.core.choice.Choices;
import java.util.List;

/**
 * How large rounds are.
 *
 * @param datasets how many datasets of one schema a round has
 * @param cases how many cases it has, spread evenly over its datasets
 * @param content how large datasets may get
 * @param limits how large queries may get
 * @param swarm whether every round draws a shape of its own; else all are as large as they may be
 */
public record RoundSize(
        int datasets,
        int cases,
        DatasetRanges content,
        QueryRanges limits,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean swarm) {
    /** So many, with datasets and queries as they usually are. */
    public RoundSize(int datasets, int cases) {
        this(datasets, cases, DatasetRanges.DEFAULT, QueryRanges.DEFAULT, true);
    }

    /**
     * The shape of a round.
     *
     * @param ingredients what the queries of its language are made of
     */
    public RoundShape shape(List<String> ingredients, Choices choices) {
        return swarm
                ? new RoundShape(
                        content.draw(choices.split("content")), limits.draw(ingredients, choices.split("limits")))
                : new RoundShape(content.largest(), limits.largest());
    }
}
