package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A description of nodes. What it describes is a set: however many ways lead to a node, it is in the set once.
 *
 * <p>A node is named by what the dataset names it by: its key in a property graph, its IRI in an RDF graph.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface NodeSet {

    /** The other nodes that have an edge to a node to which this one has an edge. Never the node itself. */
    @JsonTypeName("spouses")
    record Spouses(Value of, Links links) implements NodeSet {}

    /**
     * The nodes that can be reached by at least one edge and at most a maximum, with the direction of the edges or against it. By walks, trails or simple
     * paths, which come to the same: the shortest walk to another node visits no node twice, and the shortest back to the start is a cycle
     * that uses no edge twice. The node itself is in the set if it lies on such a cycle. Where edges are gone along in both directions, a walk
     * comes back by the edge that it left by, and only other nodes are in the set for walks and trails alike.
     *
     * @param within the most edges, or {@link #ANY_NUMBER}
     */
    @JsonTypeName("reachable")
    record Reachable(Value of, Heading heading, int within, Links links) implements NodeSet {}

    /**
     * The nodes at the end of an exact number of edges. By walks or by trails, as the language has it: a question that both answer is one whose
     * relation holds for both.
     */
    @JsonTypeName("hops")
    record Hops(Value of, Heading heading, int count, Links links) implements NodeSet {}

    /** The nodes, with this label where there is one, that pass the test. */
    @JsonTypeName("matching")
    record Matching(Optional<String> label, PropertyTest test) implements NodeSet {}

    /** The nodes that are in each. */
    @JsonTypeName("intersection")
    record Intersection(List<NodeSet> parts) implements NodeSet {
        public Intersection {
            parts = List.copyOf(parts);
        }
    }

    /** The nodes that are in one at least. */
    @JsonTypeName("union")
    record Union(List<NodeSet> parts) implements NodeSet {
        public Union {
            parts = List.copyOf(parts);
        }
    }

    /** Which way to go. */
    enum Heading {
        /** With the edges: descendants. */
        ONWARD,
        /** Against them: ancestors. */
        BACKWARD;

        public Heading opposite() {
            return this == ONWARD ? BACKWARD : ONWARD;
        }
    }

    /** No bound on the number of edges. */
    int ANY_NUMBER = 0;

    /** The descriptions that this one is put together from, in order. */
    default Stream<NodeSet> atoms() {
        return switch (this) {
            case Intersection both -> both.parts().stream().flatMap(NodeSet::atoms);
            case Union either -> either.parts().stream().flatMap(NodeSet::atoms);
            case Spouses spouses -> Stream.of(this);
            case Reachable kin -> Stream.of(this);
            case Hops hops -> Stream.of(this);
            case Matching passing -> Stream.of(this);
        };
    }

    /** The tests of nodes in it. */
    default Stream<Matching> tests() {
        return atoms().filter(Matching.class::isInstance).map(Matching.class::cast);
    }

    /** The edges that it goes along, once for each place. */
    default Stream<Links> allLinks() {
        return atoms().flatMap(atom -> switch (atom) {
            case Spouses spouses -> Stream.of(spouses.links());
            case Reachable kin -> Stream.of(kin.links());
            case Hops hops -> Stream.of(hops.links());
            case Matching passing -> Stream.empty();
            case Intersection both -> Stream.empty();
            case Union either -> Stream.empty();
        });
    }
}
