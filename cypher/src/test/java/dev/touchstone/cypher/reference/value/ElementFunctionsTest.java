package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ElementFunctionsTest {
    private final Graph graph = new Graph();
    private final Graph.Node from = graph.addNode();
    private final Graph.Node to = graph.addNode();
    private final Graph.Edge edge = graph.addEdge("T", from, to);

    @BeforeEach
    void fill() {
        from.labels().addAll(List.of("Foo", "Bar"));
        from.properties().put("name", Values.of("Popeye"));
        edge.properties().put("level", Values.of(9001));
    }

    @Test
    void elementsAreAskedOfTheGraph() {
        assertThat(call("labels", from.value())).isEqualTo(value("['Bar', 'Foo']"));
        assertThat(call("labels", to.value())).isEqualTo(value("[]"));
        assertThat(call("type", edge.value())).isEqualTo(value("'T'"));
        assertThat(call("startNode", edge.value())).isEqualTo(from.value());
        assertThat(call("endNode", edge.value())).isEqualTo(to.value());
        assertThat(call("keys", from.value())).isEqualTo(value("['name']"));
        assertThat(call("properties", edge.value())).isEqualTo(value("{level: 9001}"));
        assertThat(call("id", to.value())).isEqualTo(value("1"));
        assertThat(Maps.get(from.value(), "name", graph)).isEqualTo(value("'Popeye'"));
        assertThat(Lists.subscript(from.value(), Values.of("missing"), graph)).isEqualTo(Values.NULL);
    }

    @Test
    void pathsAreTakenApart() {
        Value path = new Path(List.of(from.value(), edge.value(), to.value()));
        assertThat(call("length", path)).isEqualTo(value("1"));
        assertThat(call("nodes", path)).isEqualTo(Values.list(from.value(), to.value()));
        assertThat(call("relationships", path)).isEqualTo(Values.list(edge.value()));
        assertFails("TypeError: InvalidArgumentType", () -> call("size", path));
        assertFails("TypeError: InvalidArgumentType", () -> call("length", from.value()));
        assertFails("TypeError: InvalidArgumentValue", () -> call("toString", path));
    }

    @Test
    void elementsAreEqualToThemselvesOnly() {
        assertThat(Equality.equal(from.value(), from.value())).isEqualTo(Values.of(true));
        assertThat(Equality.equal(from.value(), to.value())).isEqualTo(Values.of(false));
        assertThat(Equality.equal(from.value(), edge.value())).isEqualTo(Values.of(false));
    }

    @Test
    void whatWasDeletedIsNotFound() {
        graph.delete(edge);
        graph.delete(from);
        String error = "EntityNotFound: DeletedEntityAccess";
        assertFails(error, () -> call("labels", from.value()));
        assertFails(error, () -> call("keys", edge.value()));
        assertFails(error, () -> Maps.get(from.value(), "name", graph));
        assertFails(error, () -> Maps.get(edge.value(), "level", graph));
    }

    private Value call(String function, Value argument) {
        return Functions.named(function).orElseThrow().apply(List.of(argument), graph);
    }
}
