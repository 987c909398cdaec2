package dev.touchstone.cypher.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random failing cases of mutants come down to exactly these. */
class ReducerTest {
    private static final int CASES = 100;

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    optional-match             ; 0 ; 0 ; OPTIONAL MATCH () RETURN 0
                    optional-where             ; 0 ; 0 ; OPTIONAL MATCH () WHERE false RETURN 0
                    unique-in-clause           ; 2 ; 1 ; MATCH ()-->(), ()-->() RETURN 0
                    unique-in-path             ; 2 ; 1 ; MATCH ()-->()-->() RETURN 0
                    call-optional              ; 0 ; 0 ; CALL { MATCH (a) RETURN a } RETURN 0
                    call-first                 ; 0 ; 0 ; CALL { UNWIND [0, 0] AS a RETURN a } RETURN 0
                    undirected                 ; 2 ; 1 ; MATCH ()--() RETURN 0
                    first-type                 ; 2 ; 1 ; MATCH ()-[:a|R]->() RETURN 0
                    properties-of-relationship ; 2 ; 1 ; MATCH ()-[{a: 0}]->() RETURN 0
                    """)
    void aFailingCaseComesDownTo(String mutant, int nodes, int edges, String query) {
        try (MutantCases cases = MutantCases.of(mutant, 3)) {
            MutantCases.Small small = IntStream.range(0, CASES)
                    .mapToObj(cases::reduced)
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElseThrow();
            assertThat(small.text()).isEqualTo(query);
            assertThat(small.graph().nodes()).hasSize(nodes);
            assertThat(small.graph().edges()).hasSize(edges);
            assertThat(small.reduced().finished()).isTrue();
        }
    }
}
