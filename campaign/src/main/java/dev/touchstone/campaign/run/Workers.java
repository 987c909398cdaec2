package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Event.EngineLost;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.core.engine.EngineUnavailable;
import java.util.Optional;

/** The workers of a group. One whose engine does not start any more ends, and the others go on; without any, the group is over. */
final class Workers {
    private final String language;
    private final Rounds rounds;
    private final Listener listener;
    private int left;
    private Optional<EngineUnavailable> why = Optional.empty();

    Workers(String language, int number, Rounds rounds, Listener listener) {
        this.language = language;
        this.left = number;
        this.rounds = rounds;
        this.listener = listener;
    }

    void work(Runnable work) {
        try {
            work.run();
        } catch (EngineUnavailable e) {
            // Where everything ends, it was taken away.
            if (!rounds.isEnded()) {
                lose(e);
            }
        }
    }

    private synchronized void lose(EngineUnavailable e) {
        left--;
        why = Optional.of(e);
        if (left > 0) {
            listener.on(new EngineLost(language, String.valueOf(e.getMessage()), left));
        }
    }

    synchronized void throwIfAllAreLost() {
        if (left == 0 && why.isPresent()) {
            throw why.get();
        }
    }
}
