package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Runs a variant on the reference and on the engine, which has its graph already, and compares. */
record Trial(Variant variant, Graph graph, Neo4j engine) {
    private static final Reference REFERENCE = Reference.DEFAULT;
    private static final Comparison COMPARISON = new Comparison(Sameness.TYPED);
    private static final List<String> CONTENT = List.of("MATCH (n) RETURN n", "MATCH (a)-[r]->(b) RETURN a, r, b");

    Verdict verdict() {
        Optional<String> chance = Chance.in(variant.query());
        if (chance.isPresent()) {
            return new Verdict.LeftOut(chance.get());
        }
        try {
            return judge(evaluate(graph));
        } catch (RuntimeException e) {
            return new Verdict.Broken(variant, e);
        }
    }

    private Verdict judge(Result expected) {
        if (expected instanceof Result.Failed failed && failed.kind() == CypherError.Kind.TOO_LARGE) {
            return new Verdict.LeftOut("too large for the reference");
        }
        if (!sameAgain(expected, evaluate(Graphs.turned(graph)))) {
            return new Verdict.LeftOut("depends on the order in which the graph is read");
        }
        return compare(expected, engine.run(CypherText.of(variant.query()), variant.parameters()));
    }

    private Result evaluate(Graph from) {
        return REFERENCE.evaluate(variant.query(), variant.parameters(), from);
    }

    private static boolean sameAgain(Result first, Result second) {
        return switch (first) {
            case Result.Failed failed -> second instanceof Result.Failed;
            case Result.Done done ->
                second instanceof Result.Done again
                        && same(done.answer(), again.answer())
                        && CONTENT.stream().allMatch(text -> same(read(text, done.graph()), read(text, again.graph())));
        };
    }

    private static boolean same(Answer a, Answer b) {
        return a.columns().size() == b.columns().size()
                && COMPARISON.asMultisets(a.rows(), b.rows()).isNone();
    }

    private static Answer read(String text, Graph from) {
        return ((Result.Done) REFERENCE.evaluate(CypherParser.parse(text), Map.of(), from)).answer();
    }

    private Verdict compare(Result expected, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Rows rows -> compare(expected, rows);
            case Outcome.Rejected rejected ->
                failed(expected, outcome, rejected.reason().name());
            case Outcome.Failed failed -> failed(expected, outcome, "internal");
            case Outcome.TimedOut timedOut -> new Verdict.LeftOut("too slow on the engine");
            case Outcome.Crashed crashed -> failed(expected, outcome, "crash");
            case Outcome.Killed killed -> throw new IllegalStateException(killed.summary());
            case Outcome.OwnError own -> throw new IllegalStateException(own.summary());
            case Outcome.NotLoaded notLoaded -> throw new IllegalStateException(notLoaded.summary());
        };
    }

    private Verdict failed(Result expected, Outcome outcome, String reason) {
        return expected instanceof Result.Failed failed
                ? new Verdict.Same("both fail: " + failed.kind().text() + " / " + reason.toLowerCase(Locale.ROOT))
                : different(expected, outcome, Verdict.Kind.ONLY_ENGINE_FAILS);
    }

    private Verdict compare(Result expected, Outcome.Rows rows) {
        if (!rows.complete()) {
            return new Verdict.LeftOut("more rows than are kept");
        }
        return switch (expected) {
            case Result.Failed failed -> different(expected, rows, Verdict.Kind.ONLY_REFERENCE_FAILS);
            case Result.Done done -> compare(done, rows);
        };
    }

    private Verdict compare(Result.Done done, Outcome.Rows rows) {
        List<List<Value>> expected = done.answer().rows();
        List<List<Value>> actual = rows.answer().rows();
        Optional<List<Integer>> keys = SortColumns.of(variant.query());
        Difference difference = keys.isPresent() && isWide(expected, keys.get())
                ? COMPARISON.asOrdered(expected, actual, keys.get())
                : COMPARISON.asMultisets(expected, actual);
        if (!difference.isNone()) {
            return different(done, rows, difference.orderOnly() ? Verdict.Kind.ORDER : Verdict.Kind.ROWS);
        }
        if (Writing.in(variant.query()) && !sameGraph(done.graph())) {
            return different(done, rows, Verdict.Kind.GRAPH_AFTERWARDS);
        }
        String what = expected.isEmpty() ? "no rows" : keys.isPresent() ? "rows in order" : "rows";
        return new Verdict.Same(Writing.in(variant.query()) ? what + ", and the graph afterwards" : what);
    }

    private static boolean isWide(List<List<Value>> rows, List<Integer> keys) {
        return rows.stream().allMatch(row -> keys.stream().allMatch(key -> key < row.size()));
    }

    private boolean sameGraph(Graph afterwards) {
        return CONTENT.stream().allMatch(text -> same(read(text, afterwards), engine.answer(text)));
    }

    private Verdict different(Result expected, Outcome outcome, Verdict.Kind kind) {
        return new Verdict.Different(variant, expected, outcome, kind);
    }
}
