package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Measured;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;

/** An engine answers what TinkerGraph answers without any optimisation, in the version of TinkerPop that the engine has inside. */
public record Truth() implements Oracle {
    private static final double WRITES = 0.15;

    @Override
    public String name() {
        return "truth";
    }

    @Override
    public String why() {
        return "TinkerGraph defines what Gremlin means; without its optimisations it says what the answer is.";
    }

    @Override
    public String example() {
        return "rows(q) = rows(q) of the reference";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        TraversalGenerator generator = new TraversalGenerator(
                (PropertyGraph) round.dataset(), target.dialect(), round.limits(), choices.split("traversal"));
        Optional<Traversal> writing = choices.chance(WRITES) ? generator.writing() : Optional.empty();
        return about(round.dataset(), target, writing.orElseGet(generator::reading));
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof GremlinStatement gremlin
                        && gremlin.parameters().isEmpty()
                ? about(dataset, targets.getFirst(), gremlin.traversal())
                : Optional.empty();
    }

    private static Optional<Case> about(Dataset dataset, Target target, Traversal traversal) {
        return target.reference()
                .map(reference ->
                        new RightTraversal(dataset, new Measured(target.engine(), reference.engine()), traversal));
    }
}
