package dev.touchstone.core.relation;

import static dev.touchstone.core.relation.Replies.DONE;
import static dev.touchstone.core.relation.Replies.FOUR;
import static dev.touchstone.core.relation.Replies.GRAPH;
import static dev.touchstone.core.relation.Replies.NOTHING;
import static dev.touchstone.core.relation.Replies.ONE;
import static dev.touchstone.core.relation.Replies.THREE;
import static dev.touchstone.core.relation.Replies.TWO;
import static dev.touchstone.core.relation.Replies.edge;
import static dev.touchstone.core.relation.Replies.edit;
import static dev.touchstone.core.relation.Replies.node;
import static dev.touchstone.core.relation.Replies.nodes;
import static dev.touchstone.core.relation.Replies.number;
import static dev.touchstone.core.relation.Replies.passing;
import static dev.touchstone.core.relation.Replies.way;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.relation.draw.GraphRelations;
import dev.touchstone.core.relation.law.CutRemoval;
import dev.touchstone.core.relation.law.DistanceAvoiding;
import dev.touchstone.core.relation.law.EdgeAddition;
import dev.touchstone.core.relation.law.EdgeAlgebra;
import dev.touchstone.core.relation.law.EdgeMembership;
import dev.touchstone.core.relation.law.EdgeRemoval;
import dev.touchstone.core.relation.law.IrrelevantChange;
import dev.touchstone.core.relation.law.LeafAddition;
import dev.touchstone.core.relation.law.Monotonicity;
import dev.touchstone.core.relation.law.NodeMembership;
import dev.touchstone.core.relation.law.NodeRemoval;
import dev.touchstone.core.relation.law.PathCountAvoiding;
import dev.touchstone.core.relation.law.PathCountProduct;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.law.Relation.Breach;
import dev.touchstone.core.relation.law.SetAlgebra;
import dev.touchstone.core.relation.law.ShortestPathAvoiding;
import dev.touchstone.core.relation.law.ShortestSubpath;
import dev.touchstone.core.relation.law.Symmetry;
import dev.touchstone.core.relation.law.Transitivity;
import dev.touchstone.core.relation.law.TriangleInequality;
import dev.touchstone.core.relation.law.WayUnion;
import dev.touchstone.core.relation.question.Bond;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.NodeSet.Hops;
import dev.touchstone.core.relation.question.NodeSet.Intersection;
import dev.touchstone.core.relation.question.NodeSet.Reachable;
import dev.touchstone.core.relation.question.NodeSet.Union;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Distance;
import dev.touchstone.core.relation.question.Question.Edges;
import dev.touchstone.core.relation.question.Question.JoinedEdges;
import dev.touchstone.core.relation.question.Question.Joint;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Question.Reaches;
import dev.touchstone.core.relation.question.Question.ShortestPath;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Question.Ways;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Value.Int;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every relation with replies that are right, and with some of which one is wrong. */
class RelationsTest {
    private static final World WORLD = World.of(GRAPH);
    private static final NodeSet HOPS = new Hops(ONE, Heading.ONWARD, 2, Links.ANY);
    private static final NodeSet KIN = new Reachable(ONE, Heading.ONWARD, 2, Links.ANY);
    private static final List<Edit> NEWCOMER = List.of(edit(new Change.AddNode(node(4, 40))));
    private static final List<Edit> PENDANT = List.of(NEWCOMER.getFirst(), edit(new Change.AddEdge(edge(4, 3, 4))));
    private static final List<Edit> BRIDGE = List.of(edit(new Change.AddEdge(edge(4, 3, 1))));
    private static final List<Edit> THINNER = List.of(edit(new Change.DeleteEdge(1)));
    private static final List<Edit> CUT = List.of(edit(new Change.DeleteEdge(2)), edit(new Change.DeleteEdge(3)));

    private static final List<Edit> STRIPPED =
            List.of(edit(new Change.SetProperty(Kind.NODE, 3, "k", Optional.empty())));
    private static final Stretch STRETCH = new Stretch(ONE, THREE, 2, Links.ANY);
    private static final Reply ALL_WAYS =
            new Reply(List.of(Replies.row(1, 2, 3), Replies.row(1, 3), Replies.row(2, 3)));

    record Row(Relation relation, List<Reply> right, List<Reply> wrong, String mark) {
        @Override
        public String toString() {
            return relation.getClass().getSimpleName() + ": " + mark;
        }
    }

    private static Row row(Relation relation, List<Reply> right, List<Reply> wrong, String mark) {
        return new Row(relation, right, wrong, mark);
    }

    static Stream<Row> rows() {
        return Stream.of(elementary(), compound(), dynamic(), thinning()).flatMap(rows -> rows);
    }

    private static Stream<Row> elementary() {
        Symmetry spouses = new Symmetry(ONE, TWO, new Bond.Spouse(Links.ANY));
        Symmetry kin = new Symmetry(ONE, TWO, new Bond.Ancestry(3, Links.ANY));
        Symmetry hops = new Symmetry(ONE, THREE, new Bond.Hops(2, Links.ANY));
        Transitivity transitivity = new Transitivity(ONE, TWO, THREE, 2, Links.ANY);
        DistanceAvoiding detour = new DistanceAvoiding(ONE, THREE, TWO, 3, Links.ANY);
        TriangleInequality triangle = new TriangleInequality(ONE, TWO, THREE, 3, Links.ANY);
        ShortestSubpath part = new ShortestSubpath(ONE, THREE, 3, 0, Links.ANY);
        PathCountAvoiding around = new PathCountAvoiding(new Stretch(ONE, THREE, 2, Links.ANY), TWO, Uniqueness.NONE);
        ShortestPathAvoiding bypass = new ShortestPathAvoiding(ONE, THREE, 3, Links.ANY);
        return Stream.of(
                row(spouses, List.of(nodes(2), nodes(1)), List.of(nodes(2), nodes()), "one way: there"),
                row(kin, List.of(nodes(2, 3), nodes(1)), List.of(nodes(3), nodes(1)), "one way: back"),
                row(hops, List.of(nodes(3), nodes(1)), List.of(nodes(3), nodes(2)), "one way: there"),
                row(hops, List.of(nodes(), nodes()), List.of(nodes(), nodes(1)), "one way: back"),
                row(
                        transitivity,
                        List.of(number(1), number(1), number(2)),
                        List.of(number(1), number(1), NOTHING),
                        "not transitive"),
                row(
                        transit(Uniqueness.NONE),
                        List.of(number(2), number(3), number(6)),
                        List.of(number(2), number(3), number(5)),
                        "too few ways"),
                row(
                        transit(Uniqueness.EDGES_PER_STRETCH),
                        List.of(number(0), number(4), number(0)),
                        List.of(number(0), number(4), number(4)),
                        "too many ways"),
                row(
                        transit(Uniqueness.NODES),
                        List.of(number(2), number(3), number(5)),
                        List.of(number(2), number(3), number(7)),
                        "too many ways"),
                row(
                        around,
                        List.of(number(2), number(1), number(1), number(1)),
                        List.of(number(1), number(2), number(1), number(1)),
                        "too many ways around"),
                row(
                        around,
                        List.of(number(3), number(1), number(1), number(2)),
                        List.of(number(3), number(0), number(1), number(2)),
                        "too few ways around"),
                row(
                        bypass,
                        List.of(way(1, 2, 3), number(2), way(1, 4, 3)),
                        List.of(way(1, 2, 3), number(1), way(1, 3)),
                        "shorter detour"),
                row(
                        bypass,
                        List.of(way(1, 2, 3), NOTHING, NOTHING),
                        List.of(way(1, 2, 3), number(2), way(1, 2, 3)),
                        "not avoided"),
                row(
                        bypass,
                        List.of(way(1, 2, 3), number(3), way(1, 4, 5, 3)),
                        List.of(way(1, 2, 3), number(3), NOTHING),
                        "another length"),
                row(detour, List.of(number(1), number(2)), List.of(number(2), number(1)), "shorter detour"),
                row(detour, List.of(number(1), NOTHING), List.of(NOTHING, number(1)), "shorter detour"),
                row(
                        triangle,
                        List.of(number(1), number(1), number(2)),
                        List.of(number(1), number(1), number(3)),
                        "triangle"),
                row(triangle, List.of(number(1), NOTHING, NOTHING), List.of(number(1), number(1), NOTHING), "triangle"),
                row(part, List.of(way(1, 2, 3), number(2)), List.of(way(1, 2, 3), number(1)), "shorter part"),
                row(part, List.of(way(1, 3), number(1)), List.of(way(1, 3), number(2)), "longer part"),
                row(part, List.of(NOTHING), List.of(way(2, 3), number(1)), "other ends"));
    }

    private static PathCountProduct transit(Uniqueness uniqueness) {
        return new PathCountProduct(
                new Stretch(ONE, TWO, 2, Links.ANY), new Stretch(TWO, THREE, 2, Links.ANY), uniqueness);
    }

    private static Stream<Row> compound() {
        SetAlgebra both = new SetAlgebra(new Intersection(List.of(HOPS, KIN)));
        SetAlgebra nested = new SetAlgebra(new Union(List.of(new Intersection(List.of(HOPS, KIN)), HOPS)));
        Monotonicity narrowing = new Monotonicity(HOPS, KIN);
        WayUnion ways = new WayUnion(List.of(STRETCH, new Stretch(TWO, THREE, 2, Links.ANY)), Uniqueness.NODES);
        return Stream.of(
                row(
                        new EdgeAlgebra(Joint.ANY, List.of(Links.ANY, Links.ANY)),
                        List.of(nodes(1, 2), nodes(3), nodes(3, 2, 1)),
                        List.of(nodes(1, 2), nodes(3), nodes(1, 2)),
                        "nodes missing"),
                row(
                        new EdgeAlgebra(Joint.ALL, List.of(Links.ANY, Links.ANY)),
                        List.of(nodes(1, 2), nodes(2, 3), nodes(2)),
                        List.of(nodes(1, 2), nodes(2, 3), nodes(2, 3)),
                        "nodes extra"),
                row(
                        ways,
                        List.of(new Reply(List.of(Replies.row(1, 2, 3), Replies.row(1, 3))), way(2, 3), ALL_WAYS),
                        List.of(way(1, 3), way(2, 3), ALL_WAYS),
                        "ways extra"),
                row(ways, List.of(NOTHING, NOTHING, NOTHING), List.of(way(1, 3), way(2, 3), way(1, 3)), "ways missing"),
                row(
                        both,
                        List.of(nodes(2, 3), nodes(3), nodes(3)),
                        List.of(nodes(2, 3), nodes(3), nodes()),
                        "nodes missing"),
                row(
                        nested,
                        List.of(nodes(1, 2), nodes(2), nodes(3), nodes(2, 3)),
                        List.of(nodes(1, 2), nodes(2), nodes(3), nodes(1, 2, 3)),
                        "nodes extra"),
                row(
                        narrowing,
                        List.of(nodes(1, 2), nodes(1), nodes(1, 2, 3)),
                        List.of(nodes(1, 2), nodes(3), nodes(1, 2, 3)),
                        "nodes extra"),
                row(
                        narrowing,
                        List.of(nodes(1), nodes(), nodes(1)),
                        List.of(nodes(1, 2), nodes(), nodes(1, 3)),
                        "nodes missing"));
    }

    private static Stream<Row> dynamic() {
        List<Edit> update = List.of(
                edit(new Change.SetProperty(Kind.NODE, 3, "k", Optional.of(new Typed(PropertyType.LONG, new Int(1))))));
        return Stream.of(
                row(
                        new NodeMembership(passing(Operator.MORE, 25), FOUR, NEWCOMER, true),
                        List.of(nodes(3), DONE, nodes(3, 4)),
                        List.of(nodes(3), DONE, nodes(3)),
                        "nodes missing"),
                row(
                        new NodeMembership(passing(Operator.MORE, 5), THREE, WORLD.removal(THREE), false),
                        List.of(nodes(1, 2, 3), DONE, DONE, DONE, nodes(1, 2)),
                        List.of(nodes(1, 2, 3), DONE, DONE, DONE, nodes(1, 2, 3)),
                        "nodes extra"),
                row(
                        new NodeMembership(passing(Operator.AT_LEAST, 20), THREE, update, false),
                        List.of(nodes(2, 3), DONE, nodes(2)),
                        List.of(nodes(2, 3), DONE, nodes()),
                        "nodes missing"),
                row(
                        new EdgeMembership(Links.ANY, FOUR, BRIDGE.getFirst(), true),
                        List.of(nodes(1, 2, 3), DONE, nodes(1, 2, 3, 4)),
                        List.of(nodes(1, 2, 3), DONE, nodes(1, 2, 3)),
                        "nodes missing"),
                row(
                        new EdgeMembership(Links.ANY, ONE, THINNER.getFirst(), false),
                        List.of(nodes(1, 2, 3), DONE, nodes(2, 3)),
                        List.of(nodes(1, 2, 3), DONE, nodes(1, 2, 3)),
                        "nodes extra"),
                row(
                        new EdgeAddition(THREE, ONE, BRIDGE, 3),
                        List.of(nodes(), DONE, nodes(1, 2, 3), nodes(2, 3, 1)),
                        List.of(nodes(), DONE, nodes(2), nodes(2, 3, 1)),
                        "nodes missing"),
                row(
                        new EdgeAddition(THREE, ONE, BRIDGE, 1),
                        List.of(nodes(), DONE, nodes(1), nodes(2, 3)),
                        List.of(nodes(), DONE, nodes(1, 4), nodes(2, 3)),
                        "nodes extra"),
                row(
                        new LeafAddition(ONE, THREE, FOUR, PENDANT, 2, Uniqueness.EDGES, false),
                        List.of(number(2), DONE, DONE, number(2)),
                        List.of(number(2), DONE, DONE, number(1)),
                        "too few ways"),
                row(
                        new LeafAddition(ONE, THREE, FOUR, PENDANT, NodeSet.ANY_NUMBER, Uniqueness.EDGES, true),
                        List.of(number(2), DONE, DONE, number(2)),
                        List.of(number(2), DONE, DONE, number(3)),
                        "too many ways"),
                row(
                        new NodeRemoval(STRETCH, TWO, WORLD.removal(TWO), Uniqueness.EDGES),
                        List.of(number(1), DONE, DONE, DONE, number(1)),
                        List.of(number(1), DONE, DONE, DONE, number(0)),
                        "too few ways"),
                row(
                        new NodeMembership(passing(Operator.PRESENT, 10), THREE, STRIPPED, false),
                        List.of(nodes(1, 2, 3), DONE, nodes(1, 2)),
                        List.of(nodes(1, 2, 3), DONE, nodes(1, 2, 3)),
                        "nodes extra"),
                row(
                        new CutRemoval(ONE, THREE, CUT, 3),
                        List.of(number(1), DONE, DONE, number(0)),
                        List.of(number(1), DONE, DONE, number(1)),
                        "still connected"),
                row(
                        new IrrelevantChange(new Nodes(KIN), NEWCOMER),
                        List.of(nodes(2, 3), DONE, nodes(3, 2)),
                        List.of(nodes(2, 3), DONE, nodes(2, 3, 4)),
                        "another answer"),
                row(
                        new IrrelevantChange(new Distance(ONE, THREE, 3, Optional.empty(), Links.ANY), NEWCOMER),
                        List.of(number(1), DONE, number(1)),
                        List.of(number(1), DONE, NOTHING),
                        "another answer"));
    }

    private static Stream<Row> thinning() {
        return Stream.of(
                thinner(new Nodes(KIN), nodes(2, 3), nodes(3), nodes(4), "nodes extra"),
                thinner(new Edges(Links.ANY), nodes(1, 2, 3), nodes(2, 3), nodes(2, 3, 4), "nodes extra"),
                thinner(
                        new JoinedEdges(Joint.ANY, List.of(Links.ANY, Links.ANY)),
                        nodes(1, 2, 3),
                        nodes(2, 3),
                        nodes(2, 3, 4),
                        "nodes extra"),
                thinner(new Ways(List.of(STRETCH), Uniqueness.EDGES), ALL_WAYS, way(1, 3), way(3, 1), "more ways"),
                row(
                        new EdgeRemoval(new Nodes(KIN), WORLD.removal(TWO)),
                        List.of(nodes(2, 3), DONE, DONE, DONE, nodes(3)),
                        List.of(nodes(2), DONE, DONE, DONE, nodes(3)),
                        "nodes extra"),
                thinner(new Reaches(ONE, THREE, 2, Links.ANY), NOTHING, NOTHING, number(1), "newly connected"),
                thinner(
                        new Count(STRETCH, Optional.empty(), Uniqueness.EDGES),
                        number(2),
                        number(1),
                        number(3),
                        "more ways"),
                thinner(
                        new Distance(ONE, THREE, 2, Optional.empty(), Links.ANY),
                        number(2),
                        NOTHING,
                        number(1),
                        "shorter way"),
                thinner(
                        new ShortestPath(ONE, THREE, 2, Optional.empty(), Links.ANY),
                        way(1, 2, 3),
                        NOTHING,
                        way(1, 3),
                        "shorter way"));
    }

    private static Row thinner(Question question, Reply before, Reply right, Reply wrong, String mark) {
        return row(
                new EdgeRemoval(question, THINNER), List.of(before, DONE, right), List.of(before, DONE, wrong), mark);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void itHoldsForRightRepliesAndIsBrokenByAWrongOne(Row row) {
        assertThat(row.relation().isAbout(WORLD)).as("is about the graph").isTrue();
        assertThat(row.relation().breach(row.right())).isEmpty();
        assertThat(row.relation().breach(row.wrong()).map(Breach::mark)).contains(row.mark());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void itAsksForAsManyRepliesAsItJudges(Row row) {
        for (int given = 0; given < row.right().size(); given++) {
            assertThat(row.relation().next(row.right().subList(0, given)))
                    .as("after %d replies", given)
                    .isPresent();
        }
        assertThat(row.relation().next(row.right())).isEmpty();
    }

    @org.junit.jupiter.api.Test
    void noRelationIsWithoutARow() {
        assertThat(rows().<Class<? extends Relation>>map(row -> row.relation().getClass()))
                .containsAll(GraphRelations.records());
    }

    static Stream<Relation> besidesTheGraph() {
        return Stream.of(
                new DistanceAvoiding(ONE, THREE, THREE, 3, Links.ANY),
                new TriangleInequality(ONE, ONE, THREE, 3, Links.ANY),
                new ShortestSubpath(ONE, ONE, 3, 0, Links.ANY),
                new PathCountProduct(
                        new Stretch(ONE, TWO, 2, Links.ANY), new Stretch(ONE, THREE, 2, Links.ANY), Uniqueness.NONE),
                new PathCountAvoiding(new Stretch(ONE, THREE, 2, Links.ANY), THREE, Uniqueness.NONE),
                new ShortestPathAvoiding(ONE, ONE, 3, Links.ANY),
                new EdgeMembership(Links.ANY, ONE, BRIDGE.getFirst(), true),
                new EdgeMembership(Links.ANY, FOUR, BRIDGE.getFirst(), false),
                new EdgeMembership(Links.ANY, FOUR, NEWCOMER.getFirst(), false),
                new SetAlgebra(HOPS),
                new EdgeAlgebra(Joint.ANY, List.of(Links.ANY)),
                new WayUnion(List.of(STRETCH), Uniqueness.NODES),
                new Transitivity(ONE, TWO, ONE, 2, Links.ANY.bothWays()),
                new LeafAddition(ONE, THREE, FOUR, PENDANT, 2, Uniqueness.NONE, true),
                new NodeRemoval(STRETCH, THREE, WORLD.removal(THREE), Uniqueness.EDGES),
                new NodeRemoval(STRETCH, TWO, THINNER, Uniqueness.EDGES),
                new NodeMembership(passing(Operator.PRESENT, 10), THREE, STRIPPED, true),
                new NodeMembership(passing(Operator.MORE, 50), FOUR, NEWCOMER, true),
                new NodeMembership(passing(Operator.MORE, 25), FOUR, List.of(), true),
                new EdgeAddition(ONE, THREE, BRIDGE, 3),
                new LeafAddition(ONE, TWO, FOUR, PENDANT, 2, Uniqueness.EDGES, false),
                new CutRemoval(ONE, THREE, THINNER, 3),
                new EdgeRemoval(new Nodes(KIN), BRIDGE),
                new EdgeRemoval(new Nodes(KIN), List.of(edit(new Change.DeleteEdge(99)))),
                new IrrelevantChange(new Nodes(KIN), BRIDGE),
                new IrrelevantChange(new Nodes(passing(Operator.MORE, 5)), NEWCOMER),
                new IrrelevantChange(new ShortestPath(ONE, THREE, 2, Optional.empty(), Links.ANY), NEWCOMER));
    }

    @ParameterizedTest
    @MethodSource("besidesTheGraph")
    void whatWouldNotBeSoundOfTheGraphIsNotSaidOfIt(Relation relation) {
        assertThat(relation.isAbout(WORLD)).isFalse();
    }
}
