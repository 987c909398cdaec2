package dev.touchstone.core.fake;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** An oracle that proposes what it is told to. */
public record FakeOracle(String name, BiFunction<Round, Choices, Optional<Case>> proposal) implements Oracle {

    @Override
    public String why() {
        return "Because the test says so.";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        return proposal.apply(round, choices);
    }

    @Override
    public String example() {
        return "";
    }

    @Override
    public String family() {
        return GENERAL;
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return Optional.empty();
    }
}
