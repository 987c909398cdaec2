package dev.touchstone.lab.hunt;

import dev.touchstone.campaign.examine.ReferenceVeto;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CompositeCase;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts a statement before every oracle, as {@code touchstone check} does. */
record OracleHunt(Group group, Workbench bench, Duration limit, HuntLog log) {
    void ask(Subject subject) {
        for (Oracle oracle : group.oracles()) {
            Set<Set<EngineId>> asked = new LinkedHashSet<>();
            for (Target target : group.targets()) {
                proposed(oracle, target, subject)
                        .filter(each -> asked.add(new LinkedHashSet<>(each.engines())))
                        .ifPresent(each -> judge(subject, oracle, each));
            }
        }
    }

    private Optional<Case> proposed(Oracle oracle, Target first, Subject subject) {
        List<Target> targets = new ArrayList<>(group.targets());
        targets.remove(first);
        targets.addFirst(first);
        return group.language().allows(oracle, subject.statement())
                ? oracle.about(subject.dataset(), targets, subject.statement()).filter(Case::isLegal)
                : Optional.empty();
    }

    private void judge(Subject subject, Oracle oracle, Case proposed) {
        Transcript transcript = bench.run(proposed, limit);
        List<Outcome> outcomes = transcript.outcomes();
        if (proposed instanceof CompositeCase several && several.last(outcomes).fails()) {
            CompositeCase.Turn turn = several.last(outcomes);
            note(subject, oracle, turn.each(), transcript.last(turn.outcomes().size()));
        } else {
            note(subject, oracle, proposed, transcript);
        }
    }

    private void note(Subject subject, Oracle oracle, Case proposed, Transcript transcript) {
        Verdict verdict = proposed.judge(transcript.outcomes());
        boolean isOurs = verdict instanceof Verdict.Fail
                && ReferenceVeto.of(group.language()).failsToo(proposed);
        log.add(
                oracle.name(),
                isOurs ? new Verdict.Unknown("the reference fails, too") : verdict,
                subject.line(),
                evidence(proposed, transcript));
    }

    private static String evidence(Case proposed, Transcript transcript) {
        return Workbench.withExpectations(proposed, transcript).entries().stream()
                .map(entry -> "  " + entry.engine() + " " + entry.text().replace('\n', ' ') + " " + entry.options()
                        + " -> " + entry.answer().map(Object::toString).orElse(entry.summary())
                        + entry.right().map(right -> "\n    right: " + right).orElse("") + "\n")
                .collect(Collectors.joining());
    }
}
