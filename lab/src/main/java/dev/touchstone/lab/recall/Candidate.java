package dev.touchstone.lab.recall;

import dev.touchstone.campaign.store.CampaignEnd;
import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.LogSummary;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.triage.CampaignResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A finding of a cell, which may be a known bug.
 *
 * @param minute the CPU-minute at which the campaign had it first
 */
record Candidate(Cell cell, StoredFinding finding, double minute) {
    private static final double MILLIS = 60_000;

    String name() {
        return finding.name();
    }

    /** Where it lies in the folder of all cells. */
    String place() {
        return cell.name() + "/" + FileNames.FINDINGS + "/" + name();
    }

    String kind() {
        return finding.fail().map(Fail::kind).map(kind -> kind.words()).orElse("unknown kind");
    }

    /** Those of a cell whose campaign has run, the earliest first. Events have the time of the clock: it is scaled by the CPU time of the whole. */
    static List<Candidate> of(Cell cell, Path folder, Json json) throws IOException {
        CampaignResult campaign = CampaignResult.read(folder, json);
        Map<String, Long> firstSeen = campaign.log().firstSeen();
        long millis = LogSummary.read(folder.resolve(FileNames.EVENTS), json).millis();
        long cpu = CampaignEnd.in(folder, json).map(CampaignEnd::cpuMillis).orElse(millis);
        double scale = millis == 0 ? 1 : (double) cpu / millis;
        return campaign.findings().stream()
                .map(finding ->
                        new Candidate(cell, finding, firstSeen.getOrDefault(finding.name(), millis) * scale / MILLIS))
                .sorted(Comparator.comparingDouble(Candidate::minute))
                .toList();
    }

    /** Of equal findings on one version, by whatever seed, the earliest. */
    static List<Candidate> distinct(List<Candidate> all) {
        Set<List<Object>> seen = new HashSet<>();
        List<Candidate> distinct = new ArrayList<>();
        all.stream()
                .sorted(Comparator.comparingDouble(Candidate::minute))
                .filter(each -> seen.add(List.of(each.cell().version(), each.name())))
                .forEach(distinct::add);
        return List.copyOf(distinct);
    }
}
