package dev.touchstone.cypher.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.cypher.generate.Limits;
import dev.touchstone.cypher.generate.QueryGenerator;
import java.util.Optional;

/** An engine answers what the reference answers. */
public record Truth() implements Oracle {

    @Override
    public String name() {
        return "truth";
    }

    @Override
    public String why() {
        return "Touchstone's own evaluator of Cypher, which passes the openCypher TCK, says what the answer is.";
    }

    /** Not yet: the reference speaks as Neo4j 5.26 does, and where other versions legally differ is not written down. */
    @Override
    public boolean isUsedByDefault() {
        return false;
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        PropertyGraph graph = (PropertyGraph) round.dataset();
        return Optional.of(new RightAnswer(
                graph,
                target.engine(),
                new QueryGenerator(graph, target.dialect(), Limits.DEFAULT, choices.split("query")).query()));
    }
}
