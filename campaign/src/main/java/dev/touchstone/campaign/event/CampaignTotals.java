package dev.touchstone.campaign.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import dev.touchstone.campaign.event.Event.Standing;
import java.util.Map;

/**
 * How a campaign stands. It is stored flat, without a level for troubles and time.
 *
 * @param rounds those that were played to their end
 * @param counts of all cases, those of rounds included that were not
 * @param failed what became of the cases that failed
 * @param others what became of failures with other coarse signatures that were found while a case was shrunk; they are not among the counted cases
 * @param known how many of both are known, by what they are
 */
public record CampaignTotals(
        long rounds,
        @JsonProperty("tally") Counts counts,
        Fates failed,
        Fates others,

        @JsonSetter(nulls = Nulls.AS_EMPTY) @JsonInclude(JsonInclude.Include.NON_EMPTY)
        Map<String, Long> known,

        @JsonUnwrapped Troubles troubles,
        @JsonUnwrapped Time time) {

    /**
     * What went wrong with engines, or with Touchstone itself.
     *
     * @param restarts how often an engine was started again
     * @param broken rounds in which Touchstone itself failed
     * @param givenUp languages that ended early because an engine does not start, or workers that had to
     */
    public record Troubles(long restarts, long broken, long givenUp) {
        public static final Troubles NONE = new Troubles(0, 0, 0);
    }

    /**
     * Where the time went.
     *
     * @param wallMillis the time spent in rounds
     * @param processMillis that time for every process of an engine, added up
     * @param busyMillis the time for which engines were busy in it, added up
     */
    public record Time(long wallMillis, long processMillis, long busyMillis) {
        public static final Time NONE = new Time(0, 0, 0);
    }

    /**
     * What became of failures; together they are all of them.
     *
     * @param reported each is the first of its signature, and has a folder
     * @param seenAgain a finding with its signature was there already
     * @param known it is a known finding
     * @param flaky it did not fail again
     * @param putOff not examined, or not to the end
     */
    public record Fates(long reported, long seenAgain, long known, long flaky, long putOff) {
        public static final Fates NONE = new Fates(0, 0, 0, 0, 0);

        /** Those of a number of failures, as far as they are known; the others are deferred. */
        static Fates of(long failures, Map<Standing, Long> decided) {
            long reported = decided.getOrDefault(Standing.NEW, 0L);
            long seenAgain = decided.getOrDefault(Standing.SEEN, 0L);
            long known = decided.getOrDefault(Standing.KNOWN, 0L);
            long flaky = decided.getOrDefault(Standing.FLAKY, 0L);
            return new Fates(reported, seenAgain, known, flaky, failures - reported - seenAgain - known - flaky);
        }

        public long all() {
            return reported + seenAgain + known + flaky + putOff;
        }
    }

    /** The folders that there are. */
    public long findings() {
        return failed.reported() + others.reported();
    }

    /** The deferred failures. */
    public long later() {
        return failed.putOff() + others.putOff();
    }

    /** How often Touchstone itself was wrong. */
    public long ours() {
        return troubles.broken() + counts.ours();
    }

    /** Whether more cases could not be tried than could, because their datasets were not loaded. */
    public boolean isMostlyNotLoaded() {
        long notLoaded =
                counts.notLoaded().values().stream().mapToLong(Long::longValue).sum();
        return 2 * notLoaded > counts.cases();
    }
}
