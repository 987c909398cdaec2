package dev.touchstone.core.rewrite;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A query, and the same in other words. A language implements it by a record of the dataset, the engine, the query, the name of the rule
 * and which of the ways to apply it, from 0.
 *
 * <p>Of one that writes, what it leaves is compared as well, and both begin on the same dataset.
 *
 * <p>Sound as far as the rule is, whose proof stands beside it. Where the language leaves the answer open, nothing is concluded.
 *
 * @param <Q> what the language has as queries
 */
public interface InOtherWords<Q> extends Case {

    EngineId engine();

    Q query();

    /** The name of the rule. */
    String rule();

    /** Which of the ways to apply it, from 0. */
    int way();

    /** All rules of the language. */
    List<Rule<Q>> rules();

    Statement statement(Q query);

    /** Why the language does not say what the answer to a query is; empty where it does. */
    Optional<String> undetermined(Q query);

    /** An outcome with its columns in the order in which those of the other side come. */
    default Outcome aligned(Q query, Outcome outcome) {
        return outcome;
    }

    /** What shows the whole dataset after a query that writes; empty for one that reads. */
    default List<Statement> looks() {
        return List.of();
    }

    /** The verdict on what both queries left, by the looks at it. */
    default Verdict effects(List<Outcome> first, List<Outcome> second) {
        return Verdict.pass();
    }

    private Optional<Rule<Q>> found() {
        return rules().stream().filter(each -> each.name().equals(rule())).findFirst();
    }

    /** The query in other words, or empty where the rule does not apply. */
    default Optional<Q> other() {
        return found().map(rule -> rule.applied(query()))
                .filter(ways -> way() >= 0 && way() < ways.size())
                .map(ways -> ways.get(way()));
    }

    @Override
    default List<EngineId> engines() {
        return List.of(engine());
    }

    @Override
    default String demand() {
        String effects = looks().isEmpty() ? "" : " Both leave the same behind.";
        return found().map(rule -> rule.sense().law() + effects + " " + rule.proof())
                .orElse("");
    }

    @Override
    default Optional<Statement> subject() {
        return Optional.of(statement(query()));
    }

    @Override
    default boolean isLegal() {
        return statement(query()).isLegal()
                && other().filter(other -> statement(other).isLegal()).isPresent();
    }

    @Override
    default Optional<Step> next(List<Outcome> soFar) {
        if (!soFar.stream().allMatch(Rows.class::isInstance)) {
            return Optional.empty();
        }
        int side = soFar.size() / stepsOfASide();
        int place = soFar.size() % stepsOfASide();
        if (side > 1) {
            return Optional.empty();
        }
        return place == 0
                ? (side == 0 ? Optional.of(query()) : other()).map(asked -> step(asked, side == 1))
                : Optional.of(Step.read(engine(), looks().get(place - 1)).as(Step.LEFT));
    }

    private int stepsOfASide() {
        return 1 + looks().size();
    }

    private Step step(Q asked, boolean second) {
        Statement statement = statement(asked);
        Step step = statement.writes() ? Step.write(engine(), statement).onceMore() : Step.read(engine(), statement);
        return step.as(second ? "In other words" : "The query");
    }

    @Override
    default Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = outcomes.size() < 2 * stepsOfASide() ? alone(outcomes) : related(outcomes);
        return verdict.unlessOpen(
                Set.of(Kind.WRONG_RESULT), () -> undetermined(query()).or(() -> other().flatMap(this::undetermined)));
    }

    private Verdict alone(List<Outcome> outcomes) {
        Verdict verdict = Survival.amongOthers(engine(), outcomes.getLast());
        return verdict instanceof Verdict.Pass ? new Unknown("not in other words") : verdict;
    }

    private Verdict related(List<Outcome> outcomes) {
        int each = stepsOfASide();
        Verdict answers = found().flatMap(rule -> other().map(other -> rule.sense()
                        .judge(
                                engine(),
                                List.of(aligned(query(), outcomes.get(0)), aligned(other, outcomes.get(each))))))
                .orElseGet(() -> new Unknown("a rule that is not known"));
        return answers instanceof Verdict.Pass
                ? effects(outcomes.subList(1, each), outcomes.subList(each + 1, 2 * each))
                : answers;
    }
}
