package dev.touchstone.engines.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.engines.jdk.JdkRange;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReleaseTest {
    private static Release release(String versions, String... artifacts) {
        return new Release(
                versions,
                new JdkRange(17, 25),
                List.of(artifacts),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void anArtifactWithoutAVersionHasTheEngines() {
        assertThat(release("[1,)", "some:engine", "some:engine@jar", "other:thing:2", "other:thing:2@jar")
                        .coordinates("1.5"))
                .containsExactly("some:engine:1.5", "some:engine:1.5@jar", "other:thing:2", "other:thing:2@jar");
    }

    @Test
    void aRangeMayHaveGaps() {
        assertThat(List.of("1.5", "2.5", "3"))
                .filteredOn(release("[1,2),[3,)")::contains)
                .containsExactly("1.5", "3");
    }

    @Test
    void aPreReleaseCountsAsItsRelease() {
        assertThat(List.of("5.9", "6.0.0-M1", "6.0.0"))
                .filteredOn(release("[3.6,6)")::contains)
                .containsExactly("5.9");
        assertThat(List.of("4.0.0-beta.1", "4.0.0"))
                .filteredOn(release("[4.0.0-alpha,4.0.0-beta.1]")::contains)
                .containsExactly("4.0.0-beta.1");
    }

    @Test
    void whatAReleaseDoesNotNameIsAbsentAndNotNull() {
        assertThat(Catalogue.standard().entries().stream().flatMap(entry -> entry.supply().releases().stream()))
                .allSatisfy(read -> {
                    assertThat(read.adapter()).isNotNull();
                    assertThat(read.options()).isNotNull();
                });
    }
}
