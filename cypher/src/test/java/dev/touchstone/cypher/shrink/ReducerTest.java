package dev.touchstone.cypher.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Among the first failing cases of a mutant is one that comes down to exactly this. */
class ReducerTest {
    private static final int CASES = 200;

    /** A mutant may have several smallest cases; which one a failing case comes down to depends on what else is in it. */
    private static final int TRIED = 8;

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    optional-match             ; 0 ; 0 ; OPTIONAL MATCH () RETURN 0
                    optional-where             ; 0 ; 0 ; OPTIONAL MATCH () WHERE false RETURN 0
                    unique-in-clause           ; 2 ; 1 ; MATCH ()-->(), ()-->() RETURN 0
                    unique-in-path             ; 2 ; 1 ; MATCH ()-->()<--() RETURN 0
                    call-optional              ; 0 ; 0 ; CALL { MATCH (a) RETURN a } RETURN 0
                    call-first                 ; 0 ; 0 ; CALL { UNWIND [0, 0] AS a RETURN a } RETURN 0
                    undirected                 ; 2 ; 1 ; MATCH ()--() RETURN 0
                    first-type                 ; 2 ; 1 ; MATCH ()-[:a|R]->() RETURN 0
                    properties-of-relationship ; 2 ; 1 ; MATCH ()-[{a: 0}]->() RETURN 0
                    """)
    void aFailingCaseComesDownTo(String mutant, int nodes, int edges, String query) {
        try (MutantCases cases = MutantCases.of(mutant, 1)) {
            List<String> seen = new ArrayList<>();
            boolean reached = IntStream.range(0, CASES)
                    .mapToObj(cases::reduced)
                    .flatMap(Optional::stream)
                    .limit(TRIED)
                    .peek(small -> assertThat(small.reduced().finished()).isTrue())
                    .map(ReducerTest::summary)
                    .peek(seen::add)
                    .anyMatch(summary(nodes, edges, query)::equals);
            assertThat(reached).as("%s comes down to %s", mutant, seen).isTrue();
        }
    }

    private static String summary(MutantCases.Small small) {
        return summary(small.graph().nodes().size(), small.graph().edges().size(), small.text());
    }

    private static String summary(int nodes, int edges, String query) {
        return nodes + " nodes, " + edges + " edges: " + query;
    }
}
