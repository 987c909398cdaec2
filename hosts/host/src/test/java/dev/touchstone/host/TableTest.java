package dev.touchstone.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void aRowThatLacksAColumnHasNothingInIt() {
        Table table = Table.ofNamed(List.of(Map.of("a", 1), Map.of("b", 2)), true);
        assertThat(table.columns).containsExactly("a", "b");
        assertThat(table.rows).isEqualTo(List.of(Arrays.asList(1, null), Arrays.asList(null, 2)));
    }
}
