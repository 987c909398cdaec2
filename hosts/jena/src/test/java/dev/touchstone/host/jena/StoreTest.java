package dev.touchstone.host.jena;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NotSupported;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StoreTest {

    @Test
    void aStoreThatNobodyWroteIsRefusedByName() {
        assertThatThrownBy(() -> Store.open(Path.of("unused"), Map.of(Store.OPTION, "tdb9")))
                .isInstanceOf(NotSupported.class)
                .hasMessageContaining("tdb9");
    }
}
