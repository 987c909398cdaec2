package dev.touchstone.lab.recall;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.triage.Fate;
import dev.touchstone.triage.VersionResult;
import java.util.List;
import java.util.Optional;

/** Whether a finding fails and passes on the versions of a known bug as the bug does. */
enum Profile {
    /** It fails on a bad version, passes on a good one, and contradicts none. */
    AGREES("fails and passes on the same versions"),
    /** It contradicts none, but there is no good version of which something is known. */
    ONE_SIDED("fails on the same versions; there is none on which both pass"),
    /** Nothing is known of it. */
    UNKNOWN("did not fail again"),
    /** It passes where the bug fails, or fails where the bug passes. */
    CONTRADICTS("fails on other versions");

    private final String words;

    Profile(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** That of a finding of which this is known; what is inconclusive contradicts nothing. */
    static Profile of(KnownBug bug, StoredFinding finding, List<VersionResult> tried) {
        List<Fate> bad = fates(bug.versions().bad(), finding, tried);
        List<Fate> good = fates(bug.versions().good(), finding, tried);
        if (bad.contains(Fate.FIXED) || good.stream().anyMatch(Fate::isBad)) {
            return CONTRADICTS;
        }
        if (bad.stream().noneMatch(Fate::isBad)) {
            return UNKNOWN;
        }
        return good.contains(Fate.FIXED) ? AGREES : ONE_SIDED;
    }

    private static List<Fate> fates(List<EngineId> versions, StoredFinding finding, List<VersionResult> tried) {
        return versions.stream()
                .flatMap(version -> fate(version, finding, tried).stream())
                .toList();
    }

    private static Optional<Fate> fate(EngineId version, StoredFinding finding, List<VersionResult> tried) {
        return tried.stream()
                .filter(result -> result.isAbout(finding.name(), version))
                .map(VersionResult::fate)
                .findFirst();
    }
}
