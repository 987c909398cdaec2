package dev.touchstone.campaign.run;

import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.ResumeState;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;

/** Hands out the numbers of the rounds to the workers of a group, as long as there is time and sense in it. */
final class Rounds {
    /** So many broken rounds in a row mean that the next one will break, too. */
    private static final int MOST_BROKEN = 5;

    private static final int TENTH = 10;

    private final Settings settings;
    private final String language;
    private final ResumeState resume;
    private final BooleanSupplier stopped;
    private final long start = System.nanoTime();
    private final AtomicLong next = new AtomicLong();
    private final AtomicInteger broken = new AtomicInteger();
    private volatile boolean ended;

    Rounds(Settings settings, String language, ResumeState resume, BooleanSupplier stopped) {
        this.settings = settings;
        this.language = language;
        this.resume = resume;
        this.stopped = stopped;
    }

    /** Plays one round after the other; {@code play} says whether Touchstone itself got through it. */
    void forEach(LongPredicate play) {
        for (Optional<Long> round = take(); round.isPresent(); round = take()) {
            if (play.test(round.get())) {
                broken.set(0);
            } else {
                broken.incrementAndGet();
            }
        }
    }

    private Optional<Long> take() {
        if (isEnded() || timeIsUp() || broken.get() >= MOST_BROKEN) {
            return Optional.empty();
        }
        long round = next.getAndIncrement();
        while (resume.hasPlayed(language, round)) {
            round = next.getAndIncrement();
        }
        return settings.extent().rounds().isPresent()
                        && round >= settings.extent().rounds().get()
                ? Optional.empty()
                : Optional.of(round);
    }

    /** Whether everything is to end at once: engines are taken away. */
    boolean isEnded() {
        return ended || stopped.getAsBoolean();
    }

    void end() {
        ended = true;
    }

    /** Whether no other case is to be begun. */
    boolean timeIsUp() {
        return left(Duration.ZERO).filter(Duration::isNegative).isPresent();
    }

    /** The time until everything is to end; empty where there is no such time. What was begun in time may take a tenth of the time more. */
    Optional<Duration> leftToEnd() {
        return left(settings.extent().time().orElse(Duration.ZERO).dividedBy(TENTH));
    }

    private Optional<Duration> left(Duration more) {
        return settings.extent()
                .time()
                .map(time -> time.plus(more).minus(resume.spent(language)).minus(elapsed()));
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
