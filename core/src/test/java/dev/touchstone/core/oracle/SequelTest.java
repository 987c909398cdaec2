package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

class SequelTest {
    @Test
    void theEnginesOfEarlierCasesAreNeededToo() {
        Sequel sequel = new Sequel(List.of(on("one@1"), on("other@1"), on("one@1")), on("one@1"));
        assertThat(sequel.neededEngines()).extracting(EngineId::toString).containsExactly("one@1", "other@1");
        assertThat(sequel.engines()).extracting(EngineId::toString).containsExactly("one@1");
    }

    private static Case on(String engine) {
        return new Script(FakeLanguage.graph(1), EngineId.parse(engine), List.of("find it"));
    }
}
