package dev.touchstone.core.rewrite;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Sense;
import dev.touchstone.core.oracle.Several;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A query in other words gives the same, no less, or as many. There are two such oracles in a language, because what asks for less is
 * a weaker claim than what asks for the same.
 *
 * @param <S> the statements of the language that can be put in other words
 * @param <Q> what it has as queries
 */
public interface Rewriting<S extends Statement, Q> extends Oracle {
    int ATTEMPTS = 8;

    /** Whether the other words ask for less, and not for the same. */
    boolean widening();

    /** All rules of the language. */
    List<Rule<Q>> rules();

    /** A random statement. */
    S draw(Dataset dataset, Target target, Round round, Choices choices);

    /** The statement as one that can be put in other words. */
    Optional<S> read(Statement statement);

    Q query(S statement);

    InOtherWords<Q> reworded(Dataset dataset, Target target, S statement, Rule<Q> rule, int way);

    /** Whether an engine can be asked this. */
    default boolean isWithin(Q query, Target target) {
        return true;
    }

    @Override
    default String name() {
        return widening() ? "widen" : "rewrite";
    }

    @Override
    default String family() {
        return "rewriting";
    }

    @Override
    default String why() {
        return widening()
                ? "A query that asks for less finds no less."
                : "A query in other words that mean the same has the same answer.";
    }

    private Stream<Rule<Q>> ownRules() {
        return rules().stream().filter(rule -> (rule.sense() == Sense.NO_LESS) == widening());
    }

    @Override
    default Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> choices.split("query", attempt))
                .flatMap(draws -> drawn(target, round, draws).stream())
                .findFirst();
    }

    private Optional<Case> drawn(Target target, Round round, Choices choices) {
        S statement = draw(round.dataset(), target, round, choices);
        return choices.split("rules").shuffled(ownRules().toList()).stream()
                .flatMap(rule -> {
                    int ways = rule.applied(query(statement)).size();
                    return ways == 0
                            ? Stream.empty()
                            : legal(round.dataset(), target, statement, rule, choices.below(ways)).stream();
                })
                .findFirst();
    }

    private Optional<Case> legal(Dataset dataset, Target target, S statement, Rule<Q> rule, int way) {
        return Optional.of(reworded(dataset, target, statement, rule, way))
                .filter(Case::isLegal)
                .filter(proposed -> proposed.other()
                        .filter(other -> isWithin(other, target))
                        .isPresent())
                .map(Case.class::cast);
    }

    /** Every rule that applies, in every way. */
    @Override
    default Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return read(statement)
                .flatMap(read -> Several.of(ownRules()
                        .flatMap(rule -> IntStream.range(
                                        0, rule.applied(query(read)).size())
                                .boxed()
                                .flatMap(way -> legal(dataset, targets.getFirst(), read, rule, way).stream()))
                        .toList()));
    }
}
