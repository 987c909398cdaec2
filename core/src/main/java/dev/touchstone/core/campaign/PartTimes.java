package dev.touchstone.core.campaign;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * How long each language was played, by the log of a campaign. A part that ended says so itself; of one that was killed, what is known is
 * the time from when its engines were up to its last event.
 */
final class PartTimes {
    private final Map<String, Duration> spent = new HashMap<>();
    private String language = "";
    private long begin;
    private long played;
    private long last;

    void add(String kind, String ofLanguage, JsonNode line) {
        long at = line.path("at").asLong(last);
        switch (kind) {
            case "GroupStarted" -> {
                end(played);
                language = ofLanguage;
                begin = at;
            }
            case "EngineStarted" -> begin = played == 0 ? at : begin;
            case "Judged", "RoundFinished", "RoundLeft", "RoundBroke" -> played = Math.max(played, at - begin);
            case "GroupFinished" -> {
                language = ofLanguage;
                end(line.path("millis").asLong());
            }
            default -> {}
        }
        last = Math.max(last, at);
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
