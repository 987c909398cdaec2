package dev.touchstone.suites.examples;

import java.util.List;
import java.util.Optional;

/**
 * A query on a graph, with the answer that somebody worked out by hand.
 *
 * @param says what the example is about
 * @param rows the rows, each as Cypher literals with commas between; absent where the query must fail
 * @param ordered whether the order of the rows counts
 * @param then what a second query must find afterwards
 */
public record Example(
        String says, String query, Optional<List<String>> rows, boolean ordered, Optional<Afterwards> then) {

    /** What a query finds that is run after the first one. */
    public record Afterwards(String query, List<String> rows) {
        public Afterwards {
            rows = List.copyOf(rows);
        }
    }

    /** Examples that begin with the same graph, which one statement creates. */
    public record Group(String graph, List<Example> examples) {
        public Group {
            examples = List.copyOf(examples);
        }
    }
}
