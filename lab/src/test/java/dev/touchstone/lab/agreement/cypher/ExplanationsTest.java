package dev.touchstone.lab.agreement.cypher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ExplanationsTest {
    @Test
    void everyExplanationIsInTheDocument() throws IOException {
        String document = Files.readString(Path.of("..", "docs", "internals", "cypher.md"));
        for (Explanation explanation : Explanations.ALL) {
            assertThat(document).contains("| " + explanation.name() + " |");
            explanation.link().ifPresent(link -> assertThat(document).contains(link));
        }
    }
}
