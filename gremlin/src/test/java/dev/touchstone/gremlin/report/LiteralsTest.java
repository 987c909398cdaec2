package dev.touchstone.gremlin.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            g.V().has('k', P.within(['a: ['])) | g.V().has("k", P.within(java.util.Arrays.asList("a: [")))
            g.mergeV([(T.label): 'A', ('k'): 1]) | g.mergeV(java.util.Map.of((T.label), "A", ("k"), 1))
            open(['a.b': 'c', 'd': true])        | open(java.util.Map.of("a.b", "c", "d", true))
            g.mergeV([:])                        | g.mergeV(java.util.Map.of())
            """)
    void javaHasListsAndMapsByOtherNames(String text, String java) {
        assertThat(Literals.java(text)).isEqualTo(java);
    }
}
