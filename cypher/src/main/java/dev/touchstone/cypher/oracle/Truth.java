package dev.touchstone.cypher.oracle;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.dialect.FunctionGroup;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import java.util.List;
import java.util.Optional;

/** An engine answers what the reference answers. */
public record Truth() implements Oracle {
    private static final double WRITES = 0.1;

    @Override
    public String name() {
        return "truth";
    }

    @Override
    public String why() {
        return "Touchstone's own evaluator of Cypher, which passes the openCypher TCK, says what the answer is.";
    }

    @Override
    public String example() {
        return "rows(q) = rows(q) of the reference";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        PropertyGraph graph = (PropertyGraph) round.dataset();
        QueryGenerator generator = new QueryGenerator(graph, target.dialect(), round.limits(), choices.split("query"));
        boolean writes = choices.chance(WRITES) && FunctionGroup.showGraph(target.dialect());
        Template template =
                writes ? generator.writing() : generator.reading(round.limits().bindings());
        return Optional.of(new RightAnswer(graph, target.engine(), template.query(), template.bindings()));
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof CypherQuery query
                ? Optional.of(new RightAnswer(
                        dataset, targets.getFirst().engine(), query.query(), List.of(query.parameters())))
                : Optional.empty();
    }
}
