package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Event.Overtime;
import dev.touchstone.campaign.event.Listener;
import java.time.Duration;
import java.util.Optional;
import java.util.function.IntSupplier;

/** Ends a group in time: work in progress may go on for a while, which is reported; then engines are stopped. */
record Clock(Rounds rounds, Listener listener) {
    private static final Duration BETWEEN_WORDS = Duration.ofSeconds(1);

    /**
     * Watches until everything has to end, or this thread is interrupted.
     *
     * @param underWay how many failing cases are being examined
     * @param end takes the engines away
     */
    void watch(String language, IntSupplier underWay, Runnable end) {
        try {
            for (Optional<Duration> left = rounds.leftToEnd();
                    left.isPresent() && left.get().isPositive();
                    left = rounds.leftToEnd()) {
                if (rounds.timeIsUp() && underWay.getAsInt() > 0) {
                    listener.on(new Overtime(
                            language, underWay.getAsInt(), left.get().toMillis()));
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
