package dev.touchstone.host.gremlinreference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class MutantTest {
    @Test
    void eachHasASentence() throws IOException {
        Properties sentences = new Properties();
        try (InputStream in = Mutant.class.getResourceAsStream("mutants.properties")) {
            sentences.load(in);
        }
        assertThat(sentences.stringPropertyNames())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Mutant.values()).map(Mutant::word).toList());
    }
}
