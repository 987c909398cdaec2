package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value;
import java.util.Optional;

/** What can be asked of a graph in every language that has words for it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Question {

    /** Which nodes are these? Answered by a row with its name for each. */
    @JsonTypeName("nodes")
    record Nodes(NodeSet nodes) implements Question {}

    /** Which edges are these? Answered by a row with its name for each. */
    @JsonTypeName("edges")
    record Edges(Links links) implements Question {}

    /** Is one node among the {@link NodeSet.Reachable} of another? Answered by one row if so, by true or false, or by a number above 0. */
    @JsonTypeName("reaches")
    record Reaches(Value from, Value to, int within, Links links) implements Question {}

    /** How many ways lead along the stretches, one after the other? Answered by a number. */
    @JsonTypeName("count")
    record Count(Stretch first, Optional<Stretch> second, Uniqueness uniqueness) implements Question {}

    /**
     * A part of a way, from a node to another, by one edge at least.
     *
     * @param most the most edges
     * @param avoiding a node that it does not visit
     */
    record Stretch(Value from, Value to, int most, Optional<Value> avoiding, Links links) {
        public Stretch(Value from, Value to, int most, Links links) {
            this(from, to, most, Optional.empty(), links);
        }

        public Stretch around(Value node) {
            return new Stretch(from, to, most, Optional.of(node), links);
        }
    }

    /** What may not occur twice on a way that is counted. */
    enum Uniqueness {
        /** Nothing: walks. */
        NONE,
        /** No edge within one stretch. */
        EDGES_PER_STRETCH,
        /** No edge on the whole way. */
        EDGES,
        /** No node on the whole way: simple paths. */
        NODES
    }

    /** How long is the shortest way that does not visit a certain node? Answered by its number of edges, or by no row or null. */
    @JsonTypeName("distance")
    record Distance(Value from, Value to, int within, Optional<Value> avoiding, Links links) implements Question {}

    /** Which is a shortest way that does not visit a certain node? Answered by one row with the list of the names of its nodes, or by no row. */
    @JsonTypeName("shortest-path")
    record ShortestPath(Value from, Value to, int within, Optional<Value> avoiding, Links links) implements Question {}

    /** Whether the answer may be another one where a way passes an edge twice, and not only its number of proofs. */
    default boolean mindsRepetition() {
        return switch (this) {
            case Nodes which ->
                which.nodes().atoms().anyMatch(atom -> atom instanceof NodeSet.Hops hops && hops.count() > 1);
            case Count count -> true;
            case Edges edges -> false;
            // What is reached is reached by a way without repetitions, too, and the shortest has none.
            case Reaches reaches -> false;
            case Distance distance -> false;
            case ShortestPath way -> false;
        };
    }
}
