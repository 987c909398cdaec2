package dev.touchstone.core.triage;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
     * A failing case was looked at.
     *
     * @param standing {@code NEW}, {@code SEEN}, {@code FLAKY} and so on, as the campaign calls it
     */
    public record Considered(long at, String signature, String standing) {
        boolean isFinding() {
            return standing.equals("NEW") || standing.equals("SEEN");
        }
    }

    /** A line of the log, as far as it matters here. */
    private record Line(
            long at,
            Optional<String> event,
            Optional<String> language,
            Optional<Long> round,
            Optional<Integer> turn,
            Optional<Verdict> verdict,
            Optional<String> signature,
            Optional<String> standing) {
        /** A round that was cut off is played again from its start, and its turns are judged again. */
        boolean isNew(Set<List<Object>> turns) {
            return turn.isEmpty() || turns.add(List.of(language, round, turn));
        }
    }

    /** Reads the lines of a log. The last may be cut off: the campaign may be running, or have been killed. */
    public static CampaignLog read(List<String> lines, Json json) {
        List<Long> discrepancies = new ArrayList<>();
        List<Considered> considered = new ArrayList<>();
        Set<List<Object>> turns = new HashSet<>();
        for (int i = 0; i < lines.size(); i++) {
            Line line;
            try {
                line = json.readKnown(lines.get(i), Line.class);
            } catch (JacksonException e) {
                if (i == lines.size() - 1) {
                    break;
                }
                throw e;
            }
            String event = line.event().orElse("");
            if (event.equals("Judged")
                    && line.verdict().filter(Verdict.Fail.class::isInstance).isPresent()) {
                if (line.isNew(turns)) {
                    discrepancies.add(line.at());
                }
            } else if (event.equals("Considered")) {
                considered.add(new Considered(
                        line.at(), line.signature().orElse(""), line.standing().orElse("")));
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
