package dev.touchstone.sparql.oracle;

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
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;

/** Compares what an engine made of a query with what is right. */
record Verification(EngineId engine, Query query) {

    /** Rows count as a multiset, in an order only where the query asks for one; what blank nodes are called does not count. */
    Verdict answer(Result expected, Answer actual) {
        Optional<Answer> table = expected.table();
        if (table.isEmpty()) {
            return new Unknown("the reference has no answer");
        }
        Difference difference = difference(expected, table.get(), actual);
        if (difference.isUndecided()) {
            return new Unknown("too many blank nodes to tell apart");
        }
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "The answer has " + rows(actual) + " and should have " + rows(table.get()) + " ("
                                + difference.words() + ").");
    }

    private Difference difference(Result expected, Answer table, Answer actual) {
        Comparison comparison = new Comparison(Sameness.TYPED);
        List<List<Value>> rows = actual.shapedAs(table.columns()).rows();
        return Ties.of(query, expected)
                .map(ties -> comparison.asTied(table.rows(), rows, ties))
                .orElseGet(() -> comparison.asMultisets(table.rows(), rows));
    }

    Verdict refusal(Rejected rejected) {
        return new Fail(
                Kind.UNEXPECTED_EXCEPTION,
                engine,
                rejected.error().place(),
                "The query has an answer, and the engine refuses it: "
                        + rejected.error().type() + ".");
    }

    private static String rows(Answer answer) {
        return Count.of(answer.rows().size(), "row");
    }
}
