package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A condition divides what a statement finds into three: where it holds, where it does not, and where it is neither (TLP).
 *
 * <pre>{@code
 * MATCH (a)-->(b) RETURN count(*)                          5
 * MATCH (a)-->(b) WHERE a.k > 3 RETURN count(*)            2
 * MATCH (a)-->(b) WHERE NOT a.k > 3 RETURN count(*)        1
 * MATCH (a)-->(b) WHERE (a.k > 3) IS NULL RETURN count(*)  1     <- one is missing
 * }</pre>
 */
public record PartitionOracle(String why, String example, StatementGenerator drawing) implements Oracle {
    private static final int ATTEMPTS = 10;

    @Override
    public String name() {
        return "partition";
    }

    @Override
    public String family() {
        return "compound";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> drawing.conditional(round, target, choices.split("query", attempt)))
                .flatMap(Optional::stream)
                .flatMap(statement -> drawn(round.dataset(), target, statement, choices).stream())
                .findFirst();
    }

    private static Optional<Case> drawn(Dataset dataset, Target target, Verifiable statement, Choices choices) {
        if (!(statement instanceof Partitionable partitionable)) {
            return Optional.empty();
        }
        List<Integer> places = partitionable.conditions(dataset);
        return places.isEmpty() ? Optional.empty() : about(dataset, target, partitionable, choices.pick(places));
    }

    private static Optional<Case> about(Dataset dataset, Target target, Partitionable statement, int place) {
        return statement
                .partition(place)
                .filter(partition -> partition.whole().isWithin(target.dialect()))
                .<Case>map(partition -> new PartitionCase(dataset, target.engine(), statement, place))
                .filter(Case::isLegal);
    }

    /** Every condition by which the statement can be divided. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof Partitionable partitionable
                ? CompositeCase.of(partitionable.conditions(dataset).stream()
                        .flatMap(place -> about(dataset, targets.getFirst(), partitionable, place).stream())
                        .toList())
                : Optional.empty();
    }
}
