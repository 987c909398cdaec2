package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Value;
import java.util.List;
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

    /** Which edges are in one of these classes, or in all? Answered by a row with its name for each. */
    @JsonTypeName("joined-edges")
    record JoinedEdges(Joint joint, List<Links> classes) implements Question {
        public JoinedEdges {
            classes = List.copyOf(classes);
        }
    }

    /** How descriptions are put together. */
    enum Joint {
        ALL,
        ANY
    }

    /** Which ways lead along one of the stretches? Answered by a row for each, with the list of the names of its nodes, once. */
    @JsonTypeName("ways")
    record Ways(List<Stretch> stretches, Uniqueness uniqueness) implements Question {
        public Ways {
            stretches = List.copyOf(stretches);
        }
    }

    /** Is one node among the {@link NodeSet.Reachable} of another? Answered by one row if so, by true or false, or by a number above 0. */
    @JsonTypeName("reaches")
    record Reaches(Value from, Value to, int within, Links links) implements Question {}

    /** How many ways lead along the stretches, one after the other? Answered by a number. */
    @JsonTypeName("count")
    record Count(Stretch first, Optional<Stretch> second, Uniqueness uniqueness) implements Question {}

    /**
     * A part of a way, from a node to another, by one edge at least.
     *
     * @param most the most edges, or {@link NodeSet#ANY_NUMBER}
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

    /**
     * Whether the answer may be another one where a way passes an edge twice, and not only its number of proofs.
     *
     * <p>What is reached is reached by a way without repetitions, too, and the shortest has none; but by an edge in both directions a walk comes back
     * to where it began.
     */
    default boolean mindsRepetition() {
        return switch (this) {
            case Nodes which -> which.nodes().atoms().anyMatch(Question::mindsRepetition);
            case Count count -> true;
            case Ways ways -> true;
            case Edges edges -> false;
            case JoinedEdges edges -> false;
            case Reaches reaches -> reaches.links().either() && reaches.from().equals(reaches.to());
            case Distance distance -> false;
            case ShortestPath way -> false;
        };
    }

    private static boolean mindsRepetition(NodeSet atom) {
        return switch (atom) {
            case NodeSet.Hops hops -> hops.count() > 1;
            case NodeSet.Reachable kin -> kin.links().either();
            case NodeSet other -> false;
        };
    }
}
