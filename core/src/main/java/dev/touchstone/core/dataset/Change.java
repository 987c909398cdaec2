package dev.touchstone.core.dataset;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import java.util.Optional;

/** One step in the growth of a property graph. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "is")
public sealed interface Change {

    record AddNode(Node node) implements Change {}

    record AddEdge(Edge edge) implements Change {}

    /** Sets a property, or removes it where there is no value. */
    record SetProperty(Element.Kind on, long key, String name, Optional<Typed> value) implements Change {}

    record AddLabel(long key, String label) implements Change {}

    record RemoveLabel(long key, String label) implements Change {}

    /** Deletes a node that has no edges. */
    record DeleteNode(long key) implements Change {}

    record DeleteEdge(long key) implements Change {}

    record CreateIndex(Index index) implements Change {}

    record DropIndex(Index index) implements Change {}
}
