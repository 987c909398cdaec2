package dev.touchstone.campaign.examine;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Says which known defect of an engine a failing case shows, if it shows one.
 *
 * <p>The evidence is the same case without the feature. Said in other words it passes: then the words were the cause. Or it cannot be asked
 * without the feature at all; of a case that was shrunk, which is left with what it needs, that is evidence enough, as long as the probe of
 * the feature fails on the engine (the conformance test sees to that).
 *
 * <pre>{@code
 * RETURN CASE null WHEN null THEN 1 END             1        fails
 * RETURN CASE WHEN null = null THEN 1 END           null     passes: case-by-equality
 * }</pre>
 */
record DefectCheck(List<Target> targets, Workbench bench, Duration limit) {

    /** Of a case as it was found: it passes in other words. */
    Optional<Defect> avoided(Finding finding) {
        return defects(finding.proposed())
                .filter(defect -> isAvoided(finding, defect))
                .findFirst();
    }

    /** Of a case that was shrunk. */
    Optional<Defect> shown(Finding finding) {
        return defects(finding.proposed())
                .filter(defect -> isNeeded(finding.proposed(), defect) || isAvoided(finding, defect))
                .findFirst();
    }

    private Stream<Defect> defects(Case proposed) {
        List<EngineId> engines = proposed.engines();
        return targets.stream()
                .filter(target -> engines.contains(target.engine()))
                .flatMap(target -> target.defects().stream());
    }

    private boolean isNeeded(Case proposed, Defect defect) {
        return targets.stream()
                .filter(target -> target.defects().contains(defect))
                .map(Target::dialect)
                .anyMatch(dialect -> proposed.isWithin(dialect) && !proposed.isWithin(without(dialect, defect)));
    }

    private boolean isAvoided(Finding finding, Defect defect) {
        Case proposed = finding.proposed();
        if (isNeeded(proposed, defect)) {
            return false;
        }
        Transcript otherwise = bench.run(proposed, limit, dialect -> without(dialect, defect));
        return !texts(otherwise).equals(texts(finding.transcript())) && !(proposed.verdict(otherwise) instanceof Fail);
    }

    private static Dialect without(Dialect dialect, Defect defect) {
        return dialect.withhold(List.of(defect.feature()));
    }

    private static List<String> texts(Transcript transcript) {
        return transcript.entries().stream().map(Entry::text).toList();
    }
}
