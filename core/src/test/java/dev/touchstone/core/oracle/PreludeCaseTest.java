package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PreludeCaseTest {
    @Test
    void theEnginesOfEarlierCasesAreNeededToo() {
        PreludeCase sequel = new PreludeCase(List.of(on("one@1"), on("other@1"), on("one@1")), on("one@1"));
        assertThat(sequel.neededEngines()).extracting(EngineId::toString).containsExactly("one@1", "other@1");
        assertThat(sequel.engines()).extracting(EngineId::toString).containsExactly("one@1");
    }

    @Test
    void itIsWithinADialectIfTheLastAndAllBeforeItAre() {
        Case inside = new Divided(true);
        Case outside = new Divided(false);
        assertThat(new PreludeCase(List.of(inside), inside).isWithin(FakeLanguage.DIALECT))
                .isTrue();
        assertThat(new PreludeCase(List.of(inside), outside).isWithin(FakeLanguage.DIALECT))
                .isFalse();
        assertThat(new PreludeCase(List.of(outside), inside).isWithin(FakeLanguage.DIALECT))
                .isFalse();
        assertThat(new CompositeCase(List.of(inside, inside)).isWithin(FakeLanguage.DIALECT))
                .isTrue();
        assertThat(new CompositeCase(List.of(inside, outside)).isWithin(FakeLanguage.DIALECT))
                .isFalse();
    }

    /** One that asks nothing. */
    private record Divided(boolean within) implements Case {
        @Override
        public String demand() {
            return "";
        }

        @Override
        public Dataset dataset() {
            return FakeLanguage.graph(1);
        }

        @Override
        public List<EngineId> engines() {
            return List.of();
        }

        @Override
        public Optional<Step> next(List<Outcome> soFar) {
            return Optional.empty();
        }

        @Override
        public Verdict judge(List<Outcome> outcomes) {
            return Verdict.pass();
        }

        @Override
        public boolean isWithin(Dialect dialect) {
            return within;
        }

        @Override
        public boolean isLegal() {
            return true;
        }
    }

    private static Case on(String engine) {
        return new Script(FakeLanguage.graph(1), EngineId.parse(engine), List.of("find it"));
    }
}
