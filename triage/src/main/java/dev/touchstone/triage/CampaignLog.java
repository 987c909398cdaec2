package dev.touchstone.triage;

import dev.touchstone.campaign.event.Event.Consideration;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.store.EventLog.Logged;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.Lines;
import dev.touchstone.core.oracle.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

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

    /** A failing case was examined, at a time. */
    public record Considered(long at, Consideration consideration) {
        private boolean isFinding() {
            return switch (consideration.standing()) {
                case NEW, SEEN -> true;
                case FLAKY, KNOWN, LATER -> false;
            };
        }
    }

    /** Reads a log as far as its lines are whole: the campaign may be running, or have been killed. */
    public static CampaignLog read(Path file, Json json) throws IOException {
        List<Long> discrepancies = new ArrayList<>();
        List<Considered> considered = new ArrayList<>();
        Set<List<Object>> turns = new HashSet<>();
        Lines.read(file, (line, begin) -> {
            Logged logged = Logged.parse(line, json);
            switch (logged.event()) {
                // A round that was cut off is played again from its start, and its turns are judged again.
                case Judged judged
                when judged.verdict() instanceof Verdict.Fail
                        && turns.add(List.of(judged.language(), judged.round(), judged.turn())) ->
                    discrepancies.add(logged.at());
                case Consideration consideration -> considered.add(new Considered(logged.at(), consideration));
                default -> {}
            }
        });
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
                .forEach(each -> first.putIfAbsent(each.consideration().signature(), each.at()));
        return first;
    }

    /** How many failing cases came to this. */
    public long count(Standing standing) {
        return considered.stream()
                .filter(each -> each.consideration().standing() == standing)
                .count();
    }
}
