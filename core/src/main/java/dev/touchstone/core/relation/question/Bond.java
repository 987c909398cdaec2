package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.value.Value;

/** What one node can be to another, seen from both sides. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Bond {

    /** Those to which this node has the bond. */
    NodeSet from(Value node);

    /** Those which have the bond to this node. */
    NodeSet to(Value node);

    /** Both have an edge to the same node. The condition is the same from both sides. */
    @JsonTypeName("spouse")
    record Spouse(Links links) implements Bond {
        @Override
        public NodeSet from(Value node) {
            return new NodeSet.Spouses(node, links);
        }

        @Override
        public NodeSet to(Value node) {
            return from(node);
        }
    }

    /** The one is an ancestor of the other. A way read backwards is a way against the edges, of the same length, over the same edges. */
    @JsonTypeName("ancestry")
    record Ancestry(int within, Links links) implements Bond {
        @Override
        public NodeSet from(Value node) {
            return new NodeSet.Reachable(node, Heading.ONWARD, within, links);
        }

        @Override
        public NodeSet to(Value node) {
            return new NodeSet.Reachable(node, Heading.BACKWARD, within, links);
        }
    }

    /** So many edges lead from the one to the other. A walk read backwards is a walk, a trail read backwards a trail. */
    @JsonTypeName("hops")
    record Hops(int count, Links links) implements Bond {
        @Override
        public NodeSet from(Value node) {
            return new NodeSet.Hops(node, Heading.ONWARD, count, links);
        }

        @Override
        public NodeSet to(Value node) {
            return new NodeSet.Hops(node, Heading.BACKWARD, count, links);
        }
    }
}
