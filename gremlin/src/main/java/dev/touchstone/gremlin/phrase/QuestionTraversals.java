package dev.touchstone.gremlin.phrase;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
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
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whole questions. */
record QuestionTraversals(EdgeSteps moving) {
    private static final Call VERTICES = Call.of("V");
    private static final Traversal EDGES = Traversal.of(Call.of("E"));
    private static final Call DEDUP = Call.of("dedup");
    private static final Call COUNT = Call.of("count");
    private static final Call FIRST = Call.of("limit", new Constant(new Typed(PropertyType.LONG, new Int(1))));

    Optional<Traversal> of(Question question) {
        return switch (question) {
            case Nodes which -> Optional.of(which(which.nodes()));
            case Edges edges -> Optional.of(edges(edges.links()));
            case JoinedEdges edges -> Optional.of(edges(edges));
            case Ways ways -> ways(ways);
            case Reaches reaches ->
                Optional.of(at(reaches.from())
                        .then(moving.several(reaches.links(), Heading.ONWARD, reaches.within()))
                        .then(moving.named(reaches.to()), FIRST, COUNT));
            case Count count -> Optional.of(count(count));
            case Distance distance -> Optional.of(distance(distance));
            case ShortestPath way -> shortest(way);
        };
    }

    private Traversal at(Value node) {
        return Traversal.of(VERTICES, moving.named(node));
    }

    private Traversal count(Count count) {
        Traversal first = at(count.first().from()).then(stretch(count.first(), count.uniqueness()));
        return count.second()
                .map(second -> first.then(stretch(second, count.uniqueness())))
                .orElse(first)
                .then(COUNT);
    }

    private Traversal edges(Links links) {
        return EDGES.then(among(links)).then(Call.of("values", EdgeSteps.KEY));
    }

    /** Keeps the edges of a class. */
    private List<Call> among(Links links) {
        List<Call> calls = new ArrayList<>();
        if (!links.types().isEmpty()) {
            calls.add(Call.of(
                    "hasLabel", links.types().stream().map(Argument::text).toArray(Argument[]::new)));
        }
        links.test().map(moving::passing).ifPresent(calls::add);
        return calls;
    }

    private Traversal edges(JoinedEdges edges) {
        return EDGES.then(joined(
                        edges.joint(),
                        edges.classes().stream()
                                .map(this::among)
                                .map(calls -> calls.isEmpty() ? List.of(Call.of("identity")) : calls)
                                .toList()))
                .then(DEDUP, Call.of("values", EdgeSteps.KEY));
    }

    /** Keeps what all, or any, of these steps lead somewhere from; as often as one does. */
    private List<Call> joined(Joint joint, List<List<Call>> parts) {
        Argument[] nested = parts.stream()
                .map(part -> new Argument.Nested(new Traversal(part)))
                .toArray(Argument[]::new);
        return switch (joint) {
            case ALL ->
                moving.manner().united()
                        ? parts.stream().flatMap(List::stream).toList()
                        : List.of(Call.of("and", nested));
            case ANY -> List.of(Call.of(moving.manner().united() ? "union" : "or", nested));
        };
    }

    /** From each end alone by a path of its own, or from all vertices by a union of paths. A path over edges would have them in it, too. */
    private Optional<Traversal> ways(Ways ways) {
        if (moving.manner().edged()
                || ways.stretches().stream()
                        .anyMatch(stretch -> stretch.links().test().isPresent())) {
            return Optional.empty();
        }
        List<List<Call>> all = ways.stretches().stream()
                .map(stretch -> {
                    List<Call> calls = new ArrayList<>(List.of(moving.named(stretch.from())));
                    calls.addAll(stretch(stretch, ways.uniqueness()));
                    return calls;
                })
                .toList();
        List<Call> found = all.size() == 1
                ? all.getFirst()
                : List.of(Call.of(
                        "union",
                        all.stream()
                                .map(calls -> new Argument.Nested(new Traversal(calls)))
                                .toArray(Argument[]::new)));
        return Optional.of(
                Traversal.of(VERTICES).then(found).then(Call.of("path"), Call.of("by", EdgeSteps.KEY), DEDUP));
    }

    private List<Call> stretch(Stretch stretch, Uniqueness uniqueness) {
        List<Call> each = new ArrayList<>();
        stretch.avoiding().map(moving::notNamed).ifPresent(each::add);
        if (uniqueness == Uniqueness.NODES) {
            each.add(EdgeSteps.SIMPLE);
        }
        List<Call> calls = new ArrayList<>(
                moving.several(stretch.links(), Heading.ONWARD, stretch.most(), each.toArray(Call[]::new)));
        calls.add(moving.named(stretch.to()));
        return calls;
    }

    private Traversal which(NodeSet set) {
        Traversal found = set instanceof NodeSet.Intersection
                        || set instanceof NodeSet.Union
                        || moving.manner().filtered()
                ? Traversal.of(VERTICES).then(filter(set))
                : start(set);
        return found.then(DEDUP, Call.of("values", EdgeSteps.KEY));
    }

    /** From the node in question to those that are asked for. */
    private Traversal start(NodeSet atom) {
        return switch (atom) {
            case NodeSet.Reachable kin -> at(kin.of()).then(moving.several(kin.links(), kin.heading(), kin.within()));
            case NodeSet.Hops hops -> at(hops.of()).then(moving.exactly(hops.links(), hops.heading(), hops.count()));
            case NodeSet.Spouses spouses ->
                at(spouses.of())
                        .then(moving.move(spouses.links(), Heading.ONWARD))
                        .then(moving.move(spouses.links(), Heading.BACKWARD))
                        .then(moving.notNamed(spouses.of()));
            case NodeSet other -> Traversal.of(VERTICES).then(filter(other));
        };
    }

    /** From a node that may be asked for back to the one in question. */
    private List<Call> filter(NodeSet set) {
        return switch (set) {
            case NodeSet.Intersection both -> joined(Joint.ALL, filters(both.parts()));
            case NodeSet.Union either -> joined(Joint.ANY, filters(either.parts()));
            case NodeSet.Matching passing -> passing(passing);
            case NodeSet.Reachable kin ->
                List.of(where(moving.several(kin.links(), kin.heading().opposite(), kin.within()), kin.of()));
            case NodeSet.Hops hops ->
                List.of(where(moving.exactly(hops.links(), hops.heading().opposite(), hops.count()), hops.of()));
            case NodeSet.Spouses spouses -> {
                List<Call> calls = new ArrayList<>(moving.move(spouses.links(), Heading.ONWARD));
                calls.addAll(moving.move(spouses.links(), Heading.BACKWARD));
                yield List.of(moving.notNamed(spouses.of()), where(calls, spouses.of()));
            }
        };
    }

    private Call where(List<Call> calls, Value node) {
        return Call.of("where", new Argument.Nested(new Traversal(calls).then(moving.named(node))));
    }

    private List<List<Call>> filters(List<NodeSet> parts) {
        return parts.stream().map(this::filter).toList();
    }

    private List<Call> passing(NodeSet.Matching passing) {
        List<Call> calls = new ArrayList<>();
        passing.label().map(label -> Call.of("hasLabel", text(label))).ifPresent(calls::add);
        calls.add(moving.passing(passing.test()));
        return calls;
    }

    /** The sack counts the edges. */
    private Traversal distance(Distance distance) {
        List<Call> each = new ArrayList<>(List.of(
                Call.of("sack", new Token("Operator", "sum")), Call.of("by", nested(Call.of("constant", one())))));
        distance.avoiding().map(moving::notNamed).ifPresent(each::add);
        if (moving.manner().simple()) {
            each.add(EdgeSteps.SIMPLE);
        }
        return Traversal.of(
                        Call.of("withSack", new Constant(new Typed(PropertyType.INT, new Int(0)))),
                        VERTICES,
                        moving.named(distance.from()))
                .then(moving.several(distance.links(), Heading.ONWARD, distance.within(), each.toArray(Call[]::new)))
                .then(moving.named(distance.to()), Call.of("sack"), Call.of("min"));
    }

    private static Argument one() {
        return new Constant(new Typed(PropertyType.INT, new Int(1)));
    }

    /** A path over edges would have them in it, too. */
    private Optional<Traversal> shortest(ShortestPath way) {
        if (way.links().test().isPresent() || moving.manner().edged()) {
            return Optional.empty();
        }
        List<Call> each = new ArrayList<>(List.of(EdgeSteps.SIMPLE));
        way.avoiding().map(moving::notNamed).ifPresent(each::add);
        return Optional.of(at(way.from())
                .then(moving.several(way.links(), Heading.ONWARD, way.within(), each.toArray(Call[]::new)))
                .then(
                        moving.named(way.to()),
                        Call.of("path"),
                        Call.of("by", EdgeSteps.KEY),
                        Call.of("order"),
                        Call.of("by", nested(Call.of("count", new Token("Scope", "local")))),
                        FIRST));
    }
}
