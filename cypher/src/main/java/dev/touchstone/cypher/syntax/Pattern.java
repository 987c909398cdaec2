package dev.touchstone.cypher.syntax;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;

/** What MATCH looks for and CREATE makes. */
public final class Pattern {
    private Pattern() {}

    /**
     * {@code [variable =] element…}, where nodes and what leads from one to the next alternate.
     *
     * @param selection which of the paths between two nodes are meant
     */
    public record Path(Optional<String> variable, Selection selection, List<Element> elements) {
        public Path {
            elements = List.copyOf(elements);
        }
    }

    /** Which paths are meant. */
    public enum Selection {
        /** All that match. */
        EVERY,
        /** {@code shortestPath(…)} */
        ONE_SHORTEST,
        /** {@code allShortestPaths(…)} */
        ALL_SHORTEST
    }

    /** A part of a path. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    public sealed interface Element {}

    /**
     * {@code (variable:Label1:Label2 {key: value})}
     *
     * @param labels all of which the node has
     * @param properties a map literal or a parameter
     */
    @JsonTypeName("node")
    public record Node(Optional<String> variable, List<String> labels, Optional<Expression> properties)
            implements Element {
        public Node {
            labels = List.copyOf(labels);
        }
    }

    /**
     * {@code -[variable:TYPE1|TYPE2*1..2 {key: value}]->}
     *
     * @param types one of which the relationship has; empty for any
     * @param length how many relationships in a row; one where absent, and then the variable is not a list
     */
    @JsonTypeName("relationship")
    public record Relationship(
            Optional<String> variable,
            List<String> types,
            Direction direction,
            Optional<Length> length,
            Optional<Expression> properties)
            implements Element {
        public Relationship {
            types = List.copyOf(types);
        }
    }

    /** {@code ((a)-[r]->(b) WHERE condition){1,3}}: a path that repeats; its variables become lists. */
    @JsonTypeName("quantified")
    public record Quantified(Path path, Optional<Expression> where, Length length) implements Element {}

    /** Which way a relationship points, seen from left to right. */
    public enum Direction {
        RIGHT,
        LEFT,
        EITHER
    }

    /** From how many to how many, both included; one or no bound where absent. */
    public record Length(Optional<Integer> least, Optional<Integer> most) {}
}
