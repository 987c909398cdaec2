package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.MapOf.Entry;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.statement.Text;
import dev.touchstone.gremlin.GremlinLanguage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What every engine that speaks Gremlin must do. */
abstract class GremlinConformance extends EngineConformance {

    @Override
    List<Dataset> datasets() {
        return GraphDatasets.of(new GremlinLanguage(), session().target().dialect());
    }

    @Override
    Dataset empty() {
        return GraphDatasets.empty();
    }

    /**
     * Keys, labels and properties; a list of pairs rather than a map, so that its order is known. What is sorted is values
     * and not properties, because neo4j-gremlin takes some properties of a vertex for equal that are not.
     */
    @Override
    List<Statement> everything() {
        String pairs =
                "__.properties().project('key', 'value').by(__.key()).by(__.value()).order().by(__.select('key')).fold()";
        return List.of(
                new Text("g.V().map(__.union(__.values('uid'), __.label(), " + pairs + ").fold())"),
                new Text("g.E().map(__.union(__.values('uid'), __.label(), __.outV().values('uid'), "
                        + "__.inV().values('uid'), " + pairs + ").fold())"));
    }

    @Override
    List<List<Value>> expected(Dataset dataset) {
        PropertyGraph graph = (PropertyGraph) dataset;
        List<List<Value>> rows = new ArrayList<>();
        for (Node node : graph.nodes()) {
            rows.add(List.of(Values.list(
                    Values.of(node.key()), Values.of(node.labels().getFirst()), pairs(node.key(), node.properties()))));
        }
        for (Edge edge : graph.edges()) {
            rows.add(List.of(Values.list(
                    Values.of(edge.key()),
                    Values.of(edge.type()),
                    Values.of(edge.from()),
                    Values.of(edge.to()),
                    pairs(edge.key(), edge.properties()))));
        }
        return rows;
    }

    private static Value pairs(long key, Map<String, Typed> properties) {
        List<Map.Entry<String, Value>> all = new ArrayList<>();
        all.add(Map.entry(Element.KEY, Values.of(key)));
        properties.forEach((name, typed) -> all.add(Map.entry(name, typed.value())));
        return Values.list(all.stream()
                .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                .map(pair -> new MapOf(List.of(
                        new Entry(Values.of("key"), Values.of(pair.getKey())),
                        new Entry(Values.of("value"), pair.getValue()))))
                .toArray(Value[]::new));
    }

    @Override
    Statement syntaxError() {
        return new Text("g.V(");
    }

    @Override
    Statement unsupported() {
        return new Text("g.V().levitate()");
    }

    /** TinkerGraph breaks on some; a database behind the same steps may not. */
    @Override
    Optional<Statement> internalError() {
        return Optional.empty();
    }

    @Override
    Statement endless() {
        return new Text("g.V().repeat(__.both().simplePath()).emit().count()");
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
