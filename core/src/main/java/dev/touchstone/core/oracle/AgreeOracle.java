package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.util.List;
import java.util.Optional;

/** Engines that are given the same dataset answer the same statement alike. */
public record AgreeOracle(QuerySource queries) implements Oracle {
    @Override
    public String name() {
        return "agree";
    }

    @Override
    public String family() {
        return GENERAL;
    }

    @Override
    public String why() {
        return "The same statement must have the same result on every engine.";
    }

    @Override
    public String example() {
        return "rows(q) of one engine = rows(q) of another";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        if (round.targets().size() < 2) {
            return Optional.empty();
        }
        Dialect dialect = round.dialect()
                .intersect(
                        new Dialect("", queries.portableTypes(), round.dialect().features()));
        return Optional.of(new AgreeCase(
                round.dataset(),
                round.targets().stream().map(Target::engine).toList(),
                queries.query(round.dataset(), dialect, round.limits(), choices)));
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return targets.size() < 2
                ? Optional.empty()
                : Optional.of(new AgreeCase(
                        dataset, targets.stream().map(Target::engine).toList(), statement));
    }
}
