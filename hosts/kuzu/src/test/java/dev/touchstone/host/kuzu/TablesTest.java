package dev.touchstone.host.kuzu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NotSupported;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TablesTest {
    private final Tables tables = new Tables();

    @Test
    void everyTableHasAllPropertiesAndEdgesJoinAllLabels() {
        tables.declareNodes("A", Map.of("k", "LONG"));
        tables.declareNodes("B", Map.of());
        tables.declareEdges("T", Map.of("w", "STRINGS"));
        assertThat(tables.statements())
                .containsExactly(
                        "CREATE NODE TABLE `A`(`uid` INT64, `k` INT64, `w` STRING[], PRIMARY KEY(`uid`))",
                        "CREATE NODE TABLE `B`(`uid` INT64, `k` INT64, `w` STRING[], PRIMARY KEY(`uid`))",
                        "CREATE REL TABLE GROUP `T`(FROM `A` TO `A`, FROM `A` TO `B`, FROM `B` TO `A`, FROM `B` TO `B`,"
                                + " `uid` INT64, `k` INT64, `w` STRING[])");
    }

    @Test
    void oneLabelNeedsNoGroup() {
        tables.declareNodes("A", Map.of());
        tables.declareEdges("T", Map.of());
        assertThat(tables.statements()).contains("CREATE REL TABLE `T`(FROM `A` TO `A`, `uid` INT64)");
    }

    @Test
    void aPropertyHasOneType() {
        tables.declareNodes("A", Map.of("k", "LONG"));
        assertThatThrownBy(() -> tables.declareEdges("T", Map.of("k", "STRING")))
                .isInstanceOf(NotSupported.class);
    }
}
