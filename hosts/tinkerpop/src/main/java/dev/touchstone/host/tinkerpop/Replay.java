package dev.touchstone.host.tinkerpop;

import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/** What a call tree needs to become a traversal: the source, the parameters, and the TinkerPop that is there. */
final class Replay {
    final GraphTraversalSource source;
    final Map<String, Object> parameters;
    final Vocabulary vocabulary;
    final Methods methods;

    Replay(GraphTraversalSource source, Map<String, Object> parameters, Vocabulary vocabulary, Methods methods) {
        this.source = source;
        this.parameters = parameters;
        this.vocabulary = vocabulary;
        this.methods = methods;
    }

    Object[] values(List<Expression> expressions) throws Exception {
        Object[] values = new Object[expressions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = expressions.get(i).value(this);
        }
        return values;
    }
}
