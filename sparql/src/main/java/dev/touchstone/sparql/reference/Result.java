package dev.touchstone.sparql.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Optional;

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

    /** The answer as a table, as engines give it; empty where there is none. */
    default Optional<Answer> table() {
        return switch (this) {
            case Rows rows -> Optional.of(rows.answer());
            case Truth truth -> Optional.of(new Answer(List.of("ask"), List.of(List.of(Values.of(truth.value())))));
            case Constructed constructed ->
                Optional.of(new Answer(
                        List.of("subject", "predicate", "object"),
                        constructed.graph().triples().stream()
                                .map(triple -> List.<Value>of(triple.subject(), triple.predicate(), triple.object()))
                                .toList()));
            case Updated updated -> Optional.empty();
            case Failed failed -> Optional.empty();
            case Exhausted exhausted -> Optional.empty();
        };
    }

    /** It takes more steps than were granted, and nothing is known. */
    record Exhausted(String message) implements Result {}
}
