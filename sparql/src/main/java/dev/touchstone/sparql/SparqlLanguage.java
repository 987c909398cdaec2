package dev.touchstone.sparql;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.DisassembleOracle;
import dev.touchstone.core.oracle.Drawing;
import dev.touchstone.core.oracle.Handwriting;
import dev.touchstone.core.oracle.Language;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.PartitionOracle;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.reduce.Hints;
import dev.touchstone.core.relation.GraphRelations;
import dev.touchstone.core.relation.Speech;
import dev.touchstone.core.rewrite.RewriteOracle;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.generate.RdfGenerator;
import dev.touchstone.sparql.mistake.Replicas;
import dev.touchstone.sparql.oracle.SparqlDrawing;
import dev.touchstone.sparql.phrase.SparqlPhrasebook;
import dev.touchstone.sparql.phrase.SparqlSpeech;
import dev.touchstone.sparql.reduce.SparqlHints;
import dev.touchstone.sparql.syntax.SparqlStatement;
import dev.touchstone.sparql.tell.SparqlTelling;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** SPARQL 1.1. */
public final class SparqlLanguage implements Language {
    private static final Drawing DRAWING = new SparqlDrawing();

    @Override
    public String name() {
        return "sparql";
    }

    @Override
    public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
        return new RdfGenerator(settings, dialect).generate(schema, content);
    }

    @Override
    public Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return new SparqlQuery(new QueryGenerator((RdfGraph) dataset, dialect, limits, choices).query());
    }

    @Override
    public List<Probe> probes() {
        return Arrays.stream(Feature.values()).map(Feature::probe).toList();
    }

    @Override
    public List<Oracle> oracles() {
        return Stream.concat(
                        Stream.of(
                                new TruthOracle(
                                        "Touchstone's own evaluator of SPARQL, which passes the W3C's tests, says what the answer is.",
                                        DRAWING),
                                new DisassembleOracle(
                                        "A query and the elements of its group, run one after the other on the solutions of the one before, do the same work.",
                                        "rows({ e1 e2 }) = rows({ VALUES rows(e1) e2 })",
                                        DRAWING),
                                new PartitionOracle(
                                        "Where a condition holds, where it does not and where it is an error make up the whole.",
                                        "rows(q) = rows(q, p) + rows(q, !p) + rows(q, p is an error)",
                                        DRAWING),
                                new RewriteOracle(false, "rows(?s :p ?o) = rows(?o ^:p ?s)", DRAWING),
                                new RewriteOracle(
                                        true, "rows({ ?s :p ?o FILTER(?o > 3) }) within rows({ ?s :p ?o })", DRAWING)),
                        GraphRelations.in(new SparqlPhrasebook()).stream())
                .toList();
    }

    @Override
    public List<StandIn> references() {
        return Replicas.all();
    }

    @Override
    public Hints hints() {
        return new SparqlHints();
    }

    @Override
    public Telling telling() {
        return new SparqlTelling();
    }

    @Override
    public Optional<Handwriting> handwriting() {
        return Optional.of(new SparqlHandwriting());
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(SparqlStatement.class, SparqlQuery.class, SparqlUpdate.class);
    }

    @Override
    public List<Class<? extends Speech>> speeches() {
        return List.of(SparqlSpeech.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of();
    }
}
