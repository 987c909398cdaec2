package dev.touchstone.core.campaign;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Sequel;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.reduce.Likeness;
import dev.touchstone.core.reduce.Reduced;
import dev.touchstone.core.reduce.Reducer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Looks at a failing case: confirms it on fresh processes, makes it small, and confirms that again. The processes are beside those of the
 * round, which have become quick by now; a server has no second one.
 */
final class Examination {
    /** A hang is confirmed with more patience than it was found with. */
    private static final int PATIENCE = 2;

    private final Settings settings;
    private final Group group;
    private final Workbench own;
    private final Supplier<Workbench> spare;
    private final BooleanSupplier stopped;

    /**
     * For one worker.
     *
     * @param own the worker's bench
     * @param spare makes another one
     */
    Examination(Settings settings, Group group, Workbench own, Supplier<Workbench> spare, BooleanSupplier stopped) {
        this.settings = settings;
        this.group = group;
        this.own = own;
        this.spare = spare;
        this.stopped = stopped;
    }

    /**
     * What was seen.
     *
     * @param finding the finding as it was seen last; empty where it did not fail again
     * @param others failures of other sorts, met on the way and not confirmed
     */
    record Examined(Optional<Finding> finding, List<Finding> others) {}

    /** Looks at a raw finding. {@code earlier} is what the round had asked before. */
    Examined of(Finding raw, List<Case> earlier) {
        boolean isServer = group.targets().stream().map(Target::engine).anyMatch(engine -> engine.isServer());
        if (!isServer) {
            try (Workbench bench = spare.get()) {
                bench.start();
                return on(bench, raw, earlier);
            } catch (EngineUnavailable e) {
                // There is no room for a second one, so the first begins anew.
                if (stopped.getAsBoolean()) {
                    return new Examined(Optional.empty(), List.of());
                }
            }
        }
        own.refresh();
        return on(own, raw, earlier);
    }

    private Examined on(Workbench bench, Finding raw, List<Case> earlier) {
        Optional<Finding> confirmed = confirm(bench, raw, raw.proposed());
        if (confirmed.isEmpty() && !earlier.isEmpty() && !stopped.getAsBoolean()) {
            bench.refresh();
            confirmed = confirm(bench, raw, new Sequel(earlier, raw.proposed()));
        }
        if (confirmed.isEmpty() || settings.effort().time().isZero()) {
            return new Examined(confirmed, List.of());
        }
        return reduce(bench, confirmed.get());
    }

    private Optional<Finding> confirm(Workbench bench, Finding finding, Case proposed) {
        List<Outcome> outcomes = bench.run(proposed, patience());
        return proposed.judge(outcomes) instanceof Fail fail && Likeness.alike(finding.fail(), fail)
                ? Optional.of(finding.by(proposed, fail, bench.sights(proposed, outcomes)))
                : Optional.empty();
    }

    private Duration patience() {
        return settings.limit().multipliedBy(PATIENCE);
    }

    private Examined reduce(Workbench bench, Finding finding) {
        long start = System.nanoTime();
        int[] runs = {0};
        Reducer reducer = new Reducer(
                group.language().hints(),
                candidate -> {
                    runs[0]++;
                    return judge(bench, candidate);
                },
                () -> stopped.getAsBoolean()
                        || runs[0] >= settings.effort().runs()
                        || System.nanoTime() - start > settings.effort().time().toNanos());
        Reduced reduced = reducer.reduce(finding.proposed(), finding.fail());
        Finding.Reduction how = new Finding.Reduction(
                finding.proposed(),
                reduced.runs(),
                (System.nanoTime() - start) / 1_000_000,
                reduced.finished(),
                reduced.indifferent());
        bench.refresh();
        Finding small = confirm(bench, finding, reduced.smallest())
                .map(seen -> seen.reduced(how))
                // What failed on a busy process only stays as it was found.
                .orElse(finding);
        return new Examined(Optional.of(small), others(finding, reduced));
    }

    /** A process that has seen much may fail where a fresh one does not; what needs earlier cases must not have seen others. */
    private Verdict judge(Workbench bench, Case candidate) {
        if (!candidate.earlier().isEmpty()) {
            bench.refresh();
        }
        return candidate.judge(bench.run(candidate, settings.limit()));
    }

    /** The first of each sort. */
    private static List<Finding> others(Finding finding, Reduced reduced) {
        Map<String, Finding> first = new LinkedHashMap<>();
        for (Reduced.Other other : reduced.others()) {
            Finding raw = finding.by(other.proposed(), other.fail(), List.of());
            first.putIfAbsent(raw.coarse().text(), raw);
        }
        return List.copyOf(first.values());
    }
}
