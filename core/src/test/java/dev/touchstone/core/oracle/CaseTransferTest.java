package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Verified;
import dev.touchstone.core.fake.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CaseTransferTest {
    private static Case among(String... engines) {
        return new AgreeCase(
                FakeLanguage.graph(1), Stream.of(engines).map(EngineId::parse).toList(), new Words("find"));
    }

    private static String place(Case proposed, String accused, String other) {
        return CaseTransfer.place(proposed, EngineId.parse(accused), EngineId.parse(other))
                .toString();
    }

    @Test
    void aNamesakeGivesItsPlace() {
        assertThat(place(among("a@1", "b@1"), "b@1", "a@2")).isEqualTo("a@1");
    }

    @Test
    void ofSeveralNamesakesItIsTheAccused() {
        assertThat(place(among("a@1", "a@2"), "a@2", "a@3")).isEqualTo("a@2");
        assertThatThrownBy(() -> place(among("a@1", "a@2", "b@1"), "b@1", "a@3"))
                .hasMessageContaining("more than one");
    }

    @Test
    void whatIsRightGoesWithTheVersion() {
        Case proposed = TruthCase.of(
                FakeLanguage.graph(1),
                EngineId.parse("a@1"),
                Optional.of(EngineId.parse("reference@1")),
                new Verified("all", new Composition(List.of(), false)));
        EngineId other = EngineId.parse("a@2");
        assertThat(CaseTransfer.replaced(
                                proposed, EngineId.parse("a@1"), other, Optional.of(EngineId.parse("reference@2")))
                        .engines())
                .extracting(EngineId::toString)
                .containsExactly("a@2", "reference@2");
        assertThat(CaseTransfer.replaced(proposed, EngineId.parse("a@1"), other, Optional.empty())
                        .engines())
                .extracting(EngineId::toString)
                .containsExactly("a@2", "reference@1");
    }

    @Test
    void aStrangerTakesThePlaceOfTheAccused() {
        assertThat(place(among("a@1", "b@1"), "b@1", "c@1")).isEqualTo("b@1");
        Case moved = CaseTransfer.replaced(
                among("a@1", "b@1"), EngineId.parse("b@1"), EngineId.parse("c@1"), Optional.empty());
        assertThat(moved.engines()).extracting(EngineId::toString).containsExactly("a@1", "c@1");
    }
}
