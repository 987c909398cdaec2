package dev.touchstone.gremlin;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.GraphGenerator;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.PartitionOracle;
import dev.touchstone.core.oracle.RewriteOracle;
import dev.touchstone.core.oracle.StatementGenerator;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.relation.draw.GraphRelations;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.generate.GremlinStatementGenerator;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.oracle.DisassembleBarrierCase;
import dev.touchstone.gremlin.oracle.DisassembleIdsCase;
import dev.touchstone.gremlin.oracle.DisassembleTableCase;
import dev.touchstone.gremlin.oracle.DisassembleTraversalOracle;
import dev.touchstone.gremlin.oracle.DisassembleTraversalOracle.Strategy;
import dev.touchstone.gremlin.phrase.GremlinPhrasing;
import dev.touchstone.gremlin.phrase.GremlinPhrasings;
import dev.touchstone.gremlin.report.GremlinReport;
import dev.touchstone.gremlin.shrink.GremlinShrinkRules;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.statement.GremlinStatementReader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Gremlin, as Apache TinkerPop defines it. */
public final class GremlinLanguage implements Language {
    private static final StatementGenerator DRAWING = new GremlinStatementGenerator();

    @Override
    public String name() {
        return "gremlin";
    }

    @Override
    public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
        return new GraphGenerator(settings, TraversalGenerator.STYLE, dialect).generate(schema, content);
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
    public List<String> ingredients() {
        return List.of();
    }

    @Override
    public List<Probe> probes() {
        return Arrays.stream(Feature.values()).map(Feature::probe).toList();
    }

    @Override
    public List<Oracle> oracles() {
        return Stream.concat(
                        Stream.of(
                                new DisassembleTraversalOracle(Strategy.IDS),
                                new DisassembleTraversalOracle(Strategy.TABLE),
                                new DisassembleTraversalOracle(Strategy.BARRIER),
                                new TruthOracle(
                                        "TinkerGraph, the reference implementation of Gremlin, without optimisations defines the expected result.",
                                        DRAWING,
                                        12),
                                new PartitionOracle(
                                        "Rows that satisfy a predicate, rows that do not, and rows without the property make up the whole.",
                                        "rows(t) = rows(t, k is p) + rows(t, k is not p) + rows(t, no k)",
                                        DRAWING),
                                new RewriteOracle(false, "g.V().out('e') = g.V().outE('e').inV()", DRAWING),
                                new RewriteOracle(true, "g.V().out('e') within g.V().both('e')", DRAWING)),
                        GraphRelations.in(new GremlinPhrasings()).stream())
                .toList();
    }

    @Override
    public ShrinkRules shrinkRules() {
        return new GremlinShrinkRules();
    }

    @Override
    public LanguageReport report() {
        return new GremlinReport();
    }

    @Override
    public Optional<StatementReader> statementReader() {
        return Optional.of(new GremlinStatementReader());
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(GremlinStatement.class);
    }

    @Override
    public List<Class<? extends Phrasing>> phrasings() {
        return List.of(GremlinPhrasing.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of(DisassembleIdsCase.class, DisassembleTableCase.class, DisassembleBarrierCase.class);
    }

    @Override
    public Optional<References> references() {
        return Optional.empty();
    }
}
