package dev.touchstone.triage;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CaseTransfer;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Runs findings on other versions than their own. Stored results are not tried again; an unavailable version is
 * reported and skipped, and tried again the next time.
 */
public final class VersionSurvey {
    private final CaseRunner runner;
    private final Function<StoredFinding, VersionsFile> files;
    private final Messages messages;
    private final Map<Path, Optional<JudgedRun>> atHome = new LinkedHashMap<>();

    /** With these engines; results are written to the file of each finding. */
    public VersionSurvey(CaseRunner runner, Function<StoredFinding, VersionsFile> files, Messages messages) {
        this.runner = runner;
        this.files = files;
        this.messages = messages;
    }

    /** Tries all findings on all versions: one process a version. */
    public void run(List<StoredFinding> findings, List<EngineId> versions) {
        List<StoredFinding> open = findings.stream()
                .filter(finding -> versions.stream().anyMatch(version -> isOpen(finding, version)))
                .filter(finding -> home(finding).isPresent())
                .toList();
        open.stream()
                .filter(finding -> finding.proposed().engines().size() == 1)
                .forEach(finding -> release(finding.accused()));
        for (int i = 0; i < versions.size(); i++) {
            EngineId version = versions.get(i);
            List<StoredFinding> here =
                    open.stream().filter(finding -> isOpen(finding, version)).toList();
            messages.status(
                    version + " (" + (i + 1) + " of " + versions.size() + " versions): " + here.size() + " findings");
            tryAll(here, version);
            release(version);
        }
    }

    /** Ends the process of a version that is done with. */
    public void release(EngineId version) {
        runner.engines().release(version);
    }

    private boolean isOpen(StoredFinding finding, EngineId version) {
        return files.apply(finding).about(finding.name(), version).isEmpty();
    }

    private void tryAll(List<StoredFinding> findings, EngineId version) {
        for (StoredFinding finding : findings) {
            try {
                say(attempt(finding, version));
            } catch (EngineUnavailable e) {
                messages.warning(e.getMessage() + "; continuing without " + version);
                return;
            }
        }
    }

    public void say(VersionResult cell) {
        messages.line(cell.fate().words() + "  " + cell.finding() + "  " + cell.engine() + "  " + cell.why());
    }

    /**
     * What a finding does on a version, tried now or known already; inconclusive where it does not even fail on its own.
     *
     * @throws EngineUnavailable where the version is unavailable
     */
    public VersionResult attempt(StoredFinding finding, EngineId version) {
        VersionsFile file = files.apply(finding);
        Optional<VersionResult> known = file.about(finding.name(), version);
        if (known.isPresent()) {
            return known.get();
        }
        Optional<JudgedRun> home = home(finding);
        if (home.isEmpty()) {
            return new VersionResult(
                    finding.name(), version, Fate.INCONCLUSIVE, "does not fail on the release of the finding");
        }
        VersionResult cell = cell(finding, place(finding, version), version, home.get());
        file.append(cell);
        return cell;
    }

    private static EngineId place(StoredFinding finding, EngineId version) {
        try {
            return CaseTransfer.place(finding.proposed(), finding.accused(), version);
        } catch (IllegalArgumentException e) {
            throw new UserMistake(finding.name() + ": " + e.getMessage(), e);
        }
    }

    private VersionResult cell(StoredFinding finding, EngineId place, EngineId version, JudgedRun home) {
        Case moved = runner.engines().moved(finding.proposed(), place, version);
        JudgedRun there = place.equals(version) ? home : runner.once(moved);
        Fate fate = new VersionComparison(place, home.transcript()).of(there.transcript(), there.verdict());
        return new VersionResult(finding.name(), version, fate, why(there.verdict()));
    }

    private static String why(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Pass pass -> "passes";
            case Verdict.Unknown unknown -> unknown.reason();
            case Fail fail -> fail.kind().words();
        };
    }

    /** Whether a finding can be seen at all; if not, it is said why. */
    public boolean isSeenAtHome(StoredFinding finding) {
        return home(finding).isPresent();
    }

    /** What came of the finding on its own engines, if it failed. */
    private Optional<JudgedRun> home(StoredFinding finding) {
        if (!atHome.containsKey(finding.file())) {
            messages.status(finding.name() + " on " + finding.proposed().engines());
            atHome.put(finding.file(), failing(finding));
        }
        return atHome.getOrDefault(finding.file(), Optional.empty());
    }

    private Optional<JudgedRun> failing(StoredFinding finding) {
        try {
            JudgedRun seen = runner.insistently(finding.proposed());
            if (seen.verdict() instanceof Fail) {
                return Optional.of(seen);
            }
            say(new VersionResult(
                    finding.name(),
                    finding.accused(),
                    Fate.INCONCLUSIVE,
                    "does not fail on the release of the finding: " + why(seen.verdict())));
        } catch (EngineUnavailable e) {
            say(new VersionResult(
                    finding.name(), finding.accused(), Fate.INCONCLUSIVE, String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }
}
