package dev.touchstone.host.arcadedb;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LabelsTest {

    @Test
    void aTypeIsNamedByItsLabels() {
        assertThat(Labels.of("A~B")).containsExactly("A", "B");
        assertThat(Labels.of("A")).containsExactly("A");
        assertThat(Labels.of("Vertex")).isEmpty();
    }
}
