package dev.touchstone.campaign.event;

import dev.touchstone.campaign.event.CampaignTotals.Fates;
import dev.touchstone.campaign.event.CampaignTotals.Time;
import dev.touchstone.campaign.event.CampaignTotals.Troubles;
import dev.touchstone.campaign.event.Event.Consideration;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.EngineLost;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.Overtime;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.event.Event.RoundStarted;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.value.Ordered;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Adds up what happens in a campaign, or in one group of it. The events of a log give what they gave when they happened, so that a campaign
 * that goes on counts on from there.
 */
public final class Statistics implements Listener {
    private long rounds;
    private Counts finished = Counts.NONE;
    /** What came of rounds that are not over. Such a round may go on in another part of the campaign. */
    private final Map<Numbered, Counts> begun = new LinkedHashMap<>();

    private final Map<Standing, Long> decided = new EnumMap<>(Standing.class);
    private final Map<Standing, Long> decidedOthers = new EnumMap<>(Standing.class);
    private final Map<String, Long> known = new LinkedHashMap<>();
    private final Set<Other> others = new HashSet<>();
    private final Set<Numbered> broken = new HashSet<>();
    private final Set<String> givenUp = new HashSet<>();
    private long restarts;
    private long wallMillis;
    private long processMillis;
    private long busyMillis;

    /** The classes of totals are loaded here: at the end, files may no longer be opened, and the end must be told. */
    public Statistics() {
        totals();
    }

    private record Numbered(String language, long round) {}

    private record Other(String oracle, Finding.Origin origin, String coarse) {}

    @Override
    public void on(Event event) {
        switch (event) {
            case GroupStarted started -> givenUp.remove(started.language());
            case EngineStarted started -> {}
            case EngineRestarted restarted -> restarts++;
            case RoundStarted started -> {}
            case Judged judged -> begun.put(new Numbered(judged.language(), judged.round()), judged.soFar());
            case Considering considering -> {}
            case Considered considered ->
                consider(
                        considered.finding().oracle(),
                        considered.finding().origin(),
                        considered.finding().coarse().text(),
                        considered.standing(),
                        considered.known(),
                        considered.onTheWay());
            case Consideration logged ->
                consider(
                        logged.oracle(),
                        logged.origin(),
                        logged.coarse(),
                        logged.standing(),
                        logged.known(),
                        logged.onTheWay());
            case Overtime runsOn -> {}
            case RoundFinished over -> finish(new Numbered(over.language(), over.round()), over.counts());
            case RoundLeft left -> begun.put(new Numbered(left.language(), left.round()), left.counts());
            case RoundBroke broke -> broken.add(new Numbered(broke.language(), broke.round()));
            case EngineLost lost -> givenUp.add(lost.language());
            case GroupGivenUp given -> givenUp.add(given.language());
            case GroupFinished over -> {
                wallMillis += over.millis();
                processMillis += over.processMillis();
                busyMillis += over.busyMillis();
            }
        }
    }

    private void finish(Numbered round, Counts counts) {
        rounds++;
        finished = finished.plus(counts);
        begun.remove(round);
        broken.remove(round);
    }

    /** A failure was examined or deferred; a deferred one may be examined later. */
    private void consider(
            String oracle,
            Finding.Origin origin,
            String coarse,
            Standing standing,
            Optional<String> cause,
            boolean onTheWay) {
        cause.ifPresent(name -> known.merge(name, 1L, Long::sum));
        if (onTheWay) {
            others.add(new Other(oracle, origin, coarse));
        }
        if (standing != Standing.LATER) {
            (onTheWay ? decidedOthers : decided).merge(standing, 1L, Long::sum);
        }
    }

    public CampaignTotals totals() {
        Counts counts = begun.values().stream().reduce(finished, Counts::plus);
        return new CampaignTotals(
                rounds,
                counts,
                Fates.of(counts.failed(), decided),
                Fates.of(others.size(), decidedOthers),
                Ordered.copyOf(known),
                new Troubles(restarts, broken.size(), givenUp.size()),
                new Time(wallMillis, processMillis, busyMillis));
    }
}
