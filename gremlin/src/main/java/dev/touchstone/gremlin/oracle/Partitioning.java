package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Composition;
import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Partition;
import dev.touchstone.core.oracle.Several;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.generate.TraversalShapes;
import dev.touchstone.gremlin.shape.Numbers;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    private static final double WHOLE_TRAVERSALS = 0.5;

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
        if (choices.chance(WHOLE_TRAVERSALS)) {
            Target target = choices.pick(round.targets());
            List<Case> found = parts(
                    graph,
                    target.engine(),
                    new TraversalGenerator(graph, target.dialect(), round.limits(), choices.split("traversal"))
                            .reading());
            if (!found.isEmpty()) {
                return Optional.of(choices.pick(found));
            }
        }
        TraversalShapes shapes = new TraversalShapes(graph, round.dialect().types(), choices);
        Edge edge = choices.pick(graph.edges());
        Node node = choices.pick(graph.nodes());
        List<Call> rest = choices.chance(0.5) ? List.of() : List.of(shapes.move(edge));
        EngineId engine = choices.pick(round.targets()).engine();
        return shapes.property(node)
                .filter(property -> Numbers.areAll(graph, property.getKey()))
                .map(property -> new Parts(
                        graph,
                        engine,
                        shapes.vertices(edge),
                        property.getKey(),
                        shapes.comparison(property.getValue()),
                        rest));
    }

    /** Every predicate on a property by which the traversal can be divided. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return dataset instanceof PropertyGraph graph
                        && statement instanceof GremlinStatement gremlin
                        && gremlin.parameters().isEmpty()
                ? Several.of(parts(graph, targets.getFirst().engine(), gremlin.traversal()))
                : Optional.empty();
    }

    private static List<Case> parts(PropertyGraph graph, EngineId engine, Traversal traversal) {
        if (!Steps.arePlain(traversal)) {
            return List.of();
        }
        List<Call> calls = traversal.calls();
        return IntStream.range(1, calls.size())
                .boxed()
                .flatMap(i -> parts(graph, engine, calls, i).stream())
                .filter(Case::isLegal)
                .toList();
    }

    private static Optional<Case> parts(PropertyGraph graph, EngineId engine, List<Call> calls, int place) {
        List<Argument> arguments = calls.get(place).arguments();
        boolean ofProperty = calls.get(place).name().equals("has")
                && arguments.size() == 2
                && (arguments.get(1) instanceof Argument.Predicate || arguments.get(1) instanceof Argument.Joined);
        return ofProperty
                        && arguments.getFirst() instanceof Argument.Constant(Typed(var type, Value.Text(String key)))
                        && isComparable(graph, key, arguments.get(1))
                ? Optional.of(new Parts(
                        graph,
                        engine,
                        new Traversal(calls.subList(0, place)),
                        key,
                        arguments.get(1),
                        calls.subList(place + 1, calls.size())))
                : Optional.empty();
    }

    /** Whether all values of a property are of the type that they are compared with, and none is NaN. */
    private static boolean isComparable(PropertyGraph graph, String key, Argument predicate) {
        List<PropertyType> constants = Tree.nodes((Record) predicate)
                .filter(Typed.class::isInstance)
                .map(node -> ((Typed) node).type())
                .distinct()
                .toList();
        return Numbers.areAll(graph, key)
                && constants.size() == 1
                && Numbers.of(graph, key).allMatch(value -> constants.contains(value.type()));
    }

    /**
     * A traversal and a predicate on the property of its vertices.
     *
     * <p>Sound because a filter keeps or drops a traverser: a vertex has the property or not, and if it does the predicate
     * either keeps it or not, so that each vertex passes exactly one of the three filters. The constant has the type of
     * the property, and no value is NaN, so that comparing them is no error. The steps after it treat every traverser by itself, and so
     * distribute over the union. Where one of the four is refused nothing is said: a step may get what it cannot take in one of them alone. In the end traversers may be counted, added up, or their least or most be taken, as {@link Composition}
     * puts them together again.
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
            return composition().words();
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
        public Optional<Statement> subject() {
            return Optional.of(new GremlinStatement(with().then(rest)));
        }

        @Override
        public boolean isLegal() {
            return column().isPresent()
                    && Steps.keepsLoops(with().then(rest), base.then(rest))
                    && Stream.of(base, with(), without(), missing()).allMatch(part -> Steps.arePlain(part.then(rest)))
                    && Steps.of(new Traversal(column().get() == Column.PLAIN ? rest : rest.subList(0, rest.size() - 1)))
                            .distributesFrom(0);
        }

        /** What the last step gives: a result for each traverser, or one of them all; empty where it is not known how to add that up. */
        private Optional<Column> column() {
            if (rest.isEmpty()) {
                return Optional.of(Column.PLAIN);
            }
            Call last = rest.getLast();
            return switch (last.name()) {
                case "count", "sum" -> alone(last, Column.SUM);
                case "min" -> alone(last, Column.LEAST);
                case "max" -> alone(last, Column.MOST);
                default -> Optional.of(Column.PLAIN);
            };
        }

        private static Optional<Column> alone(Call last, Column column) {
            return last.arguments().isEmpty() ? Optional.of(column) : Optional.empty();
        }

        @Override
        public Verdict judge(List<Outcome> outcomes) {
            return new Partition(engine, composition()).judge(outcomes);
        }

        private Composition composition() {
            return new Composition(List.of(column().orElse(Column.PLAIN)), false);
        }
    }
}
