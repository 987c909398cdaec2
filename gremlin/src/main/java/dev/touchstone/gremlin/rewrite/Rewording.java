package dev.touchstone.gremlin.rewrite;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rewriting;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;

/**
 * A traversal in other words gives the same, no less, or as many.
 *
 * <pre>{@code
 * g.V().both('e').count()                              0
 * g.V().repeat(__.both('e')).times(1).count()          2     <- which is the same question
 * }</pre>
 *
 * @param widening whether the other words ask for less, and not for the same
 */
public record Rewording(boolean widening) implements Rewriting<GremlinStatement, Traversal> {

    @Override
    public String example() {
        return widening ? "g.V().out('e') within g.V().both('e')" : "g.V().out('e') = g.V().outE('e').inV()";
    }

    @Override
    public List<Rule<Traversal>> rules() {
        return Rules.ALL;
    }

    @Override
    public GremlinStatement draw(Dataset dataset, Target target, Round round, Choices choices) {
        return new GremlinStatement(
                new TraversalGenerator((PropertyGraph) dataset, target.dialect(), round.limits(), choices).reading());
    }

    @Override
    public Optional<GremlinStatement> read(Statement statement) {
        return statement instanceof GremlinStatement gremlin
                        && gremlin.parameters().isEmpty()
                ? Optional.of(gremlin)
                : Optional.empty();
    }

    @Override
    public Traversal query(GremlinStatement statement) {
        return statement.traversal();
    }

    @Override
    public InOtherWords<Traversal> reworded(
            Dataset dataset, Target target, GremlinStatement statement, Rule<Traversal> rule, int way) {
        return new Reworded(dataset, target.engine(), statement.traversal(), rule.name(), way);
    }
}
