package dev.touchstone.triage;

import dev.touchstone.campaign.event.Event.Consideration;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.store.EventLog.Logged;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;

/**
 * What the event log of a campaign says about failures, in the order of time.
 *
 * @param discrepancies when a case failed, in milliseconds since the campaign began
 * @param considered what became of failing cases
 */
public record CampaignLog(List<Long> discrepancies, List<Considered> considered) {
    public static final CampaignLog EMPTY = new CampaignLog(List.of(), List.of());

    public CampaignLog {
        discrepancies = discrepancies.stream().sorted().toList();
        considered = considered.stream()
                .sorted(Comparator.comparingLong(Considered::at))
                .toList();
    }

    /**
     * A failing case was examined.
     *
     * @param standing {@code NEW}, {@code SEEN}, {@code FLAKY} and so on, as the campaign calls it
     */
    public record Considered(long at, String signature, String standing) {
        boolean isFinding() {
            return standing.equals("NEW") || standing.equals("SEEN");
        }
    }

    /** Reads the lines of a log. The last may be cut off: the campaign may be running, or have been killed. */
    public static CampaignLog read(List<String> lines, Json json) {
        List<Long> discrepancies = new ArrayList<>();
        List<Considered> considered = new ArrayList<>();
        Set<List<Object>> turns = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            Logged logged;
            try {
                logged = Logged.parse(lines.get(i), json);
            } catch (JacksonException e) {
                if (i == lines.size() - 1) {
                    break;
                }
                throw e;
            }
            switch (logged.event()) {
                // A round that was cut off is played again from its start, and its turns are judged again.
                case Judged judged
                when judged.verdict() instanceof Verdict.Fail
                        && turns.add(List.of(judged.language(), judged.round(), judged.turn())) ->
                    discrepancies.add(logged.at());
                case Consideration consideration ->
                    considered.add(new Considered(
                            logged.at(),
                            consideration.signature(),
                            consideration.standing().name()));
                default -> {}
            }
        }
        return new CampaignLog(discrepancies, considered);
    }

    /** Both together, as if the campaigns had begun at the same time. */
    public CampaignLog and(CampaignLog other) {
        return new CampaignLog(
                Stream.concat(discrepancies.stream(), other.discrepancies.stream())
                        .toList(),
                Stream.concat(considered.stream(), other.considered.stream()).toList());
    }

    /** When each signature was seen for the first time. */
    public Map<String, Long> firstSeen() {
        Map<String, Long> first = new LinkedHashMap<>();
        considered.stream()
                .filter(Considered::isFinding)
                .forEach(each -> first.putIfAbsent(each.signature(), each.at()));
        return first;
    }

    public long count(String standing) {
        return considered.stream()
                .filter(each -> each.standing().equals(standing))
                .count();
    }
}
