package dev.touchstone.sparql.statement;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.oracle.ReferenceResult;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.oracle.Ties;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;

/** What the reference says of a query. */
final class SparqlReferenceResult implements ReferenceResult {
    private final Query query;
    private final GraphStore store;
    private final Result result;

    SparqlReferenceResult(Query query, GraphStore store) {
        this.query = query;
        this.store = store;
        this.result = Reference.DEFAULT.evaluate(query, store);
    }

    @Override
    public Optional<Answer> rows() {
        return result.table();
    }

    @Override
    public Expectation withoutRows() {
        return new Expectation.Unsaid();
    }

    /** Rows count as a multiset, in an order only where the query asks for one; what blank nodes are called does not count. */
    @Override
    public Difference difference(Answer actual) {
        Answer table = rows().orElseThrow();
        Comparison comparison = new Comparison(Sameness.TYPED);
        List<List<Value>> shaped = actual.shapedAs(table.columns()).rows();
        return Ties.of(query, result)
                .map(ties -> comparison.asTied(table.rows(), shaped, ties))
                .orElseGet(() -> comparison.asMultisets(table.rows(), shaped));
    }

    @Override
    public Answer after(int look) {
        throw new IllegalStateException("a query changes nothing");
    }

    /** An error never ends a query, so that a refusal is wrong whatever is left open. */
    @Override
    public Optional<String> open(Verdict.Kind kind) {
        return kind == Verdict.Kind.WRONG_RESULT ? Reference.DEFAULT.undetermined(query, store) : Optional.empty();
    }

    /** An error never ends a query: it fails a FILTER, or leaves a variable unbound. */
    @Override
    public boolean isErrorInevitable() {
        return false;
    }

    @Override
    public boolean permitsRefusals() {
        return false;
    }
}
