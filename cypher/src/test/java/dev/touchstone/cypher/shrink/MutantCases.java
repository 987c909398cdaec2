package dev.touchstone.cypher.shrink;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.InProcessLauncher;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.TruthOracle;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.shrink.ShrinkResult;
import dev.touchstone.core.shrink.Shrinker;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.generate.CypherStatementGenerator;
import dev.touchstone.cypher.mutant.InProcessReference;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherText;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A mutant of the reference, on which the oracle {@code truth} finds failing cases to reduce. */
final class MutantCases implements AutoCloseable {
    private final InProcessEngine inProcess;
    private final Workbench bench;
    private final long seed;

    MutantCases(InProcessEngine inProcess, long seed) {
        this.inProcess = inProcess;
        this.seed = seed;
        this.bench = new Workbench(
                List.of(inProcess.target()), new InProcessLauncher(List.of(inProcess)), Launcher.Watcher.NONE);
    }

    static MutantCases of(String mutant, long seed) {
        return new MutantCases(
                InProcessReference.references().all().stream()
                        .filter(replica -> replica.target().engine().version().equals(mutant))
                        .findFirst()
                        .orElseThrow(),
                seed);
    }

    /**
     * A failing case that was made small.
     *
     * @param text the query, and its parameters where some are left
     */
    record Small(TruthCase smallest, ShrinkResult reduced, String text) {
        PropertyGraph graph() {
            return (PropertyGraph) smallest.dataset();
        }
    }

    /** The case with this number, made small, if it fails. */
    Optional<Small> reduced(int number) {
        return propose(number)
                .flatMap(proposed -> judge(proposed).verdict() instanceof Fail fail
                        ? Optional.of(reduce(proposed, fail))
                        : Optional.empty());
    }

    private Optional<Case> propose(int number) {
        Choices choices = new Choices(seed).split("case", number);
        Dialect dialect = inProcess.target().dialect();
        Dataset dataset = new CypherLanguage()
                .dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("dataset"));
        Round round = new Round(0, dataset, List.of(inProcess.target()), dialect, Limits.DEFAULT.withBindings(2));
        return new TruthOracle("", new CypherStatementGenerator(), 1).propose(round, choices.split("propose"));
    }

    private static Query query(Case candidate) {
        return ((CypherQuery) ((TruthCase) candidate).statement()).query();
    }

    private JudgedRun judge(Case candidate) {
        return JudgedRun.of(candidate, bench.run(candidate, Duration.ofSeconds(10)));
    }

    private Small reduce(Case proposed, Fail fail) {
        ShrinkResult reduced = new Shrinker(
                        new CypherShrinkRules(), List.of(inProcess.target().dialect()), this::judge, () -> false)
                .reduce(proposed, fail);
        TruthCase smallest = (TruthCase) reduced.smallest();
        String parameters = smallest.bindings().equals(List.of(Map.of())) ? "" : " " + smallest.bindings();
        return new Small(smallest, reduced, CypherText.of(query(smallest)) + parameters);
    }

    @Override
    public void close() {
        bench.close();
    }
}
