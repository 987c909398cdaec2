package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.store.EventLog.Logged;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * How long each language was played, by the log of a campaign. A part that ended says so itself; of one that was killed, what is known is
 * the time from when its engines were up to its last event.
 */
final class LanguageTimes {
    private final Map<String, Duration> spent = new HashMap<>();
    private String language = "";
    private long begin;
    private long played;
    private long last;

    void add(Logged logged) {
        long at = logged.at();
        switch (logged.event()) {
            case GroupStarted started -> {
                end(played);
                language = started.language();
                begin = at;
            }
            case EngineStarted started -> begin = played == 0 ? at : begin;
            case Judged judged -> played(at);
            case RoundFinished finished -> played(at);
            case RoundLeft left -> played(at);
            case RoundBroke broke -> played(at);
            case GroupFinished finished -> {
                language = finished.language();
                end(finished.millis());
            }
            default -> {}
        }
        last = Math.max(last, at);
    }

    private void played(long at) {
        played = Math.max(played, at - begin);
    }

    private void end(long millis) {
        spent.merge(language, Duration.ofMillis(millis), Duration::plus);
        played = 0;
    }

    Map<String, Duration> spent() {
        end(played);
        return spent;
    }

    /** The time of the last event. */
    long last() {
        return last;
    }
}
