package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Steps from vertices and edges to others that are next to them. */
record Moves(TraversalDraft walk) {
    private static final double ALONG_ONE_TYPE = 0.6;

    /** With more traversers, an answer gets too large; on a graph of hubs, a traversal would hardly end. */
    private static final double LARGEST_CROWD = 1500;

    private Choices choices() {
        return walk.choices();
    }

    private PropertyGraph graph() {
        return walk.ground().graph();
    }

    /** On to a neighbour, to an edge, or to an end of one; a filter where there is nowhere to go. */
    void on() {
        switch (walk.spot()) {
            case TraverserPosition.AtVertex(Node node) -> leave(node, choices().chance(0.3));
            case TraverserPosition.AtEdge(Edge edge) -> toEnd(edge);
        }
    }

    /** To a vertex, if need be by one step more. */
    void toVertex() {
        if (walk.spot() instanceof TraverserPosition.AtEdge(Edge edge)) {
            toEnd(edge);
        }
    }

    private void toEnd(Edge edge) {
        String way = choices().pickOf("outV", "inV", "bothV");
        boolean both = way.equals("bothV");
        boolean toSource = way.equals("outV") || (both && choices().chance(0.5));
        walk.add(Call.of(way));
        walk.goTo(
                new TraverserPosition.AtVertex(graph().node(toSource ? edge.from() : edge.to())),
                both ? 2 * walk.crowd() : walk.crowd());
    }

    private void leave(Node node, boolean toEdge) {
        List<Edge> incident = incident(node);
        if (incident.isEmpty()) {
            walk.filter();
            return;
        }
        Edge edge = choices().pick(incident);
        boolean forward = edge.from() == node.key();
        String way = choices().chance(0.3) ? "both" : forward ? "out" : "in";
        List<String> types = types(edge);
        double crowd = walk.crowd() * branching(way, types);
        if (crowd > LARGEST_CROWD) {
            walk.filter();
            return;
        }
        walk.add(Call.of(
                way + (toEdge ? "E" : ""), types.stream().map(Argument::text).toArray(Argument[]::new)));
        walk.goTo(
                toEdge
                        ? new TraverserPosition.AtEdge(edge)
                        : new TraverserPosition.AtVertex(graph().node(forward ? edge.to() : edge.from())),
                crowd);
    }

    /** There and back along one edge is always possible. */
    Call toAndFro(Node node) {
        List<Edge> incident = incident(node);
        return incident.isEmpty()
                ? Call.of("identity")
                : Call.of("both", text(choices().pick(incident).type()));
    }

    /** Along an edge and back to the same vertex; nowhere where there is none, or the way leads to too many. */
    void thereAndBack() {
        if (walk.spot() instanceof TraverserPosition.AtVertex(Node node)
                && !incident(node).isEmpty()) {
            Edge edge = choices().pick(incident(node));
            if (!neighbourAndBack(node, edge)) {
                edgeAndBack(node, edge);
            }
        }
    }

    private boolean neighbourAndBack(Node node, Edge edge) {
        double growth = branching("both", List.of(edge.type()));
        double crowd = walk.crowd() * growth * growth;
        if (crowd > LARGEST_CROWD || choices().chance(0.5)) {
            return false;
        }
        Call both = Call.of("both", Argument.text(edge.type()));
        walk.add(both, both);
        walk.goTo(
                new TraverserPosition.AtVertex(graph().node(edge.from() == node.key() ? edge.to() : edge.from())),
                walk.crowd() * growth);
        walk.goTo(new TraverserPosition.AtVertex(node), crowd);
        return true;
    }

    private void edgeAndBack(Node node, Edge edge) {
        String way = edge.from() == node.key() ? "out" : "in";
        double crowd = walk.crowd() * branching(way, List.of(edge.type()));
        if (crowd <= LARGEST_CROWD) {
            walk.add(Call.of(way + "E", Argument.text(edge.type())), Call.of(way + "V"));
            walk.goTo(new TraverserPosition.AtEdge(edge), crowd);
            walk.goTo(new TraverserPosition.AtVertex(node), crowd);
        }
    }

    private List<Edge> incident(Node node) {
        return graph().edges().stream()
                .filter(edge -> edge.from() == node.key() || edge.to() == node.key())
                .toList();
    }

    /** No type twice: TinkerGraph then finds its edges twice, and nothing says whether it should. */
    private List<String> types(Edge edge) {
        if (!choices().chance(ALONG_ONE_TYPE)) {
            return List.of();
        }
        String other = choices().pick(graph().edges()).type();
        return other.equals(edge.type()) || choices().chance(0.7) ? List.of(edge.type()) : List.of(other, edge.type());
    }

    /** How many neighbours somebody has who was come upon along an edge: those that have many are come upon more often. */
    double branching(String way, List<String> types) {
        Map<Long, Integer> degrees = new TreeMap<>();
        for (Edge edge : graph().edges()) {
            if (types.isEmpty() || types.contains(edge.type())) {
                if (!way.equals("in")) {
                    degrees.merge(edge.from(), 1, Integer::sum);
                }
                if (!way.equals("out")) {
                    degrees.merge(edge.to(), 1, Integer::sum);
                }
            }
        }
        double all = degrees.values().stream().mapToInt(Integer::intValue).sum();
        double squares = degrees.values().stream()
                .mapToDouble(degree -> (double) degree * degree)
                .sum();
        return all == 0 ? 1 : squares / all;
    }
}
