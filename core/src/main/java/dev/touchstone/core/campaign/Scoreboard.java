package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.EngineRestarted;
import dev.touchstone.core.campaign.Event.EngineStarted;
import dev.touchstone.core.campaign.Event.GroupFinished;
import dev.touchstone.core.campaign.Event.GroupGivenUp;
import dev.touchstone.core.campaign.Event.GroupStarted;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundBroke;
import dev.touchstone.core.campaign.Event.RoundFinished;
import dev.touchstone.core.campaign.Event.Standing;

/** Adds up what happens in a campaign, or in one group of it. */
public final class Scoreboard implements Listener {
    private long rounds;
    private Tally tally;
    private long findings;
    private long repeats;
    private long flaky;
    private long known;
    private long later;
    private long restarts;
    private long broken;
    private long givenUp;
    private long wallMillis;
    private long processMillis;
    private long busyMillis;

    /**
     * How it stands.
     *
     * @param findings new signatures, each with a folder
     * @param repeats failing cases with a signature that was there already
     * @param flaky failing cases that did not fail again
     * @param known failing cases that are known findings
     * @param later failing cases that were put off
     * @param broken rounds in which Touchstone itself failed
     * @param givenUp groups that ended early because an engine does not start
     * @param wallMillis the time spent in rounds
     * @param processMillis that time for every process of an engine, added up
     * @param busyMillis the time for which engines were busy in it, added up
     */
    public record Score(
            long rounds,
            Tally tally,
            long findings,
            long repeats,
            long flaky,
            long known,
            long later,
            long restarts,
            long broken,
            long givenUp,
            long wallMillis,
            long processMillis,
            long busyMillis) {
        static final Score NONE = new Score(0, Tally.NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    public Scoreboard() {
        this(Score.NONE);
    }

    /** One that goes on from there. */
    public Scoreboard(Score before) {
        rounds = before.rounds();
        tally = before.tally();
        findings = before.findings();
        repeats = before.repeats();
        flaky = before.flaky();
        known = before.known();
        later = before.later();
        restarts = before.restarts();
        broken = before.broken();
        givenUp = before.givenUp();
        wallMillis = before.wallMillis();
        processMillis = before.processMillis();
        busyMillis = before.busyMillis();
    }

    @Override
    public void on(Event event) {
        switch (event) {
            case GroupStarted started -> {}
            case EngineStarted started -> {}
            case EngineRestarted restarted -> restarts++;
            case Judged judged -> tally = tally.plus(judged.tally());
            case Considered considered -> count(considered.standing());
            case RoundFinished finished -> rounds++;
            case RoundBroke broke -> broken++;
            case GroupGivenUp given -> givenUp++;
            case GroupFinished finished -> {
                wallMillis += finished.millis();
                processMillis += finished.processMillis();
                busyMillis += finished.busyMillis();
            }
        }
    }

    private void count(Standing standing) {
        switch (standing) {
            case NEW -> findings++;
            case SEEN -> repeats++;
            case FLAKY -> flaky++;
            case KNOWN -> known++;
            case LATER -> later++;
        }
    }

    public Score score() {
        return new Score(
                rounds,
                tally,
                findings,
                repeats,
                flaky,
                known,
                later,
                restarts,
                broken,
                givenUp,
                wallMillis,
                processMillis,
                busyMillis);
    }
}
