package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.host.DatasetWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeclarationsTest {
    private static final Typed ONE = new Typed(PropertyType.LONG, Values.of(1));
    private static final Typed TEXT = new Typed(PropertyType.STRING, Values.of("a"));

    @Test
    void aSchemaIsDeclaredEvenIfNoElementHasIt() throws Exception {
        GraphSchema schema = new GraphSchema(
                List.of(new NodeType("A", List.of(new Property("k", PropertyType.LONG, List.of())))),
                List.of(new EdgeType("T", Optional.empty(), Optional.empty(), List.of())));
        assertThat(declared(new PropertyGraph(schema, List.of(), List.of(), List.of(), List.of())))
                .containsExactly("nodes A {k=LONG}", "edges T {}");
    }

    @Test
    void whatElementsHaveIsDeclaredWithoutASchema() throws Exception {
        PropertyGraph graph = new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(new Node(0, List.of("A"), Map.of("k", ONE))),
                List.of(new Edge(0, "T", 0, 0, Map.of("w", TEXT))),
                List.of(),
                List.of());
        assertThat(declared(graph)).containsExactly("nodes A {k=LONG}", "edges T {w=STRING}");
    }

    @Test
    void whatIsThereOnlyOnTheWayIsDeclared() throws Exception {
        List<Change> history = List.of(
                new Change.AddNode(new Node(0, List.of("A"), Map.of())),
                new Change.SetProperty(Element.Kind.NODE, 0, "k", Optional.of(ONE)),
                new Change.SetProperty(Element.Kind.NODE, 0, "k", Optional.empty()),
                new Change.DeleteNode(0));
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), history);
        assertThat(declared(graph)).containsExactly("nodes A {k=LONG}");
    }

    private static List<String> declared(PropertyGraph graph) throws Exception {
        Notes notes = new Notes();
        Declarations.of(graph).write(notes);
        return notes.lines;
    }

    private static final class Notes implements DatasetWriter {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void wipe() {}

        @Override
        public void commit() {}

        @Override
        public void declareNodes(String label, Map<String, String> properties) {
            lines.add("nodes " + label + " " + properties);
        }

        @Override
        public void declareEdges(String type, Map<String, String> properties) {
            lines.add("edges " + type + " " + properties);
        }
    }
}
