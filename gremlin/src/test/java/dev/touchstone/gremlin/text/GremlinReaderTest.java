package dev.touchstone.gremlin.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.gremlin.GremlinLanguage;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GremlinReaderTest {
    private static final int SEEDS = 200;

    @Test
    void whatIsWrittenReadsBack() {
        GremlinLanguage language = new GremlinLanguage();
        Dialect dialect = new Dialect(
                "gremlin",
                List.of(
                        PropertyType.BOOLEAN,
                        PropertyType.INT,
                        PropertyType.LONG,
                        PropertyType.FLOAT,
                        PropertyType.DOUBLE,
                        PropertyType.STRING),
                List.of());
        for (long seed = 0; seed < SEEDS; seed++) {
            Choices choices = new Choices(seed);
            GremlinStatement statement = (GremlinStatement) language.query(
                    language.dataset(
                            DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("content")),
                    dialect,
                    Limits.DEFAULT,
                    choices.split("query"));
            String text = statement.text(dialect);
            assertThat(GremlinReader.traversal(text)).as(text).isEqualTo(statement.traversal());
        }
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
