package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.StatementGenerator;
import dev.touchstone.core.oracle.Verifiable;
import dev.touchstone.gremlin.shape.Numbers;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import java.util.List;
import java.util.Optional;

/** Random traversals. They have no parameters. */
public record GremlinStatementGenerator() implements StatementGenerator {
    private static final double WHOLE_TRAVERSALS = 0.5;

    @Override
    public GeneratedStatement reading(Round round, Target target, int bindings, Choices choices) {
        return GeneratedStatement.of(
                new GremlinStatement(generator(round, target, choices).reading()));
    }

    @Override
    public Optional<GeneratedStatement> writing(Round round, Target target, Choices choices) {
        return generator(round, target, choices)
                .writing()
                .map(traversal -> GeneratedStatement.of(new GremlinStatement(traversal)));
    }

    private static TraversalGenerator generator(Round round, Target target, Choices choices) {
        return new TraversalGenerator((PropertyGraph) round.dataset(), target.dialect(), round.limits(), choices);
    }

    /** One of any kind, or a short one with a predicate on numbers. */
    @Override
    public Optional<Verifiable> conditional(Round round, Target target, Choices choices) {
        PropertyGraph graph = (PropertyGraph) round.dataset();
        if (graph.edges().isEmpty()) {
            return Optional.empty();
        }
        if (choices.chance(WHOLE_TRAVERSALS)) {
            return Optional.of(
                    reading(round, target, 1, choices.split("traversal")).statement());
        }
        TraversalShapes shapes = new TraversalShapes(graph, target.dialect().types(), choices);
        Edge edge = choices.pick(graph.edges());
        Node node = choices.pick(graph.nodes());
        List<Call> rest = choices.chance(0.5) ? List.of() : List.of(shapes.move(edge));
        return shapes.property(node)
                .filter(property -> Numbers.areAll(graph, property.getKey()))
                .map(property -> new GremlinStatement(shapes.vertices(edge)
                        .then(Call.of("has", text(property.getKey()), shapes.comparison(property.getValue())))
                        .then(rest)));
    }
}
