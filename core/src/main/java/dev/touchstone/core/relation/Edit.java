package dev.touchstone.core.relation;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import java.util.List;

/** A change of a dataset that a relation makes, by a statement of the engine's language. */
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "is")
public sealed interface Edit {

    /** A change of a property graph. */
    record OfGraph(Change change) implements Edit {}

    /** A change of an RDF graph: these go, then those come. */
    record OfTriples(List<Triple> gone, List<Triple> come) implements Edit {
        public OfTriples {
            gone = List.copyOf(gone);
            come = List.copyOf(come);
        }
    }
}
