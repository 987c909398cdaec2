package dev.touchstone.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.GraphGenerator;
import dev.touchstone.core.generate.GraphStyle;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.DisassembleOracle;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.PartitionOracle;
import dev.touchstone.core.oracle.RewriteOracle;
import dev.touchstone.core.oracle.StatementGenerator;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.relation.draw.GraphRelations;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.generate.CypherStatementGenerator;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import dev.touchstone.cypher.mutant.InProcessReference;
import dev.touchstone.cypher.phrase.CypherPhrasing;
import dev.touchstone.cypher.phrase.CypherPhrasings;
import dev.touchstone.cypher.report.CypherReport;
import dev.touchstone.cypher.shrink.CypherShrinkRules;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.statement.CypherStatementReader;
import dev.touchstone.cypher.statement.FeatureProbe;
import dev.touchstone.cypher.text.CypherStatement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Cypher, as Neo4j and its kin speak it. */
public final class CypherLanguage implements Language {
    /** A node has any number of labels, and an edge joins any two nodes. */
    private static final GraphStyle STYLE = new GraphStyle(0, 3, false);

    private static final StatementGenerator DRAWING = new CypherStatementGenerator();

    /** For engines in which a label is a table, and a node a row of it. */
    private static final GraphStyle ONE_LABEL = new GraphStyle(1, 1, false);

    @Override
    public String name() {
        return "cypher";
    }

    @Override
    public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
        GraphStyle style = Construct.SEVERAL_LABELS.in(dialect) ? STYLE : ONE_LABEL;
        return new GraphGenerator(settings, style, dialect).generate(schema, content);
    }

    @Override
    public Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        Template template = new QueryGenerator((PropertyGraph) dataset, dialect, limits, choices).reading(1);
        return new CypherQuery(template.query(), template.bindings().getFirst());
    }

    /** Zones and durations are left out: what is kept of them differs. */
    @Override
    public List<PropertyType> portableTypes() {
        return List.of(
                PropertyType.BOOLEAN,
                PropertyType.INT,
                PropertyType.LONG,
                PropertyType.DOUBLE,
                PropertyType.STRING,
                PropertyType.STRINGS,
                PropertyType.DATE,
                PropertyType.LOCAL_TIME,
                PropertyType.LOCAL_DATETIME);
    }

    @Override
    public List<String> ingredients() {
        return CypherStatementGenerator.ingredients();
    }

    @Override
    public Statement anyQuery(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
        Template template = new QueryGenerator((PropertyGraph) dataset, dialect, limits, choices).any();
        return new CypherQuery(template.query(), template.bindings().getFirst());
    }

    @Override
    public List<Probe> probes() {
        return Feature.all().stream().map(FeatureProbe::of).toList();
    }

    @Override
    public List<Oracle> oracles() {
        return Stream.concat(
                        Stream.of(
                                new TruthOracle(
                                        "Touchstone's Cypher evaluator, which passes the openCypher TCK, defines the expected result.",
                                        DRAWING,
                                        40),
                                new DisassembleOracle(
                                        "A query equals its clauses, run one after the other on the rows of the previous one.",
                                        "rows(c1 c2) = rows(UNWIND rows(c1) AS row c2)",
                                        DRAWING),
                                new PartitionOracle(
                                        "Rows where a condition is true, false and null make up the whole.",
                                        "rows(q) = rows(q, p) + rows(q, NOT p) + rows(q, p IS NULL)",
                                        DRAWING),
                                new RewriteOracle(false, "rows(MATCH (a)-->(b)) = rows(MATCH (b)<--(a))", DRAWING),
                                new RewriteOracle(true, "rows(MATCH (a)-->(b)) within rows(MATCH (a)--(b))", DRAWING)),
                        GraphRelations.in(new CypherPhrasings()).stream())
                .toList();
    }

    @Override
    public Optional<StatementReader> statementReader() {
        return Optional.of(new CypherStatementReader());
    }

    @Override
    public ShrinkRules shrinkRules() {
        return new CypherShrinkRules();
    }

    @Override
    public Optional<References> references() {
        return Optional.of(InProcessReference.references());
    }

    @Override
    public LanguageReport report() {
        return new CypherReport();
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(CypherStatement.class, CypherQuery.class);
    }

    @Override
    public List<Class<? extends Phrasing>> phrasings() {
        return List.of(CypherPhrasing.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of();
    }
}
