package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.SyntaxError;

/** What a statement gives. */
public sealed interface Result {

    /**
     * It worked.
     *
     * @param rows the answer, where nodes and relationships are those of the graph
     * @param graph the graph afterwards; where nothing was written, the one before
     */
    record Done(Answer rows, Graph graph) implements Result {

        /** The answer as an engine would give it, with the contents of nodes and relationships. */
        public Answer answer() {
            Snapshot snapshot = new Snapshot(graph);
            return new Answer(
                    rows.columns(),
                    rows.rows().stream()
                            .map(row -> row.stream().map(snapshot::of).toList())
                            .toList());
        }
    }

    /** It did not, and left the graph as it was. */
    record Failed(CypherError.Kind kind, String detail, String message) implements Result {
        static Failed of(CypherError error) {
            return new Failed(error.kind(), error.detail(), String.valueOf(error.getMessage()));
        }

        static Failed of(SyntaxError error) {
            return new Failed(CypherError.Kind.SYNTAX_ERROR, error.detail(), String.valueOf(error.getMessage()));
        }
    }
}
