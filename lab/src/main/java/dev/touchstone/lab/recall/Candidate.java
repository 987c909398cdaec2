package dev.touchstone.lab.recall;

import dev.touchstone.campaign.store.FileNames;
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

    /** Those of a cell whose campaign has run, the earliest first. */
    static List<Candidate> of(Cell cell, Path folder, Json json) throws IOException {
        CampaignResult campaign = CampaignResult.read(folder, json);
        Map<String, Long> firstSeen = campaign.log().firstSeen();
        CpuScale time = CpuScale.of(folder, json);
        return campaign.findings().stream()
                .map(finding ->
                        new Candidate(cell, finding, time.minute(firstSeen.getOrDefault(finding.name(), time.end()))))
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
