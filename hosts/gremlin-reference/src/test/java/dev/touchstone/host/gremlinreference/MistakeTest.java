package dev.touchstone.host.gremlinreference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class MistakeTest {
    @Test
    void eachIsSaidInWords() throws IOException {
        Properties sentences = new Properties();
        try (InputStream in = Mistake.class.getResourceAsStream("mistakes.properties")) {
            sentences.load(in);
        }
        assertThat(sentences.stringPropertyNames())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Mistake.values()).map(Mistake::word).toList());
    }
}
