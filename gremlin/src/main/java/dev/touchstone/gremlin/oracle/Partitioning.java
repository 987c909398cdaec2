package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.gremlin.generate.TraversalShapes;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;

/**
 * A predicate divides what a traversal finds into three: where it holds, where it does not, and where the property is
 * missing.
 *
 * <pre>{@code
 * g.V().both()                                     [v1, v2, v2, v4]
 * g.V().has('k', P.gt(5)).both()                   [v1]
 * g.V().has('k').not(__.has('k', P.gt(5))).both()  [v2, v4]    <- a v2 is missing
 * g.V().hasNot('k').both()                         []
 * }</pre>
 */
public final class Partitioning implements Oracle {

    @Override
    public String name() {
        return "partition";
    }

    @Override
    public String why() {
        return "What satisfies a predicate, what does not and what lacks the property make up the whole.";
    }

    @Override
    public String family() {
        return "compound";
    }

    @Override
    public String example() {
        return "rows(t) = rows(t, k is p) + rows(t, k is not p) + rows(t, no k)";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        PropertyGraph graph = (PropertyGraph) round.dataset();
        if (graph.edges().isEmpty()) {
            return Optional.empty();
        }
        TraversalShapes shapes = new TraversalShapes(graph, round.dialect().types(), choices);
        Edge edge = choices.pick(graph.edges());
        Node node = choices.pick(graph.nodes());
        List<Call> rest = choices.chance(0.5) ? List.of() : List.of(shapes.move(edge));
        EngineId engine = choices.pick(round.targets()).engine();
        return shapes.property(node)
                .filter(property -> neverNaN(graph, property.getKey()))
                .map(property -> new Parts(
                        graph,
                        engine,
                        shapes.vertices(edge),
                        property.getKey(),
                        shapes.comparison(property.getValue()),
                        rest));
    }

    /**
     * From TinkerPop 3.6 on, comparing with NaN is an error that drops a traverser whether it is negated or not (the
     * ternary logic of its provider documentation), so that a fourth part would be needed.
     */
    private static boolean neverNaN(PropertyGraph graph, String key) {
        return graph.nodes().stream()
                .map(node -> Optional.ofNullable(node.properties().get(key)))
                .noneMatch(value ->
                        value.isPresent() && value.get().value() instanceof Real real && Double.isNaN(real.value()));
    }

    /**
     * A traversal and a predicate on the property of its vertices.
     *
     * <p>Sound because a filter keeps or drops a traverser: a vertex has the property or not, and if it does the predicate
     * either keeps it or not, so that each vertex passes exactly one of the three filters. The constant has the type of
     * the property, and no value is NaN, so that comparing them is no error. The steps after it treat every traverser by itself, and so
     * distribute over the union.
     */
    @JsonTypeName("Partition")
    public record Parts(
            Dataset dataset, EngineId engine, Traversal base, String key, Argument predicate, List<Call> rest)
            implements Case {
        public Parts {
            rest = List.copyOf(rest);
        }

        @Override
        public List<EngineId> engines() {
            return List.of(engine);
        }

        @Override
        public Optional<Step> next(List<Outcome> soFar) {
            return switch (soFar.size()) {
                case 0 -> asks(base, "All");
                case 1 -> asks(with(), "Where the predicate holds");
                case 2 -> asks(without(), "Where it does not hold");
                case 3 -> asks(missing(), "Where the property is missing");
                default -> Optional.empty();
            };
        }

        private Optional<Step> asks(Traversal traversal, String role) {
            return Optional.of(Step.read(engine, new GremlinStatement(traversal.then(rest)))
                    .as(role));
        }

        @Override
        public String demand() {
            return "The first traversal must give what the other three give together; where one is refused, so must be all.";
        }

        private Traversal with() {
            return base.then(Call.of("has", text(key), predicate));
        }

        private Traversal without() {
            return base.then(Call.of("has", text(key)), Call.of("not", nested(Call.of("has", text(key), predicate))));
        }

        private Traversal missing() {
            return base.then(Call.of("hasNot", text(key)));
        }

        @Override
        public Verdict judge(List<Outcome> outcomes) {
            Optional<Verdict> early = Agreement.unlessAnswered(engine, outcomes);
            if (early.isPresent()) {
                return early.get();
            }
            List<List<Value>> union = outcomes.stream()
                    .skip(1)
                    .flatMap(part -> ((Rows) part).answer().rows().stream())
                    .toList();
            return Agreement.sameRows(
                    engine,
                    new Comparison(Sameness.TYPED),
                    ((Rows) outcomes.getFirst()).answer().rows(),
                    union,
                    "The three parts of a traversal do not make up the whole.");
        }
    }
}
