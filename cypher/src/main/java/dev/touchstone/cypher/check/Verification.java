package dev.touchstone.cypher.check;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.cypher.reference.SortColumns;
import dev.touchstone.cypher.syntax.Query;

/** Compares what an engine made of a query with what is right. */
record Verification(EngineId engine, Query query) {

    Verdict answer(Answer expected, Answer actual) {
        Difference difference = difference(expected, actual);
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        difference.claim(actual.rows().size(), expected.rows().size()));
    }

    Difference difference(Answer expected, Answer actual) {
        return SortColumns.difference(query, expected, actual);
    }

    /** The graph after a query that writes. */
    Verdict graph(Difference nodes, Difference edges) {
        return nodes.isNone() && edges.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        nodes.isNone() ? "graph: edges" : "graph: nodes",
                        "The graph after the statement is wrong (nodes: " + nodes.words() + "; edges: " + edges.words()
                                + ").");
    }

    /** An error where the right answer is rows. */
    Verdict refusal(Rejected rejected) {
        return new Fail(
                Kind.UNEXPECTED_EXCEPTION,
                engine,
                rejected.error().place(),
                "The engine returns an error instead of a result: "
                        + rejected.error().type() + ".");
    }
}
