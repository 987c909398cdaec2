package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.console.TextTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnsTest {

    @Test
    void aRuleTellsTheNamesFromTheRows() {
        assertThat(new TextTable(List.of("n", "name"), List.of(List.of("10", "é"))).lines())
                .containsExactly("| n  | name |", "| -- | ---- |", "| 10 | é    |");
    }
}
