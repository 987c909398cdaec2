package dev.touchstone.core.campaign;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Verdict;
import java.util.List;
import java.util.Map;

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
     * A case was run and judged.
     *
     * @param soFar what came of its round up to here
     */
    @JsonTypeName("judged")
    record Judged(String language, long round, int turn, String oracle, Verdict verdict, Tally tally, Tally soFar)
            implements Event {}

    /**
     * A failing case is about to be looked at again.
     *
     * @param onTheWay as in {@link Considered}
     */
    @JsonTypeName("considering")
    record Considering(Finding finding, boolean onTheWay) implements Event {}

    /**
     * A failing case was looked at again. {@code standing} says what came of it.
     *
     * @param onTheWay whether it is no case of a round, but was met while one was made small
     */
    @JsonTypeName("considered-finding")
    record Considered(Finding finding, Standing standing, boolean onTheWay) implements Event {
        public Considered(Finding finding, Standing standing) {
            this(finding, standing, false);
        }
    }

    /** What the event log keeps of a failing case that was looked at; the whole is in the folder of the finding. */
    @JsonTypeName("considered")
    record Consideration(
            String signature,
            String coarse,
            Standing standing,
            String oracle,
            Finding.Origin origin,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean onTheWay)
            implements Event {
        static Consideration of(Considered considered) {
            Finding finding = considered.finding();
            return new Consideration(
                    finding.signature().text(),
                    finding.coarse().text(),
                    considered.standing(),
                    finding.oracle(),
                    finding.origin(),
                    considered.onTheWay());
        }
    }

    /** Time is up, and failing cases are still being looked at; what is not done so much later is put off. */
    @JsonTypeName("runs-on")
    record RunsOn(String language, int failing, long millisLeft) implements Event {}

    /**
     * A round is over.
     *
     * @param digest a fingerprint of all cases of the round: the same seed and version give the same one
     */
    @JsonTypeName("round-finished")
    record RoundFinished(String language, long round, String digest, Tally tally) implements Event {}

    /**
     * A round was left before its end.
     *
     * @param turns so many of its turns were played
     * @param tally what came of them
     */
    @JsonTypeName("round-left")
    record RoundLeft(String language, long round, int turns, Tally tally) implements Event {}

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
        /** It was put off: there are others of its sort, or there was no time. */
        LATER
    }
}
