package dev.touchstone.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RunningTest {
    private final Running running = new Running();

    @AfterEach
    void clearTheInterrupt() {
        Thread.interrupted();
    }

    @Test
    void whatIsNotStoppedGivesItsResult() throws Exception {
        assertThat(running.execute(() -> "rows")).isEqualTo("rows");
    }

    @Test
    void theRowsOfAStoppedExecutionAreNoAnswerEvenIfAnInterruptGetsLost() {
        Thread worker = Thread.currentThread();
        assertThatThrownBy(() -> running.execute(() -> {
                    new Thread(() -> running.stop(worker)).start();
                    return lost() + lost();
                }))
                .isInstanceOf(Stopped.class);
    }

    @Test
    void whatBreaksByItselfIsLetThrough() {
        NullPointerException defect = new NullPointerException();

        assertThatThrownBy(() -> running.execute(() -> {
                    throw defect;
                }))
                .isSameAs(defect);
    }

    /** Waits for an interrupt, and forgets it. */
    private static int lost() {
        try {
            new CountDownLatch(1).await();
            return 0;
        } catch (InterruptedException e) {
            return 1;
        }
    }
}
