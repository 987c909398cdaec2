package dev.touchstone.core.relation.world;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * A dataset as a graph: named nodes, edges between them, and properties that can be tested. Relations know nothing else of a dataset, and
 * so are written once for property graphs and for RDF.
 */
public sealed interface World permits GraphWorld, TripleWorld {

    /** An edge. Two may be alike. */
    record Arc(Value from, String type, Value to) {}

    static World of(Dataset dataset) {
        return switch (dataset) {
            case PropertyGraph graph -> new GraphWorld(graph);
            case RdfGraph graph -> new TripleWorld(graph);
        };
    }

    List<Value> nodes();

    /** The edges, in an order in which {@link #removal} counts them. */
    List<Arc> arcs();

    /** What edges are called that have names, in the order of {@link #arcs}; none where they have no names. */
    List<Value> edgeNames();

    /** Whether an edge is among these, where all languages and engines agree on that. One that is not there is not. */
    Optional<Boolean> isAmong(Value edge, Links links);

    /** What changes the tested property of an edge so that it is among these, or not any more; empty where that cannot be said. */
    Optional<Edit> turn(Value edge, Links links, boolean passes);

    /** A test of a property that some of the edges have, or empty. */
    Optional<PropertyTest> edgeTest(Choices choices);

    /** A test of nodes that some pass, or empty. */
    Optional<NodeSet.Matching> nodeTest(Choices choices);

    /** Whether a node passes, where all languages and engines agree on that. */
    Optional<Boolean> passes(Value node, NodeSet.Matching test);

    /** A new node that passes the test, and the edit that adds it; empty where it cannot be said whether it would. */
    Optional<Addition> newcomer(NodeSet.Matching test);

    /** A new node that has nothing to do with others and passes none of the tests. */
    Optional<Addition> stranger(List<NodeSet.Matching> tests, Choices choices);

    /** What adds an edge between two nodes, perhaps new ones, that any {@link Links} without types and tests would follow; empty where the schema has none. */
    Optional<Edit> bridge(Value from, Value to, Choices choices);

    /** What adds a new node with a single edge, that leads to it. */
    Optional<Addition> pendant(Value from, Choices choices);

    /** What removes an edge of {@link #arcs}. */
    Edit removal(int arc);

    /** What removes a node: its edges go first. */
    List<Edit> removal(Value node);

    /** What changes the tested property of a node so that it passes, or does not any more; empty where that cannot be said. */
    Optional<Edit> turn(Value node, NodeSet.Matching test, boolean passes);

    /** What removes a property that a node has; empty where it does not have it, or the statement could not name it. */
    Optional<Edit> strip(Value node, String key);

    /** What removes a property that an edge has; empty where it does not have it. */
    Optional<Edit> stripEdge(Value edge, String key);

    /** What changes a property of a node that the tests do not ask for. */
    Optional<Edit> touch(Value node, List<NodeSet.Matching> tests, Choices choices);

    /** Whether {@link #arcs} are all there is to go along: a blank node has no name, and so no edge to it can be named. */
    boolean isPlain();

    /** Whether each of the edits, one after the other, changes something. */
    boolean allows(List<Edit> edits);

    /** The dataset after the edits. */
    Dataset after(List<Edit> edits);

    /** A new node, and what adds it. */
    record Addition(Value node, List<Edit> edits) {
        public Addition {
            edits = List.copyOf(edits);
        }
    }
}
