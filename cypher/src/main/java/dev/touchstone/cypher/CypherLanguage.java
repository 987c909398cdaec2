package dev.touchstone.cypher;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.generate.GraphGenerator;
import dev.touchstone.core.generate.GraphStyle;
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
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import dev.touchstone.cypher.mistake.Replicas;
import dev.touchstone.cypher.oracle.CypherDrawing;
import dev.touchstone.cypher.oracle.CypherHandwriting;
import dev.touchstone.cypher.oracle.Script;
import dev.touchstone.cypher.phrase.CypherPhrasebook;
import dev.touchstone.cypher.phrase.CypherSpeech;
import dev.touchstone.cypher.reduce.CypherHints;
import dev.touchstone.cypher.tell.CypherTelling;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Cypher, as Neo4j and its kin speak it. */
public final class CypherLanguage implements Language {
    /** A node has any number of labels, and an edge joins any two nodes. */
    private static final GraphStyle STYLE = new GraphStyle(0, 3, false);

    private static final Drawing DRAWING = new CypherDrawing();

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

    @Override
    public List<Probe> probes() {
        return Feature.all().stream().map(Feature::probe).toList();
    }

    @Override
    public List<Oracle> oracles() {
        return Stream.concat(
                        Stream.of(
                                new TruthOracle(
                                        "Touchstone's own evaluator of Cypher, which passes the openCypher TCK, says what the answer is.",
                                        DRAWING),
                                new DisassembleOracle(
                                        "A query and its clauses, run one after the other on the rows of the clause before, do the same work.",
                                        "rows(c1 c2) = rows(UNWIND rows(c1) AS row c2)",
                                        DRAWING),
                                new PartitionOracle(
                                        "Where a condition holds, where it does not and where it is null make up the whole.",
                                        "rows(q) = rows(q, p) + rows(q, NOT p) + rows(q, p IS NULL)",
                                        DRAWING),
                                new RewriteOracle(false, "rows(MATCH (a)-->(b)) = rows(MATCH (b)<--(a))", DRAWING),
                                new RewriteOracle(true, "rows(MATCH (a)-->(b)) within rows(MATCH (a)--(b))", DRAWING)),
                        GraphRelations.in(new CypherPhrasebook()).stream())
                .toList();
    }

    @Override
    public Optional<Handwriting> handwriting() {
        return Optional.of(new CypherHandwriting());
    }

    @Override
    public Hints hints() {
        return new CypherHints();
    }

    @Override
    public List<StandIn> references() {
        return Replicas.all();
    }

    @Override
    public Telling telling() {
        return new CypherTelling();
    }

    @Override
    public List<Class<? extends Statement>> statements() {
        return List.of(CypherStatement.class, CypherQuery.class);
    }

    @Override
    public List<Class<? extends Speech>> speeches() {
        return List.of(CypherSpeech.class);
    }

    @Override
    public List<Class<? extends Case>> cases() {
        return List.of(Script.class);
    }
}
