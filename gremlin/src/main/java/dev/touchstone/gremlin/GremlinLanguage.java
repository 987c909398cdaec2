package dev.touchstone.gremlin;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.generate.GraphGenerator;
import dev.touchstone.core.generate.GraphStyle;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Case;
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
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.oracle.Barriers;
import dev.touchstone.gremlin.oracle.Disassembling;
import dev.touchstone.gremlin.oracle.Disassembling.Strategy;
import dev.touchstone.gremlin.oracle.GremlinDrawing;
import dev.touchstone.gremlin.oracle.PassedIds;
import dev.touchstone.gremlin.oracle.TemporaryTable;
import dev.touchstone.gremlin.phrase.GremlinPhrasebook;
import dev.touchstone.gremlin.phrase.GremlinSpeech;
import dev.touchstone.gremlin.reduce.GremlinHints;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.tell.GremlinTelling;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Gremlin, as Apache TinkerPop defines it. */
public final class GremlinLanguage implements Language {
    /** A vertex has exactly one label, and an edge type says which labels it joins. */
    private static final GraphStyle STYLE = new GraphStyle(1, 1, true);

    private static final Drawing DRAWING = new GremlinDrawing();

    @Override
    public String name() {
        return "gremlin";
    }

    @Override
    public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
        return new GraphGenerator(settings, STYLE, dialect).generate(schema, content);
    }

    @Override
    public Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return new GremlinStatement(
                new TraversalGenerator((PropertyGraph) dataset, dialect, limits, choices).reading());
    }

    @Override
    public Statement queryOfOne(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return new GremlinStatement(new TraversalGenerator((PropertyGraph) dataset, dialect, limits, choices).daring());
    }

    @Override
    public Statement anyQuery(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        return new GremlinStatement(new TraversalGenerator((PropertyGraph) dataset, dialect, limits, choices).loose());
    }

    @Override
    public List<Probe> probes() {
        return Arrays.stream(Feature.values()).map(Feature::probe).toList();
    }

    @Override
    public List<Oracle> oracles() {
        return Stream.concat(
                        Stream.of(
                                new Disassembling(Strategy.IDS),
                                new Disassembling(Strategy.TABLE),
                                new Disassembling(Strategy.BARRIER),
                                new TruthOracle(
                                        "TinkerGraph defines what Gremlin means; without its optimisations it says what the answer is.",
                                        DRAWING),
                                new PartitionOracle(
                                        "What satisfies a predicate, what does not and what lacks the property make up the whole.",
                                        "rows(t) = rows(t, k is p) + rows(t, k is not p) + rows(t, no k)",
                                        DRAWING),
                                new RewriteOracle(false, "g.V().out('e') = g.V().outE('e').inV()", DRAWING),
                                new RewriteOracle(true, "g.V().out('e') within g.V().both('e')", DRAWING)),
                        GraphRelations.in(new GremlinPhrasebook()).stream())
                .toList();
    }

    @Override
    public Hints hints() {
        return new GremlinHints();
    }

    @Override
    public Telling telling() {
        return new GremlinTelling();
    }

    @Override
    public Optional<Handwriting> handwriting() {
        return Optional.of(new GremlinHandwriting());
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(GremlinStatement.class);
    }

    @Override
    public List<Class<? extends Speech>> speeches() {
        return List.of(GremlinSpeech.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of(PassedIds.class, TemporaryTable.class, Barriers.class);
    }
}
