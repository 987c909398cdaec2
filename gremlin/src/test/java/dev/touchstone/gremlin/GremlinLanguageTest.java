package dev.touchstone.gremlin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.LanguageContract;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.Limits;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GremlinLanguageTest extends LanguageContract {
    GremlinLanguageTest() {
        super(
                new GremlinLanguage(),
                PropertyType.BOOLEAN,
                PropertyType.INT,
                PropertyType.LONG,
                PropertyType.FLOAT,
                PropertyType.DOUBLE,
                PropertyType.STRING);
    }

    @Test
    void everyQueryIsATraversalThatReads() {
        List<String> texts = LongStream.range(0, SEEDS)
                .mapToObj(seed -> seeds.query(seed).text(seeds.dialect()))
                .toList();
        assertThat(texts)
                .allSatisfy(text -> assertThat(text)
                        .matches("(?s)g\\.(withSack\\(0\\)\\.)?[VE]\\(.*\\)")
                        .doesNotContain("addV", "drop"));
        for (String step :
                List.of("count()", "dedup()", "path()", "order()", "groupCount()", "where(__", "repeat(__")) {
            assertThat(texts).as(step).anyMatch(text -> text.contains(step));
        }
    }

    @Test
    void anEmptyGraphCanBeAskedToo() {
        PropertyGraph empty =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        assertThat(seeds.language()
                        .query(empty, seeds.dialect(), Limits.DEFAULT, new Choices(1))
                        .text(seeds.dialect()))
                .isEqualTo("g.V().count()");
    }
}
