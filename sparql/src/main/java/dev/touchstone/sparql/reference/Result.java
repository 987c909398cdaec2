package dev.touchstone.sparql.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value;
import java.util.List;

/** What a query or an update gives. */
public sealed interface Result {

    /**
     * The answer of SELECT. What is unbound is null.
     *
     * @param keys what each row was sorted by: nothing where there is no ORDER BY
     */
    record Rows(Answer answer, List<List<Value>> keys) implements Result {
        public Rows {
            keys = List.copyOf(keys);
        }
    }

    /** The answer of ASK. */
    record Truth(boolean value) implements Result {}

    /** The answer of CONSTRUCT. */
    record Constructed(RdfGraph graph) implements Result {}

    /** What an update left. */
    record Updated(GraphStore store) implements Result {}

    /** An update that the standard forbids, such as creating a graph that exists; nothing has changed. */
    record Failed(String message) implements Result {}

    /** It takes more steps than were granted, and nothing is known. */
    record Exhausted(String message) implements Result {}
}
