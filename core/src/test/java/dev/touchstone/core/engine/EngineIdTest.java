package dev.touchstone.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EngineIdTest {

    @ParameterizedTest
    @ValueSource(strings = {"neo4j@5.26.30", "bolt://localhost:7687", "redis://[::1]:6379"})
    void isReadAsItIsWritten(String text) {
        assertThat(EngineId.parse(text)).hasToString(text);
    }

    @Test
    void aServerIsItsUrl() {
        EngineId server = EngineId.parse("bolt://localhost:7687");
        assertThat(server).isEqualTo(new EngineId("bolt://localhost:7687", ""));
        assertThat(server.isServer()).isTrue();
        assertThat(EngineId.parse("neo4j@5.26.30").isServer()).isFalse();
    }

    @Test
    void aPasswordInAUrlIsRefusedAndNotRepeated() {
        assertThatThrownBy(() -> EngineId.parse("bolt://neo4j:secret@localhost"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("secret");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "neo4j@",
                "@5",
                "neo4j",
                "neo4j@../../evil",
                "oxigraph@9/../evil",
                "oxigraph@file:x",
                "neo4j@5 --heap=1g",
                "neo 4j@5",
                "neo4j@-5",
                "neo4j@5@6",
                "../neo4j@5"
            })
    void aVersionIsNeitherAPathNorAnOptionNorAnAddress(String text) {
        assertThatThrownBy(() -> EngineId.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
