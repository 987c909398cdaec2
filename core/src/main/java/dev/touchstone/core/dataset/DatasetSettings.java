package dev.touchstone.core.dataset;

/**
 * How large and how varied random datasets are.
 *
 * @param nodes how many nodes a property graph has
 * @param edges how many edges it has
 * @param labels maximum node labels, and maximum edge types
 * @param properties maximum properties per label or edge type
 * @param pool maximum different values per property
 * @param grown the share of graphs that are built by many small transactions instead of one load
 * @param triples how many triples an RDF graph has; the RD2 paper has 50
 */
public record DatasetSettings(int nodes, int edges, int labels, int properties, int pool, double grown, int triples) {
    public static final DatasetSettings DEFAULT = new DatasetSettings(100, 200, 5, 4, 8, 0.1, 50);
}
