package dev.touchstone.core.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.triage.Merging.Candidate;
import java.util.List;
import org.junit.jupiter.api.Test;

class MergingTest {
    @Test
    void onlyWhatSharesEngineKindAndVersionsBelongsTogether() {
        assertThat(Merging.groups(List.of(
                        new Candidate("a", "neo4j", "CRASH", List.of("1", "2")),
                        new Candidate("b", "neo4j", "CRASH", List.of("1")),
                        new Candidate("c", "neo4j", "CRASH", List.of("1", "2")),
                        new Candidate("d", "kuzu", "CRASH", List.of("1", "2")),
                        new Candidate("e", "neo4j", "HANG", List.of("1", "2")),
                        new Candidate("f", "neo4j", "CRASH", List.of()),
                        new Candidate("g", "neo4j", "CRASH", List.of()))))
                .containsExactly(List.of("a", "c"));
    }
}
