package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.OptionsCase.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options of an engine must not change the answer. */
public record OptionsOracle(QuerySource queries) implements Oracle {
    /** Loading the dataset once more, without its indexes, takes as long as many statements. */
    private static final double WITHOUT_INDEXES = 0.15;

    /** An engine with many switches has its turn with each of them, a few at a time. */
    private static final int MOST_WAYS = 4;

    @Override
    public String name() {
        return "options";
    }

    @Override
    public String family() {
        return GENERAL;
    }

    @Override
    public String why() {
        return "A planner, runtime, optimisation or index must not change the result.";
    }

    @Override
    public String example() {
        return "rows(q) = rows(q, another planner) = rows(q, without indexes)";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        List<Way> ways = some(told(target), choices);
        if (isIndexed(round.dataset()) && (ways.isEmpty() || choices.chance(WITHOUT_INDEXES))) {
            ways.add(new Way(Map.of(), true));
        }
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new OptionsCase(
                round.dataset(),
                target.engine(),
                queries.queryOfOne(round.dataset(), target.dialect(), round.limits(), choices.split("query")),
                ways));
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        Target target = targets.getFirst();
        List<Way> ways = told(target);
        if (isIndexed(dataset)) {
            ways.add(new Way(Map.of(), true));
        }
        return ways.isEmpty()
                ? Optional.empty()
                : Optional.of(new OptionsCase(dataset, target.engine(), statement, ways));
    }

    private static List<Way> some(List<Way> ways, Choices choices) {
        return ways.size() <= MOST_WAYS
                ? ways
                : new ArrayList<>(choices.split("ways").shuffled(ways).subList(0, MOST_WAYS));
    }

    private static List<Way> told(Target target) {
        List<Way> ways = new ArrayList<>();
        target.options().forEach(options -> ways.add(new Way(options, false)));
        return ways;
    }

    private static boolean isIndexed(Dataset dataset) {
        return dataset instanceof PropertyGraph graph && !graph.indexes().isEmpty();
    }
}
