package dev.touchstone.lab.figures;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.InProcessLauncher;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.shrink.ShrinkResult;
import dev.touchstone.core.shrink.Shrinker;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A mutant of a reference, on which the oracle {@code truth} finds failing cases to shrink. */
final class MutantShrinking implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final Language language;
    private final Oracle truth;
    private final InProcessEngine mutant;
    private final Workbench bench;
    private final long seed;

    MutantShrinking(Language language, InProcessEngine mutant, long seed) {
        this.language = language;
        this.truth = language.oracles().stream()
                .filter(oracle -> oracle.name().equals("truth"))
                .findFirst()
                .orElseThrow();
        this.mutant = mutant;
        this.seed = seed;
        this.bench =
                new Workbench(List.of(mutant.target()), new InProcessLauncher(List.of(mutant)), Launcher.Watcher.NONE);
    }

    /** A failing case that was shrunk. */
    record Shrunk(TruthCase smallest, ShrinkResult result, Finding finding) {}

    /** The case with this number, shrunk, if it fails. */
    Optional<Shrunk> shrunk(int number) {
        return propose(number)
                .flatMap(proposed -> judge(proposed).verdict() instanceof Fail fail
                        ? Optional.of(shrink(proposed, fail))
                        : Optional.empty());
    }

    private Optional<Case> propose(int number) {
        Choices choices = new Choices(seed).split("case", number);
        Dialect dialect = mutant.target().dialect();
        Dataset dataset =
                language.dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("dataset"));
        Round round = new Round(0, dataset, List.of(mutant.target()), dialect, Limits.DEFAULT.withBindings(2));
        return truth.propose(round, choices.split("propose"));
    }

    private JudgedRun judge(Case candidate) {
        return JudgedRun.of(candidate, bench.run(candidate, LIMIT));
    }

    private Shrunk shrink(Case proposed, Fail fail) {
        ShrinkResult result = new Shrinker(
                        language.shrinkRules(), List.of(mutant.target().dialect()), this::judge, () -> false)
                .reduce(proposed, fail);
        TruthCase smallest = (TruthCase) result.smallest();
        Finding finding = new Finding(
                        truth.name(),
                        "",
                        smallest,
                        (Fail) judge(smallest).verdict(),
                        Transcript.NONE,
                        new Finding.Origin(language.name(), seed, 0, 0))
                .reduced(new Finding.Reduction(proposed, result.runs(), 0, true, result.indifferent()));
        return new Shrunk(smallest, result, finding);
    }

    @Override
    public void close() {
        bench.close();
    }
}
