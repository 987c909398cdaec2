package dev.touchstone.core.relation.draw;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.relation.law.CutRemoval;
import dev.touchstone.core.relation.law.EdgeAddition;
import dev.touchstone.core.relation.law.EdgeMembership;
import dev.touchstone.core.relation.law.EdgeRemoval;
import dev.touchstone.core.relation.law.IrrelevantChange;
import dev.touchstone.core.relation.law.LeafAddition;
import dev.touchstone.core.relation.law.NodeMembership;
import dev.touchstone.core.relation.law.NodeRemoval;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.world.QuestionScope;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.relation.world.World.Addition;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Relations between answers before a change of the graph and after it (Gamera, section 4.3). */
final class DynamicRelations {
    static final String FAMILY = "dynamic";
    private static final double MOSTLY = 0.7;
    private static final int TESTS = 6;
    private static final int MOST_EDITS = 20;

    private DynamicRelations() {}

    static List<RelationDraw> all() {
        return List.of(
                new RelationDraw(
                        "addition",
                        "A new node or edge is found; an edge connects its ends and everything they reach.",
                        "add n with n.k = 5: nodes(k > 3) has n, and all of before",
                        DynamicRelations::arrival,
                        DynamicRelations::bridging,
                        DynamicRelations::pendant,
                        DynamicRelations::edgeArrival),
                new RelationDraw(
                        "deletion",
                        "A deleted element is gone; with fewer edges no more is reached.",
                        "delete all edges of a cut: a does not reach b",
                        DynamicRelations::departure,
                        DynamicRelations::severing,
                        DynamicRelations::thinning,
                        DynamicRelations::edgeDeparture,
                        DynamicRelations::stripping,
                        DynamicRelations::edgeStripping,
                        DynamicRelations::interrupting,
                        DynamicRelations::crossing),
                new RelationDraw(
                        "update",
                        "An element whose property changes joins or leaves the elements that pass a test; no other does.",
                        "set n.k = 1: nodes(k > 3) lacks n, and has all others of before",
                        DynamicRelations::turning,
                        DynamicRelations::edgeTurning),
                new RelationDraw(
                        "irrelevant",
                        "A change that the question does not depend on does not change the result.",
                        "add a lonely node: descendants(a) are the same",
                        DynamicRelations::bystanding));
    }

    private static Optional<Relation> arrival(RelationDrawer drawer) {
        return drawer.world()
                .nodeTest(drawer.choices())
                .flatMap(test -> drawer.world()
                        .newcomer(test)
                        .map(added -> new NodeMembership(test, added.node(), added.edits(), true)));
    }

    private static Optional<Relation> bridging(RelationDrawer drawer) {
        Value from = drawer.node();
        Value to = drawer.node();
        return drawer.world()
                .bridge(from, to, drawer.choices())
                .map(edit -> new EdgeAddition(from, to, List.of(edit), drawer.reach(Links.ANY)));
    }

    private static Optional<Relation> pendant(RelationDrawer drawer) {
        Uniqueness uniqueness = drawer.uniqueness();
        boolean either = uniqueness != Uniqueness.NONE && drawer.choices().chance(0.3);
        int most = drawer.length(either ? Links.ANY.bothWays() : Links.ANY);
        List<Value> walk = drawer.walk(drawer.steps(most), Heading.ONWARD);
        Value to = drawer.end(walk);
        return drawer.world()
                .pendant(to, drawer.choices())
                .map(added ->
                        new LeafAddition(walk.getFirst(), to, added.node(), added.edits(), most, uniqueness, either));
    }

    private static Optional<Relation> departure(RelationDrawer drawer) {
        return drawer.world().nodeTest(drawer.choices()).map(test -> {
            Value node = memberOr(drawer, test, true);
            return new NodeMembership(test, node, drawer.world().removal(node), false);
        });
    }

    /** An edge that is new is asked for by its type alone: it has no properties. */
    private static Optional<Relation> edgeArrival(RelationDrawer drawer) {
        return drawer.world()
                .bridge(drawer.node(), drawer.node(), drawer.choices())
                .flatMap(edit -> added(edit)
                        .map(edge -> new EdgeMembership(
                                drawer.choices().chance(0.5)
                                        ? Links.ANY
                                        : new Links(List.of(edge.type()), Optional.empty()),
                                new Value.Int(edge.key()),
                                edit,
                                true)));
    }

    private static Optional<PropertyGraph.Edge> added(Edit edit) {
        return edit instanceof Edit.OfGraph(Change.AddEdge(PropertyGraph.Edge edge))
                ? Optional.of(edge)
                : Optional.empty();
    }

    private static Optional<Relation> edgeDeparture(RelationDrawer drawer) {
        List<Value> edges = drawer.world().edgeNames();
        if (edges.isEmpty()) {
            return Optional.empty();
        }
        int arc = drawer.choices().below(edges.size());
        return Optional.of(new EdgeMembership(
                drawer.edges(), edges.get(arc), drawer.world().removal(arc), false));
    }

    /** The nodes that have a property, or pass a test of it, lose one of them when its property is removed. */
    private static Optional<Relation> stripping(RelationDrawer drawer) {
        return drawer.world().nodeTest(drawer.choices()).flatMap(test -> {
            Value node = memberOr(drawer, test, true);
            return drawer.world()
                    .strip(node, test.test().key())
                    .map(edit -> new NodeMembership(test, node, List.of(edit), false));
        });
    }

    private static Optional<Relation> edgeStripping(RelationDrawer drawer) {
        List<Value> edges = drawer.world().edgeNames();
        return drawer.world()
                .edgeTest(drawer.choices())
                .flatMap(test -> drawer.choices().shuffled(edges).stream()
                        .flatMap(edge -> drawer.world().stripEdge(edge, test.key()).stream()
                                .map(edit ->
                                        new EdgeMembership(new Links(List.of(), Optional.of(test)), edge, edit, false)))
                        .findFirst());
    }

    /** A node on a way goes: there are the ways left that avoid it. */
    private static Optional<Relation> interrupting(RelationDrawer drawer) {
        Links links = drawer.links();
        int most = drawer.length(links);
        List<Value> walk = drawer.walk(drawer.steps(most), Heading.ONWARD);
        Value node = walk.get(walk.size() / 2);
        return few(drawer.world().removal(node))
                .map(edits -> new NodeRemoval(
                        new Stretch(walk.getFirst(), drawer.end(walk), most, links), node, edits, drawer.uniqueness()));
    }

    /** A node goes that the answer may depend on. */
    private static Optional<Relation> crossing(RelationDrawer drawer) {
        return few(drawer.world().removal(drawer.arc().to())).map(edits -> new EdgeRemoval(drawer.question(), edits));
    }

    private static Optional<List<Edit>> few(List<Edit> edits) {
        return Optional.of(edits).filter(all -> all.size() <= MOST_EDITS);
    }

    private static Optional<Relation> edgeTurning(RelationDrawer drawer) {
        List<Value> edges = drawer.world().edgeNames();
        boolean into = drawer.choices().chance(0.5);
        return IntStream.range(0, edges.isEmpty() ? 0 : TESTS)
                .mapToObj(attempt -> drawer.choices().split("edge", attempt))
                .flatMap(choices -> drawer.world().edgeTest(choices).stream()
                        .flatMap(test -> turned(
                                drawer.world(),
                                choices.pick(edges),
                                new Links(
                                        choices.chance(0.5)
                                                ? List.of()
                                                : List.of(drawer.arc().type()),
                                        Optional.of(test)),
                                into)
                                .stream()))
                .findFirst();
    }

    private static Optional<Relation> turned(World world, Value edge, Links links, boolean into) {
        return world.turn(edge, links, into).map(edit -> new EdgeMembership(links, edge, edit, into));
    }

    /** Mostly a node that passes, or does not. */
    private static Value memberOr(RelationDrawer drawer, Matching test, boolean passes) {
        List<Value> members = drawer.world().nodes().stream()
                .filter(node -> drawer.world().passes(node, test).equals(Optional.of(passes)))
                .toList();
        return members.isEmpty() || !drawer.choices().chance(MOSTLY)
                ? drawer.node()
                : drawer.choices().pick(members);
    }

    /** A cut between what is within a few edges of the one node, and the other. */
    private static Optional<Relation> severing(RelationDrawer drawer) {
        List<Value> walk = drawer.walk(drawer.within(), Heading.ONWARD);
        Value from = walk.getFirst();
        Value to = walk.getLast();
        Set<Value> side = new LinkedHashSet<>(List.of(from));
        drawer.choices().some(drawer.world().nodes(), 0.2).stream()
                .filter(node -> !node.equals(to))
                .forEach(side::add);
        List<Arc> arcs = drawer.world().arcs();
        List<Edit> edits = new ArrayList<>();
        IntStream.range(0, arcs.size())
                .filter(arc -> side.contains(arcs.get(arc).from())
                        && !side.contains(arcs.get(arc).to()))
                .forEach(arc -> edits.add(drawer.world().removal(arc)));
        return from.equals(to) || edits.size() > MOST_EDITS
                ? Optional.empty()
                : Optional.of(new CutRemoval(from, to, edits, drawer.reach(Links.ANY)));
    }

    private static Optional<Relation> thinning(RelationDrawer drawer) {
        List<Edit> edits = drawer
                .choices()
                .shuffled(IntStream.range(0, drawer.arcCount()).boxed().toList())
                .stream()
                .limit(drawer.choices().between(1, 5))
                .map(arc -> drawer.world().removal(arc))
                .toList();
        return Optional.of(new EdgeRemoval(drawer.question(), edits));
    }

    /** Of many tests nobody can say which values pass, and many nodes cannot have the property: several are tried. */
    private static Optional<Relation> turning(RelationDrawer drawer) {
        boolean into = drawer.choices().chance(0.5);
        return IntStream.range(0, TESTS)
                .mapToObj(attempt -> drawer.world().nodeTest(drawer.choices().split("test", attempt)))
                .flatMap(Optional::stream)
                .flatMap(test -> turned(drawer, test, into).stream())
                .findFirst();
    }

    private static Optional<Relation> turned(RelationDrawer drawer, Matching test, boolean into) {
        Value node = memberOr(drawer, test, !into);
        return drawer.world().turn(node, test, into).map(edit -> new NodeMembership(test, node, List.of(edit), into));
    }

    private static Optional<Relation> bystanding(RelationDrawer drawer) {
        Question question = drawer.choices().chance(0.5) ? drawer.question() : new Question.Nodes(drawer.atom());
        return irrelevant(drawer, question).map(edits -> new IrrelevantChange(question, edits));
    }

    private static Optional<List<Edit>> irrelevant(RelationDrawer drawer, Question question) {
        List<Matching> tests = QuestionScope.tests(question).toList();
        return switch (drawer.choices().below(5)) {
            case 0 -> drawer.world().stranger(tests, drawer.choices()).map(Addition::edits);
            case 1 ->
                drawer.world().touch(drawer.node(), tests, drawer.choices()).map(List::of);
            case 2 -> bystander(drawer, question).map(node -> drawer.world().removal(node));
            case 3 ->
                Optional.of(List.of(drawer.world().removal(drawer.choices().below(drawer.arcCount()))));
            default ->
                drawer.world()
                        .bridge(drawer.node(), drawer.node(), drawer.choices())
                        .map(List::of);
        };
    }

    /** A node without an edge that is gone along. */
    private static Optional<Value> bystander(RelationDrawer drawer, Question question) {
        Set<Value> passed = drawer.world().arcs().stream()
                .filter(arc -> QuestionScope.follows(question, arc.type()))
                .flatMap(arc -> Stream.of(arc.from(), arc.to()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<Value> others = drawer.world().nodes().stream()
                .filter(node -> !passed.contains(node))
                .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(drawer.choices().pick(others));
    }
}
