package dev.touchstone.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GridTest {
    @Test
    void rowsStandBelowTheirColumns() {
        assertThat(new Grid(List.of("a", "long"), List.of(List.of("1", "2"))).lines(10))
                .containsExactly("a | long", "--+-----", "1 | 2");
    }

    @Test
    void rowsWithoutColumnsAreCounted() {
        assertThat(new Grid(List.of(), List.of(List.of())).lines(10)).containsExactly("1 row without columns");
        assertThat(new Grid(List.of(), List.of()).lines(10)).containsExactly("no rows");
    }
}
