package dev.touchstone.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class PrefetchTest {
    @Test
    void allThereIsComesInItsOrderAndThenNothing() {
        try (Prefetch<Integer> ahead = new Prefetch<>(of(List.of(1, 2, 3, 4, 5, 6, 7)))) {
            for (int i = 1; i <= 7; i++) {
                assertThat(ahead.next()).contains(i);
            }
            assertThat(ahead.next()).isEmpty();
            assertThat(ahead.next()).isEmpty();
        }
    }

    @Test
    void theNextIsMadeWhileTheLastIsInUse() throws InterruptedException {
        CountDownLatch third = new CountDownLatch(3);
        Supplier<Optional<Integer>> source = () -> {
            third.countDown();
            return Optional.of(0);
        };
        try (Prefetch<Integer> ahead = new Prefetch<>(source)) {
            ahead.next();
            assertThat(third.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void whatTheSourceThrowsIsThrownInItsTurn() {
        Iterator<Integer> numbers = List.of(1, 2).iterator();
        try (Prefetch<Integer> ahead = new Prefetch<>(() -> Optional.of(numbers.next()))) {
            assertThat(ahead.next()).contains(1);
            assertThat(ahead.next()).contains(2);
            assertThatThrownBy(ahead::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @Test
    void anErrorOfTheSourceIsThrownAsItIs() {
        try (Prefetch<Integer> ahead = new Prefetch<>(() -> {
            throw new StackOverflowError("deep");
        })) {
            assertThatThrownBy(ahead::next).isInstanceOf(StackOverflowError.class);
        }
    }

    private static Supplier<Optional<Integer>> of(List<Integer> numbers) {
        Iterator<Integer> rest = numbers.iterator();
        return () -> rest.hasNext() ? Optional.of(rest.next()) : Optional.empty();
    }
}
