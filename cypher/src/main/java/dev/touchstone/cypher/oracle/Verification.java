package dev.touchstone.cypher.oracle;

import dev.touchstone.core.Count;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;

/** Compares what an engine made of a query with what is right. */
record Verification(EngineId engine, Query query) {

    /** Rows count as a multiset, in an order only where the query asks for one, and then with ties in any order. */
    Verdict answer(Answer expected, Answer actual) {
        Difference difference = difference(expected, actual);
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "The answer has " + rows(actual) + " and should have " + rows(expected) + " ("
                                + difference.words() + ").");
    }

    Difference difference(Answer expected, Answer actual) {
        List<Integer> keys = SortColumns.of(query);
        Comparison comparison = new Comparison(Sameness.TYPED);
        List<List<Value>> rows = actual.inOrderOf(expected.columns()).rows();
        return keys.isEmpty()
                ? comparison.asMultisets(expected.rows(), rows)
                : comparison.asOrdered(expected.rows(), rows, keys);
    }

    /** The graph after a query that writes. */
    Verdict graph(Difference nodes, Difference edges) {
        return nodes.isNone() && edges.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        nodes.isNone() ? "graph: edges" : "graph: nodes",
                        "The statement leaves another graph than it should (nodes: " + nodes.words() + "; edges: "
                                + edges.words() + ").");
    }

    /** An error where the right answer is rows. */
    Verdict refusal(Rejected rejected) {
        return new Fail(
                Kind.UNEXPECTED_EXCEPTION,
                engine,
                rejected.error().place(),
                "The engine gives an error where there is an answer: "
                        + rejected.error().type() + ".");
    }

    private static String rows(Answer answer) {
        return Count.of(answer.rows().size(), "row");
    }
}
