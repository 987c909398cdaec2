package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.RunsOn;
import java.time.Duration;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Sees to it that a group ends: what was begun in time may go on for a while, and that is told; then engines are taken away. */
record Clock(Rounds rounds, Listener listener) {
    private static final Duration BETWEEN_WORDS = Duration.ofSeconds(1);

    /**
     * Watches until everything has to end, or this thread is interrupted.
     *
     * @param underWay how many failing cases are being looked at
     * @param end takes the engines away
     */
    void watch(String language, IntSupplier underWay, Runnable end) {
        try {
            for (Optional<Duration> left = rounds.leftToEnd();
                    left.isPresent() && left.get().isPositive();
                    left = rounds.leftToEnd()) {
                if (rounds.timeIsUp() && underWay.getAsInt() > 0) {
                    listener.on(
                            new RunsOn(language, underWay.getAsInt(), left.get().toMillis()));
                }
                Thread.sleep(left.get().compareTo(BETWEEN_WORDS) < 0 ? left.get() : BETWEEN_WORDS);
            }
            if (rounds.leftToEnd().isPresent()) {
                rounds.end();
                end.run();
            }
        } catch (InterruptedException e) {
            // The group is over.
            Thread.currentThread().interrupt();
        }
    }
}
