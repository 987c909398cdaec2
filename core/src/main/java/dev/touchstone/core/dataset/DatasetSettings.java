package dev.touchstone.core.dataset;

/**
 * How large and how varied random datasets are.
 *
 * @param nodes how many nodes a property graph has
 * @param edges how many edges it has
 * @param triples how many triples an RDF graph has; the RD2 paper has 50
 * @param labels maximum node labels, and maximum edge types
 * @param properties maximum properties per label or edge type
 * @param pool maximum different values per property
 * @param density how often elements have what they may have
 */
public record DatasetSettings(
        int nodes, int edges, int triples, int labels, int properties, int pool, Density density) {
    public static final DatasetSettings DEFAULT = new DatasetSettings(100, 200, 50, 5, 4, 8, Density.DEFAULT);

    /**
     * Shares, each from 0 to 1.
     *
     * @param grown the share of graphs that are built by many small transactions instead of one load
     * @param filled how many of its properties an element has
     * @param extreme how many of the values are at the borders of their type
     * @param indexed how many of the properties of nodes have an index
     */
    public record Density(double grown, double filled, double extreme, double indexed) {
        public static final Density DEFAULT = new Density(0.1, 0.7, 0.1, 0.2);
    }
}
