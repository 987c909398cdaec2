package dev.touchstone.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.triage.Releases.Every;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReleasesTest {
    private static final Releases ALL =
            new Releases(List.of("2026.08.1", "5.10.0", "5.9.0", "4.4.12", "4.4.2", "4.3.10", "3.5.0"));

    @Test
    void theOldestIsFirstAndNumbersCountByValue() {
        assertThat(ALL.versions())
                .containsExactly("3.5.0", "4.3.10", "4.4.2", "4.4.12", "5.9.0", "5.10.0", "2026.08.1");
        assertThat(new Releases(List.of("4.0.0", "4.0.0-beta.2", "3.9", "4.0.0-beta.1")).versions())
                .containsExactly("3.9", "4.0.0-beta.1", "4.0.0-beta.2", "4.0.0");
    }

    @Test
    void oneOfASeriesIsTheNewest() {
        assertThat(ALL.every(Every.MINOR, List.of()).versions())
                .containsExactly("3.5.0", "4.3.10", "4.4.12", "5.9.0", "5.10.0", "2026.08.1");
        assertThat(ALL.every(Every.MAJOR, List.of("4.4.2", "9.9")).versions())
                .containsExactly("3.5.0", "4.4.2", "4.4.12", "5.10.0", "2026.08.1");
        assertThat(ALL.every(Every.RELEASE, List.of())).isEqualTo(ALL);
    }

    @Test
    void theEndsAreIncluded() {
        assertThat(ALL.between(Optional.of("4.3.10"), Optional.of("4.4")).versions())
                .containsExactly("4.3.10", "4.4.2", "4.4.12");
        assertThat(ALL.between(Optional.of("6"), Optional.empty()).versions()).containsExactly("2026.08.1");
    }
}
