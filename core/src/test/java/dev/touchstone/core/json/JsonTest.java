package dev.touchstone.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.AgreeCase;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;

class JsonTest {
    private static final EngineId ENGINE = EngineId.parse("arcadedb/cypher@26.7.1");
    private static final AgreeCase CASE = new AgreeCase(
            Samples.propertyGraph(),
            List.of(ENGINE, EngineId.parse("fake@1.0")),
            new Words("find it", Map.of("b", Values.of(1), "a", Values.of(Double.NaN))));

    private final Json json = new Json(new Languages(List.of(new FakeLanguage(List.of()))));

    @Test
    void aPropertyGraphSurvives() {
        assertThat(json.readDataset(json.storedLine(Samples.propertyGraph()))).isEqualTo(Samples.propertyGraph());
        assertThat(json.readDataset(json.stored(Samples.propertyGraph()))).isEqualTo(Samples.propertyGraph());
    }

    @Test
    void anRdfGraphSurvives() {
        assertThat(json.readDataset(json.storedLine(Samples.rdfGraph()))).isEqualTo(Samples.rdfGraph());
    }

    @Test
    void namedGraphsSurvive() {
        assertThat(json.readDataset(json.storedLine(Samples.namedGraphs()))).isEqualTo(Samples.namedGraphs());
    }

    @Test
    void anRdfGraphFromBeforeThereWereNamedOnesCanBeRead() {
        assertThat(json.readDataset("{\"is\":\"RdfGraph\",\"prefixes\":{},\"triples\":[]}"))
                .isEqualTo(new RdfGraph(Map.of(), List.of()));
        assertThat(json.line(Samples.rdfGraph())).doesNotContain("named");
    }

    @Test
    void anIndexFromBeforeThereWereConstraintsIsPlain() {
        String plain = "{\"on\":\"NODE\",\"label\":\"L\",\"property\":\"k\"}";
        Index index = new Index(Element.Kind.NODE, "L", "k");
        assertThat(json.read(plain, Index.class)).isEqualTo(index);
        assertThat(json.line(index)).isEqualTo(plain);
        assertThat(json.read(json.line(new Index(Element.Kind.NODE, "L", "k", true)), Index.class))
                .isEqualTo(new Index(Element.Kind.NODE, "L", "k", true));
    }

    @ParameterizedTest
    @MethodSource("outcomes")
    void everyOutcomeSurvives(Outcome outcome) {
        assertThat(json.read(json.storedLine(outcome), Outcome.class)).isEqualTo(outcome);
    }

    static List<Outcome> outcomes() {
        return Samples.outcomes();
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfFailureSurvives(Verdict.Kind kind) {
        Verdict fail = new Verdict.Fail(kind, ENGINE, "mark", "claim");
        assertThat(json.read(json.storedLine(fail), Verdict.class)).isEqualTo(fail);
    }

    @Test
    void passAndUnknownSurvive() {
        assertThat(json.read(json.storedLine(Verdict.pass()), Verdict.class)).isEqualTo(Verdict.pass());
        Verdict unknown = new Verdict.Unknown("time ran out");
        assertThat(json.read(json.storedLine(unknown), Verdict.class)).isEqualTo(unknown);
    }

    @Test
    void aCaseSurvivesWithTheStatementsOfItsLanguage() {
        assertThat(json.readCase(json.storedLine(CASE))).isEqualTo(CASE);
        assertThat(json.readCase(json.stored(CASE))).isEqualTo(CASE);
        Case script = new Script(FakeLanguage.graph(1), ENGINE, List.of("find a", "add b"));
        assertThat(json.readCase(json.storedLine(script))).isEqualTo(script);
    }

    @Test
    void aLineIsOneLine() {
        assertThat(json.line(CASE)).doesNotContain("\n");
        assertThat(json.stored(CASE)).contains("\n");
    }

    @Test
    void briefLeavesTheDatasetOutAndNothingElse() {
        assertThat(json.brief(CASE))
                .doesNotContain("dataset", "nodes")
                .contains("find it", "arcadedb/cypher@26.7.1", "fake@1.0", "NaN", "\"is\":\"agree\"");
        assertThat(json.brief(new Script(FakeLanguage.graph(1), ENGINE, List.of("add b"))))
                .isEqualTo("{\"is\":\"Script\",\"engine\":\"arcadedb/cypher@26.7.1\",\"lines\":[\"add b\"]}");
        assertThat(json.line(CASE)).contains("dataset");
    }

    @Test
    void theOrderOfParametersIsKept() {
        Words words = new Words("x", new java.util.LinkedHashMap<>(Samples.manyParameters()));
        assertThat(json.line(words)).isEqualTo(json.line(json.read(json.storedLine(words), Words.class)));
        assertThat(json.read(json.storedLine(words), Words.class).parameters().keySet())
                .containsExactlyElementsOf(Samples.manyParameters().keySet());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"is\":\"Nonsense\"}",
                "{\"is\":\"java.util.ArrayList\"}",
                "{\"dataset\":null}",
                "{\"is\":\"agree\",\"dataset\":{\"is\":\"Nonsense\"},\"engines\":[],\"statement\":{\"is\":\"Words\"}}",
                "{\"is\":\"agree\",\"dataset\":null,\"engines\":[],\"statement\":{\"is\":\"Nonsense\"}}",
                "{\"is\":\"agree\",\"dataset\":null,\"engines\":[\"no version\"],\"statement\":null}",
                "nonsense",
                ""
            })
    void whatIsNoCaseIsRefused(String text) {
        assertThatThrownBy(() -> json.readCase(text))
                .isInstanceOfAny(JacksonException.class, IllegalArgumentException.class);
    }

    @Test
    void theStatementsOfALanguageThatIsNotThereAreRefused() {
        Json without = new Json(new Languages(List.of()));
        String text = json.storedLine(CASE);
        assertThatThrownBy(() -> without.readCase(text))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining("Words");
    }
}
