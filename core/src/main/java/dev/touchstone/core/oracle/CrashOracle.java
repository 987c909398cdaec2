package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.util.List;
import java.util.Optional;

/** Whatever it is asked, an engine answers or says why not: it does not break, die or hang. */
public record CrashOracle(QuerySource queries) implements Oracle {

    @Override
    public String name() {
        return "crash";
    }

    @Override
    public String family() {
        return GENERAL;
    }

    /** The others see crashes and errors, too. */
    @Override
    public int weight() {
        return 2;
    }

    @Override
    public String why() {
        return "No statement and no dataset may cause an internal error, a crash or a hang.";
    }

    @Override
    public String example() {
        return "q is answered or rejected in time, and the process survives";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        return Optional.of(new CrashCase(
                round.dataset(),
                choices.pick(round.targets()).engine(),
                queries.anyQuery(round.dataset(), round.dialect(), round.limits(), choices)));
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return Optional.of(new CrashCase(dataset, targets.getFirst().engine(), statement));
    }
}
