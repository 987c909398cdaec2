package dev.touchstone.cypher.check;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.oracle.ScriptVerdict;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.check.ScriptLines.Kind;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an engine showed of its graph.
 *
 * @param after the query before, or {@link ScriptVerdict#SETUP}
 */
record GraphLook(EngineRun run, int after) {

    /** Whether that is this graph. A graph without a setup is empty, and not looked at. */
    boolean shows(Graph graph) {
        return run.lines().place(Kind.NODES, after).isEmpty()
                || (difference(Kind.NODES, graph).filter(Difference::isNone).isPresent()
                        && difference(Kind.EDGES, graph)
                                .filter(Difference::isNone)
                                .isPresent());
    }

    /** The verdict on a graph that is not this one. */
    Verdict difference(Graph graph, Verification verification) {
        Optional<Difference> nodes = difference(Kind.NODES, graph);
        Optional<Difference> edges = difference(Kind.EDGES, graph);
        return nodes.isPresent() && edges.isPresent()
                ? verification.graph(nodes.get(), edges.get())
                : new Unknown("the graph afterwards cannot be read");
    }

    private Optional<Difference> difference(Kind kind, Graph graph) {
        String question = kind == Kind.NODES ? ScriptLines.NODES : ScriptLines.EDGES;
        Optional<List<List<Value>>> expected =
                ExpectedResults.REFERENCE.evaluate(question, Map.of(), graph) instanceof Result.Done done
                        ? Optional.of(done.answer().rows())
                        : Optional.empty();
        return expected.flatMap(
                right -> run.seen(kind, after).map(seen -> new Comparison(Sameness.TYPED).asMultisets(right, seen)));
    }
}
