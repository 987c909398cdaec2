package dev.touchstone.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.oracle.Verdict.Kind;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShrinkBudgetTest {
    private Duration now = Duration.ZERO;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void theShareIsThatOfTheTimeOfAllWorkers(int workers) {
        ShrinkBudget budget = new ShrinkBudget(0.5, workers, () -> now);
        for (int worker = 0; worker < workers; worker++) {
            spend(budget, Duration.ofMinutes(1));
            now = Duration.ZERO;
        }
        now = Duration.ofMinutes(1);
        assertThat(budget.isLeft(Kind.WRONG_RESULT))
                .as("half of one minute, and of the grace")
                .isTrue();
        now = Duration.ZERO;
        spend(budget, Duration.ofSeconds(1));
        now = Duration.ofMinutes(1);
        assertThat(budget.isLeft(Kind.WRONG_RESULT)).isFalse();
        now = Duration.ofMinutes(2);
        assertThat(budget.isLeft(Kind.WRONG_RESULT)).as("time went by").isTrue();
    }

    @Test
    void whatIsUnderWayCountsAlready() {
        ShrinkBudget budget = new ShrinkBudget(0.25, 2, () -> now);
        budget.spend(Kind.WRONG_RESULT, () -> {
            assertThat(budget.underWay()).isEqualTo(1);
            now = Duration.ofMinutes(3);
            assertThat(budget.isLeft(Kind.WRONG_RESULT)).isFalse();
            return true;
        });
        assertThat(budget.underWay()).isZero();
        assertThat(budget.isLeft(Kind.WRONG_RESULT)).isFalse();
    }

    @Test
    void allOrNothingNeedsNoClock() {
        ShrinkBudget all = new ShrinkBudget(1, 1, () -> now);
        spend(all, Duration.ofDays(1));
        assertThat(all.isLeft(Kind.WRONG_RESULT)).isTrue();
        assertThat(new ShrinkBudget(0, 4, () -> now).isLeft(Kind.WRONG_RESULT)).isFalse();
    }

    @Test
    void crashesAndHangsLeaveTimeForWrongResults() {
        ShrinkBudget budget = new ShrinkBudget(0.5, 1, () -> now);
        now = Duration.ofMinutes(9);
        budget.spend(Kind.CRASH, () -> now = now.plus(Duration.ofMinutes(3)));
        assertThat(budget.isLeft(Kind.CRASH))
                .as("three of thirteen minutes, and two fifths of a half")
                .isFalse();
        assertThat(budget.isLeft(Kind.HANG)).isFalse();
        assertThat(budget.isLeft(Kind.WRONG_RESULT)).isTrue();
        now = Duration.ofMinutes(15);
        assertThat(budget.isLeft(Kind.CRASH)).as("time went by").isTrue();
    }

    private void spend(ShrinkBudget budget, Duration time) {
        budget.spend(Kind.WRONG_RESULT, () -> now = now.plus(time));
    }
}
