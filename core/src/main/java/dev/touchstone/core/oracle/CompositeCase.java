package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cases about one dataset that only read, one after the other: what an oracle has to say of a statement in each of the ways in which it
 * can look at it. Its verdict is that of the first that fails, and the others are not asked then.
 */
@JsonTypeName("composite")
public record CompositeCase(List<Case> cases) implements Case {
    public CompositeCase {
        cases = List.copyOf(cases);
    }

    /** The cases as one, or empty where there are none. */
    public static Optional<Case> of(List<Case> cases) {
        return cases.size() < 2 ? cases.stream().findFirst() : Optional.of(new CompositeCase(cases));
    }

    @Override
    public Dataset dataset() {
        return cases.getFirst().dataset();
    }

    @Override
    public List<EngineId> engines() {
        return cases.stream()
                .flatMap(each -> each.engines().stream())
                .distinct()
                .toList();
    }

    @Override
    public boolean isLegal() {
        return !cases.isEmpty()
                && cases.stream()
                        .allMatch(each -> each.isLegal() && each.dataset().equals(dataset()));
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return cases.stream().allMatch(each -> each.isWithin(dialect));
    }

    @Override
    public Optional<Statement> subject() {
        return cases.getFirst().subject();
    }

    /** That of the first: they are of one oracle. */
    @Override
    public String demand() {
        return cases.getFirst().demand();
    }

    /** That of the one that was asked last, which is the one that fails. */
    @Override
    public String demand(List<Outcome> outcomes) {
        Turn last = last(outcomes);
        return last.each().demand(last.outcomes());
    }

    /** A case, and the outcomes that are its own. */
    public record Turn(Case each, List<Outcome> outcomes, boolean isDone) {
        /** Whether it was asked to its end, and fails. */
        public boolean fails() {
            return isDone && each.judge(outcomes) instanceof Fail;
        }
    }

    /** The one that was asked last: where any fails, that one. */
    public Turn last(List<Outcome> outcomes) {
        return turns(outcomes).getLast();
    }

    private List<Turn> turns(List<Outcome> outcomes) {
        List<Turn> turns = new ArrayList<>();
        int begun = 0;
        for (Case each : cases) {
            int end = begun;
            while (end < outcomes.size()
                    && each.next(outcomes.subList(begun, end)).isPresent()) {
                end++;
            }
            List<Outcome> own = outcomes.subList(begun, end);
            Turn turn = new Turn(each, own, each.next(own).isEmpty());
            turns.add(turn);
            if (!turn.isDone() || turn.fails()) {
                return turns;
            }
            begun = end;
        }
        return turns;
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        Turn last = last(soFar);
        return last.each().next(last.outcomes());
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (Turn turn : turns(outcomes)) {
            if (!turn.outcomes().isEmpty()) {
                verdict = verdict.and(turn.each().judge(turn.outcomes()));
            }
        }
        return verdict;
    }
}
