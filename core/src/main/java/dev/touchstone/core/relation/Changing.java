package dev.touchstone.core.relation;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.relation.NodeSet.Heading;
import dev.touchstone.core.relation.NodeSet.Passing;
import dev.touchstone.core.relation.World.Addition;
import dev.touchstone.core.relation.World.Arc;
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
final class Changing {
    static final String FAMILY = "dynamic";
    private static final double MOSTLY = 0.7;
    private static final int TESTS = 6;

    private Changing() {}

    static List<Draws> all() {
        return List.of(
                new Draws(
                        "addition",
                        "What is added is found, connects, and is reached as often as what it hangs on.",
                        "add n with n.k = 5: nodes(k > 3) has n, and all of before",
                        Changing::arrival,
                        Changing::bridging,
                        Changing::pendant,
                        Changing::edgeArrival),
                new Draws(
                        "deletion",
                        "What is deleted is not found, and with fewer edges no more is reached.",
                        "delete all edges of a cut: a does not reach b",
                        Changing::departure,
                        Changing::severing,
                        Changing::thinning,
                        Changing::edgeDeparture),
                new Draws(
                        "update",
                        "What has its property changed comes to those that pass a test, or leaves them.",
                        "set n.k = 1: nodes(k > 3) lacks n, and has all others of before",
                        Changing::turning,
                        Changing::edgeTurning),
                new Draws(
                        "irrelevant",
                        "What a question does not ask for does not change its answer.",
                        "add a lonely node: descendants(a) are the same",
                        Changing::bystanding));
    }

    private static Optional<Relation> arrival(Sketch sketch) {
        return sketch.world()
                .nodeTest(sketch.choices())
                .flatMap(test -> sketch.world()
                        .newcomer(test)
                        .map(added -> new Membership(test, added.node(), added.edits(), true)));
    }

    private static Optional<Relation> bridging(Sketch sketch) {
        Value from = sketch.node();
        Value to = sketch.node();
        return sketch.world()
                .bridge(from, to, sketch.choices())
                .map(edit -> new Bridging(from, to, List.of(edit), sketch.reach()));
    }

    private static Optional<Relation> pendant(Sketch sketch) {
        int most = sketch.within();
        List<Value> walk = sketch.walk(most, Heading.ONWARD);
        Value to = sketch.end(walk);
        return sketch.world()
                .pendant(to, sketch.choices())
                .map(added -> new Pendant(walk.getFirst(), to, added.node(), added.edits(), most, sketch.uniqueness()));
    }

    private static Optional<Relation> departure(Sketch sketch) {
        return sketch.world().nodeTest(sketch.choices()).map(test -> {
            Value node = memberOr(sketch, test, true);
            return new Membership(test, node, sketch.world().removal(node), false);
        });
    }

    /** An edge that is new is asked for by its type alone: it has no properties. */
    private static Optional<Relation> edgeArrival(Sketch sketch) {
        return sketch.world()
                .bridge(sketch.node(), sketch.node(), sketch.choices())
                .flatMap(edit -> added(edit)
                        .map(edge -> new EdgeMembership(
                                sketch.choices().chance(0.5)
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

    private static Optional<Relation> edgeDeparture(Sketch sketch) {
        List<Value> edges = sketch.world().edgeNames();
        if (edges.isEmpty()) {
            return Optional.empty();
        }
        int arc = sketch.choices().below(edges.size());
        return Optional.of(new EdgeMembership(
                sketch.links(), edges.get(arc), sketch.world().removal(arc), false));
    }

    private static Optional<Relation> edgeTurning(Sketch sketch) {
        List<Value> edges = sketch.world().edgeNames();
        boolean into = sketch.choices().chance(0.5);
        return IntStream.range(0, edges.isEmpty() ? 0 : TESTS)
                .mapToObj(attempt -> sketch.choices().split("edge", attempt))
                .flatMap(choices -> sketch.world().edgeTest(choices).stream()
                        .flatMap(test -> turned(
                                sketch.world(),
                                choices.pick(edges),
                                new Links(
                                        choices.chance(0.5)
                                                ? List.of()
                                                : List.of(sketch.arc().type()),
                                        Optional.of(test)),
                                into)
                                .stream()))
                .findFirst();
    }

    private static Optional<Relation> turned(World world, Value edge, Links links, boolean into) {
        return world.turn(edge, links, into).map(edit -> new EdgeMembership(links, edge, edit, into));
    }

    /** Mostly a node that passes, or does not. */
    private static Value memberOr(Sketch sketch, Passing test, boolean passes) {
        List<Value> members = sketch.world().nodes().stream()
                .filter(node -> sketch.world().passes(node, test).equals(Optional.of(passes)))
                .toList();
        return members.isEmpty() || !sketch.choices().chance(MOSTLY)
                ? sketch.node()
                : sketch.choices().pick(members);
    }

    /** A cut between what is within a few edges of the one node, and the other. */
    private static Optional<Relation> severing(Sketch sketch) {
        List<Value> walk = sketch.walk(sketch.within(), Heading.ONWARD);
        Value from = walk.getFirst();
        Value to = walk.getLast();
        Set<Value> side = new LinkedHashSet<>(List.of(from));
        sketch.choices().some(sketch.world().nodes(), 0.2).stream()
                .filter(node -> !node.equals(to))
                .forEach(side::add);
        List<Arc> arcs = sketch.world().arcs();
        List<Edit> edits = new ArrayList<>();
        IntStream.range(0, arcs.size())
                .filter(arc -> side.contains(arcs.get(arc).from())
                        && !side.contains(arcs.get(arc).to()))
                .forEach(arc -> edits.add(sketch.world().removal(arc)));
        return from.equals(to) || edits.size() > 20
                ? Optional.empty()
                : Optional.of(new Severing(from, to, edits, sketch.reach()));
    }

    private static Optional<Relation> thinning(Sketch sketch) {
        List<Edit> edits = sketch
                .choices()
                .shuffled(IntStream.range(0, sketch.arcCount()).boxed().toList())
                .stream()
                .limit(sketch.choices().between(1, 5))
                .map(arc -> sketch.world().removal(arc))
                .toList();
        return Optional.of(new Thinning(sketch.question(), edits));
    }

    /** Of many tests nobody can say which values pass, and many nodes cannot have the property: several are tried. */
    private static Optional<Relation> turning(Sketch sketch) {
        boolean into = sketch.choices().chance(0.5);
        return IntStream.range(0, TESTS)
                .mapToObj(attempt -> sketch.world().nodeTest(sketch.choices().split("test", attempt)))
                .flatMap(Optional::stream)
                .flatMap(test -> turned(sketch, test, into).stream())
                .findFirst();
    }

    private static Optional<Relation> turned(Sketch sketch, Passing test, boolean into) {
        Value node = memberOr(sketch, test, !into);
        return sketch.world().turn(node, test, into).map(edit -> new Membership(test, node, List.of(edit), into));
    }

    private static Optional<Relation> bystanding(Sketch sketch) {
        Question question = sketch.choices().chance(0.5) ? sketch.question() : new Question.Which(sketch.atom());
        return irrelevant(sketch, question).map(edits -> new Bystanding(question, edits));
    }

    private static Optional<List<Edit>> irrelevant(Sketch sketch, Question question) {
        List<Passing> tests = Asked.tests(question).toList();
        return switch (sketch.choices().below(5)) {
            case 0 -> sketch.world().stranger(tests, sketch.choices()).map(Addition::edits);
            case 1 ->
                sketch.world().touch(sketch.node(), tests, sketch.choices()).map(List::of);
            case 2 -> bystander(sketch, question).map(node -> sketch.world().removal(node));
            case 3 ->
                Optional.of(List.of(sketch.world().removal(sketch.choices().below(sketch.arcCount()))));
            default ->
                sketch.world()
                        .bridge(sketch.node(), sketch.node(), sketch.choices())
                        .map(List::of);
        };
    }

    /** A node without an edge that is gone along. */
    private static Optional<Value> bystander(Sketch sketch, Question question) {
        Set<Value> passed = sketch.world().arcs().stream()
                .filter(arc -> Asked.follows(question, arc.type()))
                .flatMap(arc -> Stream.of(arc.from(), arc.to()))
                .collect(Collectors.toSet());
        List<Value> others = sketch.world().nodes().stream()
                .filter(node -> !passed.contains(node))
                .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(sketch.choices().pick(others));
    }
}
