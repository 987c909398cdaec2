package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.gremlin.generate.TraversalShapes;
import dev.touchstone.gremlin.syntax.Argument.Parameter;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A traversal gives the same as its two halves, the second of which starts at the vertices that the first found (the
 * parameter passing of QuDi).
 *
 * <pre>{@code
 * g.V().hasLabel('L0').dedup().out().count()    [7]
 * g.V().hasLabel('L0').dedup()                  [v3, v5]
 * g.V(v3, v5).out().count()                     [6]        <- one way lost an edge
 * }</pre>
 */
public final class Disassembling implements Oracle {

    @Override
    public String name() {
        return "disassemble";
    }

    @Override
    public String why() {
        return "A traversal and its parts, run one after the other, do the same work.";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        PropertyGraph graph = (PropertyGraph) round.dataset();
        if (graph.edges().isEmpty()) {
            return Optional.empty();
        }
        TraversalShapes shapes = new TraversalShapes(graph, round.dialect().types(), choices);
        Edge edge = choices.pick(graph.edges());
        List<Call> rest = switch (choices.below(3)) {
            case 0 -> List.of(shapes.move(edge));
            case 1 -> List.of(shapes.move(edge), Call.of("count"));
            default -> List.of(shapes.move(edge), Call.of("values", text("uid")));
        };
        EngineId engine = choices.pick(round.targets()).engine();
        return Optional.of(new Cut(graph, engine, shapes.vertices(edge), rest));
    }

    /**
     * A traversal, cut in two.
     *
     * <p>Sound because {@code dedup} makes the vertices at the cut a set, {@code V(ids)} gives each of them once, and no
     * step of the rest looks at the path, at labels or at the order: what it gives, as a multiset, depends on that set
     * alone. Where the set is empty nothing is asked, because {@code V()} without ids means all vertices.
     */
    @JsonTypeName("Disassembled")
    public record Cut(Dataset dataset, EngineId engine, Traversal start, List<Call> rest) implements Case {
        public Cut {
            rest = List.copyOf(rest);
        }

        @Override
        public List<EngineId> engines() {
            return List.of(engine);
        }

        @Override
        public Optional<Step> next(List<Outcome> soFar) {
            Traversal first = start.then(Call.of("dedup"));
            return switch (soFar.size()) {
                case 0 -> Optional.of(Step.read(engine, new GremlinStatement(first.then(rest))));
                case 1 -> Optional.of(Step.read(engine, new GremlinStatement(first)));
                case 2 -> ids(soFar.get(1)).map(ids -> Step.read(engine, second(ids)));
                default -> Optional.empty();
            };
        }

        private GremlinStatement second(Value ids) {
            Traversal traversal =
                    Traversal.of(Call.of("V", new Parameter("ids"))).then(rest);
            return new GremlinStatement(traversal, Map.of("ids", ids));
        }

        private static Optional<Value> ids(Outcome found) {
            if (!(found instanceof Rows rows)
                    || !rows.complete()
                    || rows.answer().isEmpty()) {
                return Optional.empty();
            }
            List<Value> ids = rows.answer().column(0).stream()
                    .filter(Element.class::isInstance)
                    .map(vertex -> (Value) ((Element) vertex).id())
                    .toList();
            return ids.size() == rows.answer().rows().size() ? Optional.of(new ListOf(ids)) : Optional.empty();
        }

        @Override
        public Verdict judge(List<Outcome> outcomes) {
            Optional<Verdict> early = Agreement.unlessAnswered(engine, outcomes);
            if (early.isPresent()) {
                return early.get();
            }
            if (outcomes.size() < 3) {
                return new Verdict.Unknown("nothing at the cut");
            }
            return Agreement.sameRows(
                    engine,
                    new Comparison(Sameness.TYPED),
                    rows(outcomes.get(2)),
                    rows(outcomes.get(0)),
                    "The traversal and its two halves give different answers.");
        }

        private static List<List<Value>> rows(Outcome outcome) {
            return ((Rows) outcome).answer().rows();
        }
    }
}
