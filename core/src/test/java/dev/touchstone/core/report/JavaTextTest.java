package dev.touchstone.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaTextTest {
    @Test
    void nothingGetsOutOfAComment() {
        assertThat(JavaText.comment("a\nb\r\nc\u2028d")).isEqualTo("a b c d");
        assertThat(JavaText.comment("a\\u000aSystem.exit(1);")).isEqualTo("a\\ u000aSystem.exit(1);");
    }
}
