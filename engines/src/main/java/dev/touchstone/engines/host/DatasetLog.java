package dev.touchstone.engines.host;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.host.ChangeLog;
import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.IndexTarget;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes a dataset down as the changes that build it from nothing. */
final class DatasetLog {
    private DatasetLog() {}

    static byte[] of(Dataset dataset) {
        ChangeLog log = new ChangeLog();
        try {
            log.wipe();
            write(dataset, log);
            log.commit();
        } catch (Exception e) {
            throw new IllegalStateException("a change log in memory cannot fail", e);
        }
        return log.toBytes();
    }

    private static void write(Dataset dataset, DatasetWriter out) throws Exception {
        switch (dataset) {
            case RdfGraph graph -> write(graph, out);
            case PropertyGraph graph -> {
                Declarations.of(graph).write(out);
                write(graph, out);
            }
        }
    }

    private static void write(RdfGraph graph, DatasetWriter out) throws Exception {
        out.addTriples(NTriples.write(graph.triples()));
        for (RdfGraph.Named named : graph.named()) {
            out.addNamedTriples(named.name().value(), NTriples.write(named.triples()));
        }
    }

    private static void write(PropertyGraph graph, DatasetWriter out) throws Exception {
        if (graph.history().isEmpty()) {
            writeAtOnce(graph, out);
        }
        for (Change change : graph.history()) {
            write(change, out);
            out.commit();
        }
    }

    private static void writeAtOnce(PropertyGraph graph, DatasetWriter out) throws Exception {
        for (Node node : graph.nodes()) {
            write(new Change.AddNode(node), out);
        }
        for (Edge edge : graph.edges()) {
            write(new Change.AddEdge(edge), out);
        }
        out.commit();
        for (Index index : graph.indexes()) {
            write(new Change.CreateIndex(index), out);
        }
    }

    private static void write(Change change, DatasetWriter out) throws Exception {
        switch (change) {
            case Change.AddNode(Node node) ->
                out.addNode(node.key(), node.labels(), properties(node.key(), node.properties()));
            case Change.AddEdge(Edge edge) ->
                out.addEdge(edge.key(), edge.type(), edge.from(), edge.to(), properties(edge.key(), edge.properties()));
            case Change.SetProperty set -> {
                Object value = set.value().map(WireValues::toWire).orElse(null);
                if (set.on() == Element.Kind.NODE) {
                    out.setNodeProperty(set.key(), set.name(), value);
                } else {
                    out.setEdgeProperty(set.key(), set.name(), value);
                }
            }
            case Change.AddLabel(long key, String label) -> out.addLabel(key, label);
            case Change.RemoveLabel(long key, String label) -> out.removeLabel(key, label);
            case Change.DeleteNode(long key) -> out.deleteNode(key);
            case Change.DeleteEdge(long key) -> out.deleteEdge(key);
            case Change.CreateIndex(Index index) -> create(index, out);
            case Change.DropIndex(Index index) -> drop(index, out);
        }
    }

    private static void create(Index index, DatasetWriter out) throws Exception {
        if (index.unique()) {
            out.createConstraint(target(index));
        } else {
            out.createIndex(target(index));
        }
    }

    private static void drop(Index index, DatasetWriter out) throws Exception {
        if (index.unique()) {
            out.dropConstraint(target(index));
        } else {
            out.dropIndex(target(index));
        }
    }

    private static Map<String, Object> properties(long key, Map<String, Typed> typed) {
        Map<String, Object> wire = new LinkedHashMap<>();
        wire.put(Element.KEY, key);
        typed.forEach((name, value) -> wire.put(name, WireValues.toWire(value)));
        return wire;
    }

    private static IndexTarget target(Index index) {
        return new IndexTarget(index.on() == Element.Kind.EDGE, index.label(), index.property());
    }
}
