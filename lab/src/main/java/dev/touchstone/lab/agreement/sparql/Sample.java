package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.lab.wild.Wild;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.generate.RdfGenerator;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/** A graph and a query on it. */
record Sample(Profile profile, int number, RdfGraph graph, Query query) {
    /** So many queries share a graph. */
    private static final int QUERIES_PER_GRAPH = 20;

    /** Where it comes from. */
    enum Profile {
        /** The generator, with literals in canonical form. */
        CANONICAL,
        /** The generator, with literals that some stores would rewrite. */
        WILD,
        /** Queries that nothing guides, with expressions of any type. */
        UNGUIDED
    }

    static Sample of(Profile profile, long seed, int number) {
        return switch (profile) {
            case CANONICAL, WILD -> generated(profile, seed, number);
            case UNGUIDED -> {
                Wild wild = Wild.of(new Choices(seed).split("wild", number).bits());
                yield new Sample(profile, number, wild.graph(), wild.query());
            }
        };
    }

    private static Sample generated(Profile profile, long seed, int number) {
        Choices ofGraph = new Choices(seed).split("graph", number / QUERIES_PER_GRAPH);
        List<String> features = Stream.of(
                        Feature.WILD_LITERALS,
                        Feature.WRITTEN_REALS,
                        Feature.DERIVED_TYPES,
                        Feature.TYPED_BOOLEANS,
                        Feature.BOTH_ALTERNATIVES)
                .filter(feature -> profile == Profile.WILD || feature != Feature.WILD_LITERALS)
                .map(Feature::key)
                .toList();
        Dialect dialect = new Dialect("sparql", List.of(), features);
        RdfGraph graph = new RdfGenerator(DatasetSettings.DEFAULT, dialect)
                .generate(ofGraph.split("schema"), ofGraph.split("content"));
        Query query =
                new QueryGenerator(graph, dialect, Limits.DEFAULT, new Choices(seed).split("query", number)).query();
        return new Sample(profile, number, graph, query);
    }
}
