package dev.touchstone.campaign.settings;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.choice.Range;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.DatasetSettings.Density;

/**
 * How large and how varied the datasets of rounds may be.
 *
 * @param labels maximum node labels, and maximum edge types
 * @param properties maximum properties per label or edge type
 * @param pool maximum different values per property
 * @param grown the share of graphs that are built by many small transactions instead of one load
 */
public record DatasetRanges(
        Range nodes, Range edges, Range triples, Range labels, Range properties, Range pool, double grown) {
    public static final DatasetRanges DEFAULT = new DatasetRanges(
            new Range(0, 100),
            new Range(0, 200),
            new Range(0, 200),
            new Range(1, 5),
            new Range(1, 4),
            new Range(1, 8),
            Density.DEFAULT.grown());

    /** These, with sizes from a command line. */
    public DatasetRanges sized(Range otherNodes, Range otherEdges, Range otherTriples, double otherGrown) {
        return new DatasetRanges(otherNodes, otherEdges, otherTriples, labels, properties, pool, otherGrown);
    }

    DatasetSettings largest() {
        return new DatasetSettings(
                nodes.most(),
                edges.most(),
                triples.most(),
                labels.most(),
                properties.most(),
                pool.most(),
                density(Density.DEFAULT));
    }

    private Density density(Density usual) {
        return new Density(grown, usual.filled(), usual.extreme(), usual.indexed());
    }

    /** Most graphs are small: they are quickly planned for, and known bugs need no more. */
    DatasetSettings draw(Choices choices) {
        Choices sizes = choices.split("sizes");
        int drawn = nodes.oneOf(sizes, 0, 1, 1, 2, 2, 2, 5, 5, 5, 5, 5, 5, 20, 20, 20, 20, 20, nodes.most());
        int perTwoNodes = sizes.pickOf(1, 2, 2, 3, 4, 4, 8);
        Choices width = choices.split("width");
        Choices shares = choices.split("density");
        return new DatasetSettings(
                drawn,
                edges.nearest((int) Math.min(Integer.MAX_VALUE, (long) drawn * perTwoNodes / 2)),
                triples.oneOf(sizes, 0, 1, 2, 5, 5, 5, 20, 20, 20, 20, 50, 50, triples.most()),
                labels.oneOf(width, 1, 2, 3, labels.most()),
                properties.oneOf(width, 1, 2, 3, properties.most()),
                pool.oneOf(width, 1, 2, 4, 4, pool.most()),
                density(new Density(
                        grown,
                        shares.pickOf(0.3, 0.7, 0.7, 0.7, 1.0),
                        shares.pickOf(0.0, 0.1, 0.1, 0.5),
                        shares.pickOf(0.0, 0.2, 0.2, 0.7))));
    }
}
