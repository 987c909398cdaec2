package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.engines.statement.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What every engine that speaks Cypher must do. */
abstract class CypherConformance extends EngineConformance {

    @Override
    List<Dataset> datasets() {
        return GraphDatasets.of(new CypherLanguage(), session().target().dialect());
    }

    @Override
    Dataset empty() {
        return GraphDatasets.empty();
    }

    /** Labels, and properties as pairs, in an order of our own: the engine's is its own affair. */
    @Override
    List<Statement> everything() {
        return List.of(
                new Text("MATCH (n) UNWIND keys(n) AS k WITH n, k ORDER BY k RETURN n.uid, "
                        + "[l IN ['L', 'L0', 'L1', 'L2', 'L3', 'L4'] WHERE l IN labels(n)], collect([k, n[k]])"),
                new Text("MATCH (a)-[r]->(b) UNWIND keys(r) AS k WITH a, r, b, k ORDER BY k "
                        + "RETURN r.uid, type(r), a.uid, b.uid, collect([k, r[k]])"));
    }

    @Override
    List<List<Value>> expected(Dataset dataset) {
        PropertyGraph graph = (PropertyGraph) dataset;
        List<List<Value>> rows = new ArrayList<>();
        for (Node node : graph.nodes()) {
            rows.add(List.of(
                    Values.of(node.key()),
                    Values.list(node.labels().stream().map(Values::of).toArray(Value[]::new)),
                    pairs(node.key(), node.properties())));
        }
        for (Edge edge : graph.edges()) {
            rows.add(List.of(
                    Values.of(edge.key()),
                    Values.of(edge.type()),
                    Values.of(edge.from()),
                    Values.of(edge.to()),
                    pairs(edge.key(), edge.properties())));
        }
        return rows;
    }

    private static Value pairs(long key, Map<String, Typed> properties) {
        Map<String, Value> sorted = new TreeMap<>();
        sorted.put(Element.KEY, Values.of(key));
        properties.forEach((name, typed) -> sorted.put(name, typed.value()));
        return Values.list(sorted.entrySet().stream()
                .map(pair -> Values.list(Values.of(pair.getKey()), pair.getValue()))
                .toArray(Value[]::new));
    }

    @Override
    Statement syntaxError() {
        return new Text("MATCH (n RETURN n");
    }

    @Override
    Statement endless() {
        return new Text(
                "MATCH (a), (b), (c), (d), (e), (f) WHERE a.uid + b.uid + c.uid + d.uid + e.uid + f.uid < 0 RETURN count(*)");
    }

    /** Where an engine lacks a feature, what its probe asks can perhaps be said otherwise; then the answer is the same. */
    @Test
    void answersTheSameWhereAFeatureIsSaidOtherwise() {
        Target target = session().target();
        Dialect dialect = target.dialect().withhold(target.wrong());
        List<String> surprises = new ArrayList<>();
        for (Probe probe : new CypherLanguage().probes()) {
            Query query = CypherParser.parse(probe.statement().text(dialect));
            if (!Features.within(query, dialect) && Features.within(Fallbacks.within(query, dialect), dialect)) {
                load(probe.dataset());
                String text = CypherText.of(query, dialect);
                Outcome outcome = run(new Text(text));
                if (!isAnswer(probe, outcome)) {
                    surprises.add(text + ": " + outcome);
                }
            }
        }
        assertThat(surprises).isEmpty();
    }

    @Test
    void aConstraintRefusesADuplicateUntilTheNextLoad() {
        assumeThat(session().target().dialect().has(Dialect.UNIQUENESS_CONSTRAINTS))
                .isTrue();
        for (PropertyGraph graph : List.of(GraphDatasets.constrained(List.of()), GraphDatasets.constrainedOnTheWay())) {
            load(graph);
            assertHolds(graph);
            assertThat(run(new Text("CREATE (:L {k: 2})"))).isInstanceOf(Outcome.Rows.class);
            assertThat(run(new Text("CREATE (:L {k: 1})")))
                    .isInstanceOfSatisfying(
                            Outcome.Rejected.class,
                            rejected -> assertThat(rejected.reason()).isEqualTo(Outcome.Reason.EVALUATION));
            load(graph.withoutConstraints());
            assertHolds(graph);
            assertThat(run(new Text("CREATE (:L {k: 1})"))).isInstanceOf(Outcome.Rows.class);
        }
        load(GraphDatasets.empty());
    }

    @Test
    void aConstraintThatDoesNotHoldIsRefused() {
        assumeThat(session().target().dialect().has(Dialect.UNIQUENESS_CONSTRAINTS))
                .isTrue();
        assertThat(session().load(GraphDatasets.constrained(List.of(1L))))
                .get()
                .isInstanceOfSatisfying(
                        Outcome.Rejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(Outcome.Reason.EVALUATION));
        load(GraphDatasets.empty());
    }

    /** A reduced dataset may have one. An engine that wants a type for it refuses, and is not to be blamed. */
    @Test
    void anIndexOnWhatNothingHasIsMadeOrRefused() {
        assertThat(session().load(GraphDatasets.untypedIndex()))
                .satisfiesAnyOf(
                        trouble -> assertThat(trouble).isEmpty(),
                        trouble -> assertThat(trouble)
                                .get()
                                .isInstanceOfSatisfying(
                                        Outcome.Rejected.class,
                                        rejected ->
                                                assertThat(rejected.reason()).isEqualTo(Outcome.Reason.UNSUPPORTED)));
        load(GraphDatasets.empty());
    }
}
