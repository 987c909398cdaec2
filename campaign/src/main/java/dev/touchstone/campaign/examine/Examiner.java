package dev.touchstone.campaign.examine;

import dev.touchstone.campaign.examine.Isolation.IsolatedCase;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Finding.Proof;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.PreludeCase;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.shrink.ShrinkResult;
import dev.touchstone.core.shrink.Shrinker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Examines a failing case: confirms it on fresh processes, shrinks it, and confirms the result.
 *
 * @param targets the engines
 * @param limit how long a statement may take
 * @param timeIsUp whether to finish soon: the smallest case so far is kept
 * @param stopped whether to come to an end at once
 */
public record Examiner(
        Language language,
        List<Target> targets,
        Duration limit,
        Effort effort,
        BooleanSupplier timeIsUp,
        BooleanSupplier stopped) {
    /** What was found is confirmed with more patience than it was found with. */
    private static final int PATIENCE = 2;

    /** What is only slow, or slow on a busy machine, is no hang. */
    private static final int PATIENCE_WITH_HANGS = 6;

    private static final int HASTE_WITH_HANGS = 5;

    /** One whose time is that of its effort. */
    public Examiner(Language language, List<Target> targets, Duration limit, Effort effort, BooleanSupplier stopped) {
        this(language, targets, limit, effort, () -> false, stopped);
    }

    /**
     * What was seen.
     *
     * @param finding the finding as it was seen last; empty where it did not fail again, or is none
     * @param others failures of other sorts, met on the way and not confirmed
     * @param broke what Touchstone itself did wrong, if something
     * @param killed whether it could not be seen, because engines were killed from outside again and again
     * @param defect the known defect that it shows, if it shows one
     */
    public record Examination(
            Optional<Finding> finding,
            List<Finding> others,
            Optional<RuntimeException> broke,
            boolean killed,
            Optional<Defect> defect) {
        public static final Examination NOTHING = new Examination(Optional.empty());
        static final Examination KILLED =
                new Examination(Optional.empty(), List.of(), Optional.empty(), true, Optional.empty());

        public Examination {
            others = List.copyOf(others);
        }

        Examination(Optional<Finding> finding) {
            this(finding, List.of(), Optional.empty());
        }

        Examination(Finding finding, List<Finding> others, Optional<Defect> defect) {
            this(Optional.of(finding), others, Optional.empty(), false, defect);
        }

        Examination(Optional<Finding> finding, List<Finding> others, Optional<RuntimeException> broke) {
            this(finding, others, broke, false, Optional.empty());
        }
    }

    /**
     * Looks at a raw finding.
     *
     * @param bench with fresh processes
     * @param earlier what was asked before it: tried where the case alone does not fail
     */
    public Examination on(Workbench bench, Finding raw, List<Case> earlier) {
        Look look = confirm(bench, raw, raw.proposed());
        if (look.isGone() && !earlier.isEmpty() && !stopped.getAsBoolean()) {
            bench.refresh();
            look = confirm(bench, raw, new PreludeCase(earlier, raw.proposed()));
        }
        if (look.killed()) {
            return Examination.KILLED;
        }
        Optional<Finding> confirmed = look.finding();
        if (confirmed.isPresent() && veto().failsToo(confirmed.get().proposed())) {
            return new Examination(Optional.empty(), List.of(), Optional.of(ours(confirmed.get())));
        }
        if (confirmed.isEmpty()) {
            return Examination.NOTHING;
        }
        Optional<Defect> avoided = defects(bench).avoided(confirmed.get());
        if (avoided.isPresent() || effort.time().isZero()) {
            return new Examination(confirmed.get(), List.of(), avoided);
        }
        try {
            return reduce(bench, confirmed.get());
        } catch (EngineUnavailable e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            // A finding is not lost because it cannot be shrunk, or because its engines were stopped meanwhile.
            return stopped.getAsBoolean()
                    ? new Examination(confirmed)
                    : new Examination(
                            confirmed,
                            List.of(),
                            Optional.of(new IllegalStateException("a confirmed case could not be shrunk", e)));
        }
    }

    private DefectCheck defects(Workbench bench) {
        return new DefectCheck(targets, bench, limit);
    }

    private ReferenceVeto veto() {
        return ReferenceVeto.of(language);
    }

    private static IllegalStateException ours(Finding finding) {
        return new IllegalStateException(
                "a case of " + finding.oracle() + " fails on the reference, too, and is no evidence against an engine: "
                        + finding.fail().claim());
    }

    /** A finding as it was seen again, if it was; {@code killed} where that is not known. */
    private record Look(Optional<Finding> finding, boolean killed) {
        boolean isGone() {
            return finding.isEmpty() && !killed;
        }
    }

    private Look confirm(Workbench bench, Finding finding, Case proposed) {
        Transcript transcript = bench.insist(proposed, patience(finding.fail().kind()));
        Optional<Finding> seen =
                proposed.verdict(transcript) instanceof Fail fail && SameFailure.ERROR_PLACE.of(finding.fail(), fail)
                        ? Optional.of(finding.by(proposed, fail, corroborated(bench, proposed, transcript)))
                        : Optional.empty();
        return new Look(seen, transcript.isCutOff());
    }

    private Transcript corroborated(Workbench bench, Case proposed, Transcript transcript) {
        return new Corroboration(bench, language.report(), limit).of(proposed, transcript);
    }

    private Duration patience(Kind kind) {
        return limit.multipliedBy(kind == Kind.HANG ? PATIENCE_WITH_HANGS : PATIENCE);
    }

    /** Candidates of a hang are not waited for as long as the smallest of them is in the end, so that more can be tried. */
    private Duration patienceWithCandidates(Kind kind) {
        return kind == Kind.HANG ? limit.dividedBy(HASTE_WITH_HANGS) : limit;
    }

    private Examination reduce(Workbench bench, Finding finding) {
        long start = System.nanoTime();
        int[] runs = {0};
        boolean afresh = !finding.proposed().earlier().isEmpty();
        ReferenceVeto veto = veto();
        Duration patience = patienceWithCandidates(finding.fail().kind());
        Function<Case, JudgedRun> judge = candidate -> {
            runs[0]++;
            JudgedRun run = judge(bench, candidate, afresh, patience);
            return run.verdict() instanceof Fail && veto.failsToo(candidate)
                    ? run.as(new Unknown("the reference fails, too"))
                    : run;
        };
        BooleanSupplier spent = () -> stopped.getAsBoolean()
                || timeIsUp.getAsBoolean()
                || runs[0] >= effort.runs()
                || System.nanoTime() - start > effort.time().toNanos();
        Optional<IsolatedCase> isolated = afresh ? Optional.empty() : isolated(bench, finding, judge);
        Case begin = isolated.map(IsolatedCase::proposed).orElse(finding.proposed());
        Fail wanted = isolated.map(IsolatedCase::fail).orElse(finding.fail());
        ShrinkResult reduced = shrunk(begin, wanted, judge, spent);
        long millis = (System.nanoTime() - start) / 1_000_000;
        Finding small = smallest(bench, finding, begin, reduced);
        // What is known of the smallest case is not known of an earlier one.
        boolean smallest = small.proposed().equals(reduced.smallest());
        Finding.Reduction how = new Finding.Reduction(
                finding.proposed(),
                reduced.runs(),
                millis,
                smallest && reduced.finished(),
                smallest ? reduced.indifferent() : List.of(),
                small.equals(finding) ? Optional.empty() : proof(finding, isolated));
        return new Examination(
                small.reduced(how), others(finding, reduced), defects(bench).shown(small));
    }

    /**
     * The smallest case that does without what engines are known to get wrong: it shows something else. Where there is none, the smallest
     * of all.
     */
    private ShrinkResult shrunk(Case begin, Fail wanted, Function<Case, JudgedRun> judge, BooleanSupplier spent) {
        List<Dialect> dialects = targets.stream().map(Target::dialect).toList();
        Function<Case, JudgedRun> sound = candidate -> isSound(candidate)
                ? judge.apply(candidate)
                : new JudgedRun(Transcript.NONE, new Unknown("it needs what is known to be wrong"));
        ShrinkResult reduced = new Shrinker(language.shrinkRules(), dialects, sound, spent).reduce(begin, wanted);
        return reduced.steps().isEmpty() && !isSound(begin)
                ? new Shrinker(language.shrinkRules(), dialects, judge, spent).reduce(begin, wanted)
                : reduced;
    }

    /** Whether a case does without all that engines are known to get wrong. */
    private boolean isSound(Case proposed) {
        return targets.stream()
                .filter(target -> !target.wrong().isEmpty())
                .map(target -> target.dialect().withhold(target.wrong()))
                .allMatch(proposed::isWithin);
    }

    /** The one statement of the case that is wrong by itself. */
    private Optional<IsolatedCase> isolated(Workbench bench, Finding finding, Function<Case, JudgedRun> judge) {
        Transcript transcript = bench.run(finding.proposed(), limit);
        return new Isolation(language, targets, judge)
                .of(finding.proposed(), finding.fail(), transcript)
                .filter(isolated -> isSound(isolated.proposed()));
    }

    private static Optional<Proof> proof(Finding finding, Optional<IsolatedCase> isolated) {
        return isolated.map(IsolatedCase::oracle)
                .filter(oracle -> !oracle.name().equals(finding.oracle()))
                .map(oracle -> new Proof(oracle.name(), oracle.why()));
    }

    /**
     * The finding by the smallest case that fails on a fresh process. Mostly it is the last; where that failed only on a process that had
     * seen others, ever earlier steps are tried, and at last it is the finding as it was.
     */
    private Finding smallest(Workbench bench, Finding finding, Case begin, ShrinkResult reduced) {
        List<Case> steps = new ArrayList<>(reduced.steps());
        if (!begin.equals(finding.proposed())) {
            steps.addFirst(begin);
        }
        for (int back = 1; back <= steps.size() && !stopped.getAsBoolean(); back *= 2) {
            bench.refresh();
            Optional<Finding> seen =
                    confirm(bench, finding, steps.get(steps.size() - back)).finding();
            if (seen.isPresent()) {
                return seen.get();
            }
        }
        return finding;
    }

    /** Where it matters what was asked before, every candidate begins on a fresh process. */
    private JudgedRun judge(Workbench bench, Case candidate, boolean afresh, Duration patience) {
        if (afresh) {
            bench.refresh();
        }
        return JudgedRun.of(candidate, bench.run(candidate, patience));
    }

    /** The first of each sort. */
    private static List<Finding> others(Finding finding, ShrinkResult reduced) {
        Map<Signature, Finding> first = new LinkedHashMap<>();
        for (ShrinkResult.Other other : reduced.others()) {
            Signature coarse =
                    Signature.coarse(finding.origin().language(), finding.oracle(), other.fail(), other.subject());
            first.putIfAbsent(
                    coarse,
                    Finding.raw(
                            finding.found(),
                            other.proposed(),
                            coarse,
                            other.fail(),
                            finding.origin().met(coarse)));
        }
        return List.copyOf(first.values());
    }
}
