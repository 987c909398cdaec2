package dev.touchstone.triage;

import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.finding.FailureKey;
import dev.touchstone.triage.Merging.Candidate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Merges findings that are probably one bug into one folder: the first stays, the others go into its {@code also/}. */
public record FindingMerge(Function<StoredFinding, History> row) {

    /** Merges the findings of one campaign; a line for each group. */
    public List<String> in(CampaignResult campaign) {
        List<StoredFinding> findings = campaign.findings().stream()
                .filter(finding -> !finding.isMerged())
                .toList();
        List<Candidate> candidates = findings.stream()
                .map(finding ->
                        new Candidate(finding.name(), finding.accused().name(), failure(finding), row.apply(finding)))
                .toList();
        return Merging.groups(candidates).stream()
                .map(group -> together(campaign.path().resolve(FileNames.FINDINGS), group))
                .toList();
    }

    private static Optional<FailureKey> failure(StoredFinding finding) {
        return finding.fail().map(fail -> FailureKey.of(fail, finding.oracle(), finding.subject()));
    }

    private static String together(Path folder, List<String> group) {
        Path first = folder.resolve(group.getFirst());
        List<String> others = group.subList(1, group.size());
        try {
            Path also = Files.createDirectories(first.resolve(FileNames.ALSO));
            for (String other : others) {
                Files.move(folder.resolve(other), also.resolve(other));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the findings " + group + " cannot be merged", e);
        }
        return group.getFirst() + ": also " + String.join(", ", others);
    }
}
