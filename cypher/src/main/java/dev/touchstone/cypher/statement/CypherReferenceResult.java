package dev.touchstone.cypher.statement;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.oracle.ReferenceResult;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.GraphContent;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.SortColumns;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the reference says of a query with one binding of its parameters. */
final class CypherReferenceResult implements ReferenceResult {
    private final Query query;
    private final Map<String, Value> binding;
    private final Graph graph;
    private final Result result;

    CypherReferenceResult(Query query, Map<String, Value> binding, Graph graph) {
        this.query = query;
        this.binding = binding;
        this.graph = graph;
        this.result = Reference.DEFAULT.evaluate(query, binding, graph);
    }

    @Override
    public Optional<Answer> rows() {
        return result instanceof Result.Done done ? Optional.of(done.answer()) : Optional.empty();
    }

    @Override
    public Expectation withoutRows() {
        return switch (result) {
            case Result.Failed failed
            when failed.kind() == CypherError.Kind.TOO_LARGE ->
                new Expectation.Open("the reference gives " + failed.detail());
            case Result.Failed failed -> new Expectation.Refused(failed.detail());
            case Result.Done done -> new Expectation.Unsaid();
        };
    }

    @Override
    public Difference difference(Answer actual) {
        return SortColumns.difference(query, rows().orElseThrow(), actual);
    }

    @Override
    public Answer after(int look) {
        GraphContent content = GraphContent.of(((Result.Done) result).graph());
        return look == 0
                ? new Answer(List.of("l", "p"), content.nodes())
                : new Answer(List.of("f", "t", "p", "g"), content.edges());
    }

    @Override
    public Optional<String> open(Verdict.Kind kind) {
        return Reference.DEFAULT.undetermined(query, binding, graph);
    }

    @Override
    public boolean isErrorInevitable() {
        return result instanceof Result.Failed && Reference.DEFAULT.isErrorInevitable(query, binding, graph);
    }

    @Override
    public boolean permitsRefusals() {
        return false;
    }
}
