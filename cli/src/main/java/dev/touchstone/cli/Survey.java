package dev.touchstone.cli;

import dev.touchstone.cli.Rerun.Seen;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Elsewhere;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.triage.Cell;
import dev.touchstone.core.triage.Fate;
import dev.touchstone.core.triage.Likeness;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds out what findings do on other versions than their own. What is known already is not tried again; a version that cannot be had is
 * said and left out, and tried again the next time.
 */
final class Survey {
    private final Rerun rerun;
    private final Function<StoredFinding, CellFile> files;
    private final Terminal terminal;
    private final Map<Path, Optional<Seen>> atHome = new LinkedHashMap<>();

    /** With these engines; what comes out is written into the file of each finding. */
    Survey(Rerun rerun, Function<StoredFinding, CellFile> files, Terminal terminal) {
        this.rerun = rerun;
        this.files = files;
        this.terminal = terminal;
    }

    /** Tries all findings on all versions: one process a version. */
    void run(List<StoredFinding> findings, List<EngineId> versions) {
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
            terminal.status(
                    version + " (" + (i + 1) + " of " + versions.size() + " versions): " + here.size() + " findings");
            tryAll(here, version);
            release(version);
        }
    }

    /** Ends the process of a version that is done with. */
    void release(EngineId version) {
        rerun.fleet().release(version);
    }

    private boolean isOpen(StoredFinding finding, EngineId version) {
        return files.apply(finding).about(finding.name(), version).isEmpty();
    }

    private void tryAll(List<StoredFinding> findings, EngineId version) {
        for (StoredFinding finding : findings) {
            try {
                say(attempt(finding, version));
            } catch (EngineUnavailable e) {
                terminal.err().println("touchstone: " + e.getMessage() + "; going on without " + version);
                return;
            }
        }
    }

    void say(Cell cell) {
        terminal.line(cell.fate().words() + "  " + cell.finding() + "  " + cell.engine() + "  " + cell.why());
    }

    /**
     * What a finding does on a version, tried now or known already; inconclusive where it does not even fail on its own.
     *
     * @throws EngineUnavailable where the version cannot be had
     */
    Cell attempt(StoredFinding finding, EngineId version) {
        CellFile file = files.apply(finding);
        Optional<Cell> known = file.about(finding.name(), version);
        if (known.isPresent()) {
            return known.get();
        }
        Optional<Seen> home = home(finding);
        if (home.isEmpty()) {
            return new Cell(finding.name(), version, Fate.INCONCLUSIVE, "it does not fail where it was found");
        }
        Cell cell = cell(finding, place(finding, version), version, home.get());
        file.append(cell);
        return cell;
    }

    private static EngineId place(StoredFinding finding, EngineId version) {
        try {
            return Elsewhere.place(finding.proposed(), finding.accused(), version);
        } catch (IllegalArgumentException e) {
            throw new UserMistake(finding.name() + ": " + e.getMessage(), e);
        }
    }

    private Cell cell(StoredFinding finding, EngineId place, EngineId version, Seen home) {
        Case moved = rerun.fleet().moved(finding.proposed(), place, version);
        Seen there = place.equals(version) ? home : rerun.once(moved);
        Fate fate = new Likeness(place, home.transcript()).of(there.transcript(), there.verdict());
        return new Cell(finding.name(), version, fate, why(there.verdict()));
    }

    private static String why(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Pass pass -> "the relation holds";
            case Verdict.Unknown unknown -> unknown.reason();
            case Fail fail -> fail.kind().words();
        };
    }

    /** Whether a finding can be seen at all; if not, it is said why. */
    boolean isSeenAtHome(StoredFinding finding) {
        return home(finding).isPresent();
    }

    /** What came of the finding on its own engines, if it failed. */
    private Optional<Seen> home(StoredFinding finding) {
        if (!atHome.containsKey(finding.file())) {
            terminal.status(finding.name() + " on " + finding.proposed().engines());
            atHome.put(finding.file(), failing(finding));
        }
        return atHome.getOrDefault(finding.file(), Optional.empty());
    }

    private Optional<Seen> failing(StoredFinding finding) {
        try {
            Seen seen = rerun.insistently(finding.proposed());
            if (seen.verdict() instanceof Fail) {
                return Optional.of(seen);
            }
            say(new Cell(
                    finding.name(),
                    finding.accused(),
                    Fate.INCONCLUSIVE,
                    "does not fail where it was found: " + why(seen.verdict())));
        } catch (EngineUnavailable e) {
            say(new Cell(finding.name(), finding.accused(), Fate.INCONCLUSIVE, String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }
}
