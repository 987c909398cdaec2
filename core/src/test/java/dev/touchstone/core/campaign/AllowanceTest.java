package dev.touchstone.core.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllowanceTest {
    private Duration now = Duration.ZERO;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void theShareIsThatOfTheTimeOfAllWorkers(int workers) {
        Allowance allowance = new Allowance(0.5, workers, () -> now);
        for (int worker = 0; worker < workers; worker++) {
            spend(allowance, Duration.ofMinutes(1));
            now = Duration.ZERO;
        }
        now = Duration.ofMinutes(1);
        assertThat(allowance.isLeft())
                .as("half of one minute, and of the grace")
                .isTrue();
        now = Duration.ZERO;
        spend(allowance, Duration.ofSeconds(1));
        now = Duration.ofMinutes(1);
        assertThat(allowance.isLeft()).isFalse();
        now = Duration.ofMinutes(2);
        assertThat(allowance.isLeft()).as("time went by").isTrue();
    }

    @Test
    void whatIsUnderWayCountsAlready() {
        Allowance allowance = new Allowance(0.25, 2, () -> now);
        allowance.spend(() -> {
            assertThat(allowance.underWay()).isEqualTo(1);
            now = Duration.ofMinutes(3);
            assertThat(allowance.isLeft()).isFalse();
            return true;
        });
        assertThat(allowance.underWay()).isZero();
        assertThat(allowance.isLeft()).isFalse();
    }

    @Test
    void allOrNothingNeedsNoClock() {
        Allowance all = new Allowance(1, 1, () -> now);
        spend(all, Duration.ofDays(1));
        assertThat(all.isLeft()).isTrue();
        assertThat(new Allowance(0, 4, () -> now).isLeft()).isFalse();
    }

    private void spend(Allowance allowance, Duration time) {
        allowance.spend(() -> now = now.plus(time));
    }
}
