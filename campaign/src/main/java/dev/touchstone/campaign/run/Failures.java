package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.LanguageReport;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The path of a worker's failing cases: deferred, or examined and announced.
 *
 * @param budget how much time goes into examining
 * @param examine confirms and shrinks a raw finding, given the cases that ran before it
 */
record Failures(
        GroupRun run, FindingIntake intake, ShrinkBudget budget, BiFunction<Finding, List<Case>, Examination> examine) {

    /**
     * Considers a raw finding. It is deferred where it is not its turn, where no time is left, and where engines
     * were taken away or Touchstone breaks on it.
     *
     * @param earlier the cases that ran before it on the same processes
     * @param onTheWay whether it was met while another was shrunk
     * @throws RuntimeException where Touchstone itself broke; the finding is announced before
     */
    void consider(Finding raw, List<Case> earlier, boolean onTheWay) {
        if (!intake.isItsTurn(raw, constructs(raw))
                || run.rounds().isEnded()
                || run.rounds().timeIsUp()
                || !budget.isLeft(raw.fail().kind())) {
            announce(raw, Standing.LATER, onTheWay);
            return;
        }
        run.listener().on(new Considering(raw, onTheWay));
        Examination examined = examined(raw, earlier, onTheWay);
        List<Finding> others = withNewSignature(examined);
        // Before this case counts as done: whoever resumes after a kill does not shrink it again.
        others.forEach(other -> announce(other, Standing.LATER, true));
        boolean broke = examined.finding().isEmpty() && examined.broke().isPresent();
        if (run.rounds().isEnded() || examined.killed() || broke) {
            announce(raw, Standing.LATER, onTheWay);
        } else {
            examined.finding()
                    .ifPresentOrElse(
                            finding -> intake.settle(
                                    finding,
                                    examined.defect(),
                                    decision -> run.listener()
                                            .on(new Considered(
                                                    finding, decision.standing(), decision.known(), onTheWay))),
                            () -> announce(raw, Standing.FLAKY, onTheWay));
            examined.finding()
                    .filter(finding -> finding.reduction()
                            .filter(Finding.Reduction::finished)
                            .isPresent())
                    .ifPresent(finding -> intake.learn(finding, constructs(finding)));
        }
        examined.broke().ifPresent(thrown -> {
            throw thrown;
        });
        // Each has a coarse signature that is new, so this ends.
        others.stream()
                .filter(other -> !run.rounds().isEnded() && intake.isNew(other.coarse()))
                .forEach(other -> consider(other, earlier, true));
    }

    private Examination examined(Finding raw, List<Case> earlier, boolean onTheWay) {
        try {
            return budget.spend(raw.fail().kind(), () -> examine.apply(raw, earlier));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            announce(raw, Standing.LATER, onTheWay);
            throw e;
        }
    }

    private List<Construct> constructs(Finding finding) {
        LanguageReport report = run.group().language().report();
        return finding.subject().map(report::constructs).orElse(List.of());
    }

    private List<Finding> withNewSignature(Examination examined) {
        return examined.others().stream()
                .filter(other -> intake.isNew(other.coarse()))
                .toList();
    }

    private void announce(Finding finding, Standing standing, boolean onTheWay) {
        run.listener().on(new Considered(finding, standing, onTheWay));
    }
}
