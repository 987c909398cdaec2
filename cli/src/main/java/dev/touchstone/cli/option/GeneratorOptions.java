package dev.touchstone.cli.option;

import dev.touchstone.campaign.settings.DatasetRanges;
import dev.touchstone.campaign.settings.QueryRanges;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.core.choice.Range;
import dev.touchstone.core.generate.Limits.Guidance;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/**
 * The options of generation: the size of graphs and of statements. A number alone is an upper bound; each round draws its sizes below it.
 */
public final class GeneratorOptions {
    private static final DatasetRanges DATASETS = DatasetRanges.DEFAULT;
    private static final QueryRanges QUERIES = QueryRanges.DEFAULT;

    /** What a user wrote: {@code 20}, {@code 5..20}. */
    private record Bounds(int least) {
        Range of(String text) {
            return Range.of(text, least)
                    .orElseThrow(() -> new TypeConversionException(
                            "\"" + text + "\" is neither a number nor a range such as 2..9"));
        }
    }

    private static final class FromZero implements ITypeConverter<Range> {
        @Override
        public Range convert(String text) {
            return new Bounds(0).of(text);
        }
    }

    private static final class FromOne implements ITypeConverter<Range> {
        @Override
        public Range convert(String text) {
            return new Bounds(1).of(text);
        }
    }

    private static final class FromTwo implements ITypeConverter<Range> {
        @Override
        public Range convert(String text) {
            return new Bounds(2).of(text);
        }
    }

    @Option(
            names = "--nodes",
            paramLabel = "N|A..B",
            converter = FromZero.class,
            defaultValue = "0..100",
            description = "Nodes per graph; N is an upper bound (default: ${DEFAULT-VALUE}).")
    Range nodes = DATASETS.nodes();

    @Option(
            names = "--edges",
            paramLabel = "N|A..B",
            converter = FromZero.class,
            defaultValue = "0..200",
            description = "Edges per graph (default: ${DEFAULT-VALUE}).")
    Range edges = DATASETS.edges();

    @Option(
            names = "--triples",
            paramLabel = "N|A..B",
            converter = FromZero.class,
            defaultValue = "0..200",
            description = "Triples per RDF graph (default: ${DEFAULT-VALUE}).")
    Range triples = DATASETS.triples();

    @Option(
            names = "--grown",
            paramLabel = "SHARE",
            defaultValue = "0.1",
            description = "Share of graphs built by many small transactions, 0 to 1 (default: ${DEFAULT-VALUE}).")
    double grown = DATASETS.grown();

    @Option(
            names = "--guidance",
            paramLabel = "HOW",
            defaultValue = "full",
            description =
                    "How much the data guides query generation: none, pattern or full (default: ${DEFAULT-VALUE}).")
    Guidance guidance = QUERIES.guidance();

    @Option(
            names = "--clauses",
            paramLabel = "N|A..B",
            converter = FromTwo.class,
            defaultValue = "2..9",
            description = "Maximum clauses per query (default: ${DEFAULT-VALUE}).")
    Range clauses = QUERIES.clauses();

    @Option(
            names = "--patterns",
            paramLabel = "N|A..B",
            converter = FromOne.class,
            defaultValue = "1..4",
            description = "Maximum patterns per clause (default: ${DEFAULT-VALUE}).")
    Range patterns = QUERIES.patterns();

    @Option(
            names = "--depth",
            paramLabel = "N|A..B",
            converter = FromZero.class,
            defaultValue = "0..2",
            description = "Maximum nesting of expressions (default: ${DEFAULT-VALUE}).")
    Range depth = QUERIES.depth();

    @Option(
            names = "--rows",
            paramLabel = "N|A..B",
            converter = FromOne.class,
            defaultValue = "1..1000",
            description = "Maximum rows between two clauses (default: ${DEFAULT-VALUE}).")
    Range rows = QUERIES.rows();

    @Option(
            names = "--bindings",
            paramLabel = "N|A..B",
            converter = FromOne.class,
            defaultValue = "1..40",
            description = "Maximum parameter bindings per query (default: ${DEFAULT-VALUE}).")
    Range bindings = QUERIES.bindings();

    @Option(
            names = "--no-swarm",
            description = "Give all rounds the full size and the usual mix, instead of a drawn shape each.")
    boolean uniform;

    /** So large, in rounds of so many datasets and cases. */
    public RoundSize size(int datasets, int cases) {
        return new RoundSize(
                datasets,
                cases,
                DATASETS.sized(nodes, edges, triples, grown),
                new QueryRanges(clauses, patterns, depth, rows, bindings, guidance),
                !uniform);
    }
}
