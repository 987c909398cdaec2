package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Rewritable.Rewriting;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.tree.Keyword;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A statement and its rewriting. For one that writes, the graphs afterwards are compared as well, and both start from the same dataset.
 *
 * <p>Sound as far as the rule is, whose proof stands beside it. Where the language leaves the answer open, nothing is concluded. A constraint
 * might forbid what one of the two writes on its way and not the other, so that no statement that writes is asked where there is one.
 *
 * @param rule the name of the rule
 * @param way which of the ways to apply it, from 0
 */
@JsonTypeName("rewrite")
public record RewriteCase(
        Dataset dataset,
        EngineId engine,
        Rewritable statement,
        @Keyword String rule,
        int way) implements Case {
    private Optional<Rewriting> rewriting() {
        return statement.rewritings().stream()
                .filter(each -> each.rule().equals(rule))
                .findFirst();
    }

    /** The rewritten statement, or empty where the rule does not apply. */
    public Optional<Rewritable> other() {
        return rewriting()
                .map(rewriting -> rewriting.results().get())
                .filter(results -> way >= 0 && way < results.size())
                .map(results -> results.get(way));
    }

    private List<Statement> looks() {
        return statement.writes() ? statement.looks() : List.of();
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public String demand() {
        String effects = looks().isEmpty() ? "" : " The graph is the same after both.";
        return rewriting()
                .map(rewriting -> rewriting.sense().law() + effects + " " + rewriting.proof())
                .orElse("");
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(statement);
    }

    @Override
    public boolean isLegal() {
        return statement.isLegal()
                && !(statement.writes() && dataset.hasConstraints())
                && rewriting()
                        .filter(rewriting -> rewriting.holdsFor().test(dataset))
                        .isPresent()
                && other().filter(Statement::isLegal).isPresent();
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return statement.isWithin(dialect)
                && other().filter(other -> other.isWithin(dialect)).isPresent();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        if (!soFar.stream().allMatch(Rows.class::isInstance)) {
            return Optional.empty();
        }
        int side = soFar.size() / stepsOfASide();
        int place = soFar.size() % stepsOfASide();
        if (side > 1) {
            return Optional.empty();
        }
        return place == 0
                ? (side == 0 ? Optional.of(statement) : other()).map(asked -> step(asked, side == 1))
                : Optional.of(Step.read(engine, looks().get(place - 1)).as(Step.LEFT));
    }

    private int stepsOfASide() {
        return 1 + looks().size();
    }

    private Step step(Statement asked, boolean second) {
        Step step = asked.writes() ? Step.write(engine, asked).onceMore() : Step.read(engine, asked);
        return step.as(second ? "Rewritten" : "The query");
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = outcomes.size() < 2 * stepsOfASide() ? alone(outcomes) : related(outcomes);
        return verdict.unlessOpen(
                Set.of(Kind.WRONG_RESULT),
                () -> statement
                        .undeterminedOn(dataset)
                        .or(() -> other().flatMap(other -> other.undeterminedOn(dataset))));
    }

    private Verdict alone(List<Outcome> outcomes) {
        Verdict verdict = CrashCase.amongOthers(engine, outcomes.getLast());
        return verdict instanceof Verdict.Pass ? new Unknown("not rewritten") : verdict;
    }

    private Verdict related(List<Outcome> outcomes) {
        int each = stepsOfASide();
        Verdict answers = rewriting()
                .map(rewriting ->
                        rewriting.sense().judge(engine, List.of(aligned(outcomes.get(0)), aligned(outcomes.get(each)))))
                .orElseGet(() -> new Unknown("unknown rule"));
        return answers instanceof Verdict.Pass
                ? effects(outcomes.subList(1, each), outcomes.subList(each + 1, 2 * each))
                : answers;
    }

    /** Both sides have the same columns, though perhaps in another order; or the other is a count. */
    private Outcome aligned(Outcome outcome) {
        return outcome instanceof Rows rows ? new Rows(statement.aligned(rows.answer()), rows.complete()) : outcome;
    }

    private Verdict effects(List<Outcome> first, List<Outcome> second) {
        Verdict verdict = Verdict.pass();
        for (int i = 0; i < first.size(); i++) {
            verdict = verdict.and(CrashCase.amongOthers(engine, first.get(i)))
                    .and(CrashCase.amongOthers(engine, second.get(i)));
        }
        return verdict instanceof Verdict.Pass
                ? new GraphEffects(statement::lookDifference)
                        .difference(
                                first.stream()
                                        .map(outcome -> ((Rows) outcome).answer())
                                        .toList(),
                                second)
                        .<Verdict>map(effect -> GraphEffects.fail(
                                engine, effect.look(), "The graphs after a statement and an equivalent one differ."))
                        .orElse(verdict)
                : verdict;
    }
}
