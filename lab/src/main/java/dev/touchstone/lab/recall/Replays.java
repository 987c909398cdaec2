package dev.touchstone.lab.recall;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.Count;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.triage.CaseRunner;
import dev.touchstone.triage.EnginePool;
import dev.touchstone.triage.Messages;
import dev.touchstone.triage.VersionResult;
import dev.touchstone.triage.VersionSurvey;
import dev.touchstone.triage.VersionsFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs findings on the versions of the bugs that they may be. Results are kept in the folders of the campaigns, and not tried again. */
final class Replays {
    private final EngineOptions engineOptions;
    private final Duration limit;
    private final Map<Path, VersionsFile> files = new LinkedHashMap<>();

    Replays(EngineOptions engineOptions, Duration limit) {
        this.engineOptions = engineOptions;
        this.limit = limit;
    }

    /** Runs all of them: the findings of a version together, so that each version of an engine starts once for all. */
    void run(List<Candidate> candidates, List<KnownBug> bugs) {
        Map<EngineId, List<StoredFinding>> byVersion = new LinkedHashMap<>();
        candidates.forEach(candidate -> byVersion
                .computeIfAbsent(candidate.cell().version(), any -> new ArrayList<>())
                .add(candidate.finding()));
        byVersion.forEach((version, findings) -> run(version, findings, versions(version, bugs)));
    }

    /** What is tried of a finding on this version: all versions of the bugs that can be met there. */
    private List<EngineId> versions(EngineId home, List<KnownBug> bugs) {
        Set<EngineId> versions = new LinkedHashSet<>();
        bugs.stream().filter(bug -> bug.isBadOn(home)).forEach(bug -> {
            versions.addAll(bug.versions().bad());
            versions.addAll(bug.versions().good());
        });
        versions.removeIf(version -> engineOptions
                .catalogue
                .named(version.name())
                .flatMap(entry -> entry.release(version.version()))
                .isEmpty());
        return List.copyOf(versions);
    }

    private void run(EngineId home, List<StoredFinding> findings, List<EngineId> versions) {
        Messages terminal = engineOptions.terminal();
        terminal.line("replaying " + Count.of(findings.size(), "finding", "findings") + " of " + home + " on "
                + Count.of(versions.size(), "version", "versions"));
        List<EngineId> needed = findings.stream()
                .flatMap(finding -> finding.proposed().neededEngines().stream())
                .toList();
        try (EnginePool pool = new EnginePool(engineOptions.source(), needed)) {
            new VersionSurvey(new CaseRunner(pool, limit), this::file, new Quiet(terminal)).run(findings, versions);
        }
    }

    private VersionsFile file(StoredFinding finding) {
        return files.computeIfAbsent(finding.versions(), path -> new VersionsFile(path, engineOptions.json));
    }

    /** What is known of a finding. */
    List<VersionResult> of(Candidate candidate) {
        return file(candidate.finding()).cells();
    }

    /** Results are too many to be lines. */
    private record Quiet(Messages terminal) implements Messages {
        @Override
        public void status(String text) {
            terminal.status(text);
        }

        @Override
        public void line(String text) {
            terminal.status(text);
        }

        @Override
        public void warning(String text) {
            terminal.warning(text);
        }
    }
}
