package dev.touchstone.cli.command;

import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.triage.CampaignLog;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.CurveTable;
import dev.touchstone.triage.Curves;
import dev.touchstone.triage.Fate;
import dev.touchstone.triage.History;
import dev.touchstone.triage.VersionResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What campaigns found, together: the numbers, the findings and the curves. */
public final class TriageReport {
    private static final int LONGEST_QUERY = 70;

    private final CampaignLog log;
    private final Map<String, StoredFinding> findings = new LinkedHashMap<>();
    private final List<VersionResult> cells;
    private final Curves curves;

    /**
     * Of several campaigns. A finding that several of them have is one.
     *
     * @param cells all that is known of versions
     */
    public TriageReport(List<CampaignResult> campaigns, List<VersionResult> cells) {
        this.cells = List.copyOf(cells);
        log = campaigns.stream().map(CampaignResult::log).reduce(CampaignLog.EMPTY, CampaignLog::and);
        campaigns.stream()
                .flatMap(campaign -> campaign.findings().stream())
                .forEach(finding -> findings.putIfAbsent(finding.name(), finding));
        Map<String, Long> firstSeen = new LinkedHashMap<>(log.firstSeen());
        // Findings of an old campaign, or of `check`, have no line in a log.
        findings.keySet().forEach(name -> firstSeen.putIfAbsent(name, 0L));
        curves = new Curves(log.discrepancies(), firstSeen, versions());
    }

    /** The engine and its reproducing versions of each finding that was tried; a list because it may be in a set. */
    private Map<String, List<String>> versions() {
        Map<String, List<String>> versions = new LinkedHashMap<>();
        findings.values().forEach(finding -> {
            History history = history(finding);
            if (!history.cells().isEmpty()) {
                List<String> set = new ArrayList<>(history.reproducing());
                set.addFirst(finding.accused().name());
                versions.put(finding.name(), set);
            }
        });
        return versions;
    }

    History history(StoredFinding finding) {
        return History.of(cells, finding.name(), finding.accused().name());
    }

    public Curves curves() {
        return curves;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>(numbers());
        List<StoredFinding> shown = findings.values().stream()
                .filter(finding -> !finding.isMerged())
                .sorted(Comparator.comparing(finding -> curves.firstSeen().getOrDefault(finding.name(), 0L)))
                .toList();
        if (!shown.isEmpty()) {
            lines.add("");
            new TextTable(
                            List.of("finding", "kind", "oracle", "seen", "first", "bad versions", "query"),
                            shown.stream().map(this::row).toList())
                    .lines()
                    .forEach(lines::add);
        }
        lines.add("");
        lines.addAll(CurveTable.of(curves));
        return lines;
    }

    private List<String> numbers() {
        long merged = findings.values().stream().filter(StoredFinding::isMerged).count();
        return List.of(
                "discrepancies (N_D): " + log.discrepancies().size(),
                "findings (fine signatures): " + curves.firstSeen().size()
                        + (merged == 0 ? "" : ", of which " + merged + " are merged with another"),
                "version-distinct (N_VDD): " + versionDistinct(),
                "flaky: " + log.count(Standing.FLAKY) + ", known: " + log.count(Standing.KNOWN));
    }

    private String versionDistinct() {
        if (curves.firstSeen().isEmpty()) {
            return "0";
        }
        long missing = curves.firstSeen().keySet().stream()
                .filter(name -> !curves.versions().containsKey(name))
                .count();
        if (missing == 0) {
            return String.valueOf(curves.at(curves.end()).versionDistinct());
        }
        return "unknown, " + missing + " of " + curves.firstSeen().size()
                + " findings not tried on other versions (use --versions)";
    }

    private List<String> row(StoredFinding finding) {
        String name = finding.name();
        long seen = log.considered().stream()
                .filter(each -> each.consideration().signature().equals(name))
                .count();
        long also = findings.values().stream()
                .filter(other -> other.isMerged() && other.folder().startsWith(finding.folder()))
                .count();
        return List.of(
                also == 0 ? name : name + " (+" + also + ")",
                finding.fail().map(Fail::kind).map(kind -> kind.words()).orElse("-"),
                finding.oracle().orElse("-"),
                seen == 0 ? "-" : String.valueOf(seen),
                seen == 0 ? "-" : time(curves.firstSeen().getOrDefault(name, 0L)),
                bad(finding),
                finding.query().map(TriageReport::firstLine).orElse("-"));
    }

    private String bad(StoredFinding finding) {
        History history = history(finding);
        String same = history.runs(Fate.SAME);
        String other = history.runs(Fate.OTHER);
        if (history.cells().isEmpty()) {
            return "?";
        }
        String otherwise = other.isEmpty() ? "" : "other result " + other;
        String both = same.isEmpty() || other.isEmpty() ? "" : "; ";
        return same.isEmpty() && other.isEmpty() ? "none" : same + both + otherwise;
    }

    private static String time(long millis) {
        Duration since = Duration.ofMillis(millis);
        return String.format(Locale.ROOT, "%d:%02d", since.toMinutes(), since.toSecondsPart());
    }

    /** The first line of the statement, without the prefixes of SPARQL. */
    private static String firstLine(String whole) {
        String query = whole.replaceFirst("^(?:(?:PREFIX\\s+\\S*|BASE)\\s*<[^>]*>\\s*)+", "");
        Optional<String> first = query.lines().findFirst();
        String line = first.orElse("");
        boolean complete = line.length() <= LONGEST_QUERY && query.lines().count() <= 1;
        return complete ? line : line.substring(0, Math.min(line.length(), LONGEST_QUERY)) + "…";
    }
}
