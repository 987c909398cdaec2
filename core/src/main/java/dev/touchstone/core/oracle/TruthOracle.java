package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.generate.Mix;
import dev.touchstone.core.oracle.StatementGenerator.GeneratedStatement;
import java.util.List;
import java.util.Optional;

/**
 * An engine answers what the reference of its language answers.
 *
 * @param why says why the reference is right
 * @param weight how many turns it has: it sees most of what the others see, and what none of them sees, as far as the reference is no
 *     relative of the engine
 */
public record TruthOracle(String why, StatementGenerator drawing, int weight) implements Oracle {
    /** The usual share of statements that write. */
    private static final double WRITES = 0.2;

    @Override
    public String name() {
        return TRUTH;
    }

    @Override
    public String family() {
        return GENERAL;
    }

    @Override
    public String example() {
        return "rows(q) = rows(q) of the reference";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        Choices query = choices.split("query");
        boolean writes = round.limits().mix().chance(choices, Mix.WRITES, WRITES);
        Round own = writes ? round.writable() : round;
        GeneratedStatement drawn = (writes ? drawing.writing(own, target, query) : Optional.<GeneratedStatement>empty())
                .orElseGet(() -> drawing.reading(own, target, round.limits().bindings(), query));
        return isKnown(drawn.statement(), own.dataset(), target)
                ? Optional.of(new TruthCase(
                        own.dataset(),
                        target.engine(),
                        target.reference().map(Target::engine),
                        drawn.statement(),
                        drawn.bindings()))
                : Optional.empty();
    }

    private static boolean isKnown(Verifiable statement, Dataset dataset, Target target) {
        return target.reference().isPresent() || statement.reference(dataset).isPresent();
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        Target target = targets.getFirst();
        return statement instanceof Verifiable verifiable
                        && isKnown(verifiable, dataset, target)
                        && (target.reference().isEmpty()
                                || verifiable.parameters().isEmpty())
                ? Optional.of(TruthCase.of(
                        dataset, target.engine(), target.reference().map(Target::engine), verifiable))
                : Optional.empty();
    }
}
