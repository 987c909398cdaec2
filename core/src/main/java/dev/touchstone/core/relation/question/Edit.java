package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** A change of a dataset that a relation makes, by a statement of the engine's language. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Edit {

    /** Whether it leaves the labels of all other nodes as they are, and what they have under this key. */
    boolean concernsOnly(Value node, String key);

    /** Whether it changes this edge, and no other. */
    boolean concernsEdge(Value edge);

    /** A change of a property graph. */
    @JsonTypeName("graph")
    record OfGraph(Change change) implements Edit {
        @Override
        public boolean concernsOnly(Value node, String key) {
            return switch (change) {
                case Change.AddNode add -> isKey(add.node().key(), node);
                case Change.DeleteNode delete -> isKey(delete.key(), node);
                case Change.SetProperty set -> set.on() == Value.Element.Kind.EDGE || isKey(set.key(), node);
                case Change.AddLabel add -> isKey(add.key(), node);
                case Change.RemoveLabel remove -> isKey(remove.key(), node);
                case Change.AddEdge add -> true;
                case Change.DeleteEdge delete -> true;
                case Change.CreateIndex create -> true;
                case Change.DropIndex drop -> true;
            };
        }

        @Override
        public boolean concernsEdge(Value edge) {
            return switch (change) {
                case Change.AddEdge add -> isKey(add.edge().key(), edge);
                case Change.DeleteEdge delete -> isKey(delete.key(), edge);
                case Change.SetProperty set -> set.on() == Value.Element.Kind.EDGE && isKey(set.key(), edge);
                case Change other -> false;
            };
        }

        private static boolean isKey(long key, Value node) {
            return node.equals(new Value.Int(key));
        }
    }

    /** A change of an RDF graph: these go, then those come. */
    @JsonTypeName("triples")
    record OfTriples(List<Triple> gone, List<Triple> come) implements Edit {
        public OfTriples {
            gone = List.copyOf(gone);
            come = List.copyOf(come);
        }

        @Override
        public boolean concernsOnly(Value node, String key) {
            return Stream.concat(gone.stream(), come.stream())
                    .allMatch(triple -> triple.subject().equals(node)
                            || !triple.predicate().value().equals(key));
        }

        @Override
        public boolean concernsEdge(Value edge) {
            return false;
        }
    }
}
