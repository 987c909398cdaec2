package dev.touchstone.gremlin.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.gremlin.generate.Samples;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GremlinReaderTest {
    private static final int SEEDS = 2000;

    @Test
    void whatIsWrittenReadsBack() {
        Samples.generators(SEEDS)
                .flatMap(generator -> Stream.of(
                        generator.reading(),
                        generator.loose(),
                        generator.writing().orElseThrow()))
                .forEach(traversal -> {
                    String text = GremlinText.of(traversal);
                    assertThat(GremlinReader.traversal(text)).as(text).isEqualTo(traversal);
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            g.V().has('age', gt(5)).out()      | g.V().has('age', P.gt(5)).out()
            g.V().where(out().count().is(0L))  | g.V().where(__.out().count().is(0L))
            g.V().order().by('k', Order.desc)  | g.V().order().by('k', Order.desc)
            g.V().has("k", containing('it"s')) | g.V().has('k', TextP.containing('it"s'))
            g.V(ids).is(P.gt(1).and(P.lt(9)))  | g.V(ids).is(P.gt(1).and(P.lt(9)))
            g.V().has('k', 9000000000)         | g.V().has('k', 9000000000L)
            g.V().has('k', 0.5)                | g.V().has('k', 0.5d)
            g.mergeV([(T.label): 'A', k: 1])   | g.mergeV([(T.label): 'A', ('k'): 1])
            g.mergeV([:])                      | g.mergeV([:])
            g.V().group().by(label)            | g.V().group().by(T.label)
            g.V().order().by('k', desc)        | g.V().order().by('k', Order.desc)
            g.V().select(values)               | g.V().select(Column.values)
            g.V().has('k', P.within(['a', 1])) | g.V().has('k', P.within(['a', 1]))
            """)
    void whatPeopleWriteIsReadToo(String text, String written) {
        assertThat(GremlinText.of(GremlinReader.traversal(text))).isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "V()", "g.V(", "g.V()x", "g.V().has('k)", "g.V().has(,)", "g.", "g.V().is(P.gt(1)"})
    void whatIsNoTraversalIsRefused(String text) {
        assertThatThrownBy(() -> GremlinReader.traversal(text))
                .isInstanceOf(GremlinSyntaxException.class)
                .hasMessageContaining("at character");
    }
}
