package dev.touchstone.host.tinkerpop;

import java.util.Map;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversal;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;

/** Turns the text of a traversal into the traversal, not yet begun. */
final class Interpreter {
    private final Vocabulary vocabulary = new Vocabulary();
    private final Methods methods = new Methods();

    /**
     * Builds the traversal.
     *
     * @throws SyntaxError where the text is not a traversal
     * @throws dev.touchstone.host.NotSupported where it has a step that this TinkerPop does not
     */
    GraphTraversal<?, ?> traversal(String text, GraphTraversalSource source, Map<String, Object> parameters)
            throws Exception {
        Object built = Parser.parse(text).value(new Replay(source, parameters, vocabulary, methods));
        if (!(built instanceof GraphTraversal)) {
            throw new SyntaxError("a source is not yet a traversal", text.length());
        }
        return (GraphTraversal<?, ?>) built;
    }
}
