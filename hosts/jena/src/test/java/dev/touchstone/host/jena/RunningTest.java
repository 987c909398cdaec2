package dev.touchstone.host.jena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.jena.query.QueryCancelledException;
import org.junit.jupiter.api.Test;

class RunningTest {
    private final Running running = new Running();
    private final AtomicInteger aborts = new AtomicInteger();

    @Test
    void nothingCanBeStoppedBeforeTheBeginningAndAfterTheEnd() {
        assertThat(running.stop()).isFalse();
        assertThat(running.execute(() -> "rows", aborts::incrementAndGet)).isEqualTo("rows");

        assertThat(running.stop()).isFalse();
        assertThat(aborts).hasValue(0);
    }

    @Test
    void theRowsOfAStoppedExecutionAreNoAnswer() {
        assertThatThrownBy(() -> running.execute(running::stop, aborts::incrementAndGet))
                .isInstanceOf(QueryCancelledException.class);
        assertThat(aborts).hasValue(1);
    }

    @Test
    void whatBreaksBecauseItWasStoppedWasCancelled() {
        NullPointerException consequence = new NullPointerException();

        assertThatThrownBy(() -> running.execute(() -> fail(running.stop(), consequence), aborts::incrementAndGet))
                .isInstanceOf(QueryCancelledException.class)
                .hasCause(consequence);
    }

    @Test
    void whatBreaksByItselfIsLetThrough() {
        NullPointerException defect = new NullPointerException();

        assertThatThrownBy(() -> running.execute(() -> fail(true, defect), aborts::incrementAndGet))
                .isSameAs(defect);
    }

    @Test
    void theExecutionAfterAStoppedOneIsWhole() {
        assertThatThrownBy(() -> running.execute(running::stop, aborts::incrementAndGet))
                .isInstanceOf(QueryCancelledException.class);

        assertThat(running.execute(() -> "rows", aborts::incrementAndGet)).isEqualTo("rows");
    }

    private static String fail(boolean stopped, RuntimeException failure) {
        assertThat(stopped).isTrue();
        throw failure;
    }
}
