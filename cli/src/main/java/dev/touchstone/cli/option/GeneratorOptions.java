package dev.touchstone.cli.option;

import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import picocli.CommandLine.Option;

/** The options of generation: the size of graphs and of statements. */
public final class GeneratorOptions {
    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "100",
            description = "Nodes per graph (default: ${DEFAULT-VALUE}).")
    int nodes = DatasetSettings.DEFAULT.nodes();

    @Option(
            names = "--edges",
            paramLabel = "N",
            defaultValue = "200",
            description = "Edges per graph (default: ${DEFAULT-VALUE}).")
    int edges = DatasetSettings.DEFAULT.edges();

    @Option(
            names = "--triples",
            paramLabel = "N",
            defaultValue = "200",
            description = "Triples per RDF graph (default: ${DEFAULT-VALUE}).")
    int triples = DatasetSettings.DEFAULT.triples();

    @Option(
            names = "--grown",
            paramLabel = "SHARE",
            defaultValue = "0.1",
            description = "Share of graphs built by many small transactions, 0 to 1 (default: ${DEFAULT-VALUE}).")
    double grown = DatasetSettings.DEFAULT.grown();

    @Option(
            names = "--guidance",
            paramLabel = "HOW",
            defaultValue = "full",
            description =
                    "How much the data guides query generation: none, pattern or full (default: ${DEFAULT-VALUE}).")
    Guidance guidance = Limits.DEFAULT.guidance();

    @Option(
            names = "--clauses",
            paramLabel = "N",
            defaultValue = "9",
            description = "Maximum clauses per query (default: ${DEFAULT-VALUE}).")
    int clauses = Limits.DEFAULT.clauses();

    @Option(
            names = "--patterns",
            paramLabel = "N",
            defaultValue = "4",
            description = "Maximum patterns per clause (default: ${DEFAULT-VALUE}).")
    int patterns = Limits.DEFAULT.patterns();

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "2",
            description = "Maximum nesting of expressions (default: ${DEFAULT-VALUE}).")
    int depth = Limits.DEFAULT.depth();

    @Option(
            names = "--rows",
            paramLabel = "N",
            defaultValue = "100",
            description = "Maximum rows between two clauses (default: ${DEFAULT-VALUE}).")
    int rows = Limits.DEFAULT.rows();

    @Option(
            names = "--bindings",
            paramLabel = "N",
            defaultValue = "40",
            description = "Maximum parameter bindings per query (default: ${DEFAULT-VALUE}).")
    int bindings = Limits.DEFAULT.bindings();

    public DatasetSettings dataset() {
        DatasetSettings usual = DatasetSettings.DEFAULT;
        return new DatasetSettings(nodes, edges, usual.labels(), usual.properties(), usual.pool(), grown, triples);
    }

    public Limits limits() {
        return new Limits(clauses, patterns, depth, rows, bindings, guidance);
    }
}
