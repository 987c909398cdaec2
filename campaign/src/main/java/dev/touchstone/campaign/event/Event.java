package dev.touchstone.campaign.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import dev.touchstone.campaign.settings.RoundShape;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What happens in a campaign, for whoever listens. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Event {

    /**
     * The engines of a language are about to be tested.
     *
     * @param oracles their names, by the names of their families
     */
    @JsonTypeName("group-started")
    record GroupStarted(String language, List<EngineId> engines, Map<String, List<String>> oracles) implements Event {}

    /** A process came up. {@code reported} is what the engine says its version is. */
    @JsonTypeName("engine-started")
    record EngineStarted(EngineId engine, String reported) implements Event {}

    @JsonTypeName("engine-restarted")
    record EngineRestarted(EngineId engine, String why) implements Event {}

    /**
     * A round begins, or is gone on with.
     *
     * @param engines those that are asked in this round
     * @param withheld features that one of them is known to get wrong, and that are not used
     * @param shape how large its datasets and queries are, and what they are made of
     */
    @JsonTypeName("round-started")
    record RoundStarted(
            String language,
            long round,
            List<EngineId> engines,

            @JsonSetter(nulls = Nulls.AS_EMPTY) @JsonInclude(JsonInclude.Include.NON_EMPTY)
            List<String> withheld,

            RoundShape shape)
            implements Event {}

    /**
     * A case was run and judged.
     *
     * @param soFar the counts of its round up to here
     */
    @JsonTypeName("judged")
    record Judged(
            String language,
            long round,
            int turn,
            String oracle,
            Verdict verdict,
            @JsonProperty("tally") Counts counts,
            Counts soFar)
            implements Event {}

    /**
     * A failing case is about to be examined.
     *
     * @param onTheWay as in {@link Considered}
     */
    @JsonTypeName("considering")
    record Considering(Finding finding, boolean onTheWay) implements Event {}

    /**
     * A failing case was examined. {@code standing} is the result.
     *
     * @param known what it is, where that is known
     * @param onTheWay whether it is no case of a round, but was found while one was shrunk
     */
    @JsonTypeName("considered-finding")
    record Considered(Finding finding, Standing standing, Optional<String> known, boolean onTheWay) implements Event {
        public Considered(Finding finding, Standing standing, boolean onTheWay) {
            this(finding, standing, Optional.empty(), onTheWay);
        }

        public Considered(Finding finding, Standing standing) {
            this(finding, standing, false);
        }
    }

    /** What the event log keeps of an examined failing case; the whole is in the folder of the finding. */
    @JsonTypeName("considered")
    record Consideration(
            String signature,
            String coarse,
            Standing standing,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> known,
            String oracle,
            Finding.Origin origin,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean onTheWay)
            implements Event {
        public static Consideration of(Considered considered) {
            Finding finding = considered.finding();
            return new Consideration(
                    finding.signature().text(),
                    finding.coarse().text(),
                    considered.standing(),
                    considered.known(),
                    finding.oracle(),
                    finding.origin(),
                    considered.onTheWay());
        }
    }

    /** Time is up, and failing cases are still being examined; those not done in the remaining time are deferred. */
    @JsonTypeName("runs-on")
    record Overtime(String language, int failing, long millisLeft) implements Event {}

    /**
     * A round is over.
     *
     * @param digest a fingerprint of all cases of the round: the same seed and version give the same one
     */
    @JsonTypeName("round-finished")
    record RoundFinished(
            String language,
            long round,
            String digest,
            @JsonProperty("tally") Counts counts) implements Event {}

    /**
     * A round was left before its end.
     *
     * @param turns the number of its turns that were played
     * @param counts their counts
     */
    @JsonTypeName("round-left")
    record RoundLeft(
            String language,
            long round,
            int turns,
            @JsonProperty("tally") Counts counts) implements Event {}

    /** Touchstone itself failed in a round; the round is given up. */
    @JsonTypeName("round-broke")
    record RoundBroke(String language, long round, String evidence) implements Event {}

    /**
     * A group is over.
     *
     * @param processMillis how long its engines' processes were there, added up
     * @param busyMillis how long they were busy, added up
     */
    @JsonTypeName("group-finished")
    record GroupFinished(String language, long millis, long processMillis, long busyMillis) implements Event {}

    /** A worker had to end early because its engine does not start any more. The others go on. */
    @JsonTypeName("engine-lost")
    record EngineLost(String language, String why, int workersLeft) implements Event {}

    /** A group had to end early, or could not begin, because an engine does not start. */
    @JsonTypeName("group-given-up")
    record GroupGivenUp(String language, String why) implements Event {}

    /** What became of a failing case. */
    enum Standing {
        /** It failed again on a fresh engine, and is the first of its signature. */
        NEW,
        /** A finding with its signature is there already. */
        SEEN,
        /** It did not fail again on a fresh engine. */
        FLAKY,
        /** It is a finding that is known already, and why. */
        KNOWN,
        /** It was deferred: others have its coarse signature, or there was no time. */
        LATER
    }
}
