package dev.touchstone.core.dataset;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import java.util.Optional;

/** One step in the growth of a property graph. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Change {

    @JsonTypeName("add-node")
    record AddNode(Node node) implements Change {}

    @JsonTypeName("add-edge")
    record AddEdge(Edge edge) implements Change {}

    /** Sets a property, or removes it where there is no value. */
    @JsonTypeName("set-property")
    record SetProperty(Element.Kind on, long key, String name, Optional<Typed> value) implements Change {}

    @JsonTypeName("add-label")
    record AddLabel(long key, String label) implements Change {}

    @JsonTypeName("remove-label")
    record RemoveLabel(long key, String label) implements Change {}

    /** Deletes a node that has no edges. */
    @JsonTypeName("delete-node")
    record DeleteNode(long key) implements Change {}

    @JsonTypeName("delete-edge")
    record DeleteEdge(long key) implements Change {}

    @JsonTypeName("create-index")
    record CreateIndex(Index index) implements Change {}

    @JsonTypeName("drop-index")
    record DropIndex(Index index) implements Change {}
}
