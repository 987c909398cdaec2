package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Order;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * Says what the right answer to a Cypher query is: by the openCypher specification and its TCK, and for what these do not have, by
 * Neo4j's manual.
 *
 * <p>It is made to be obviously right. A clause turns one table into the next, a pattern is found by trying every way, and an
 * expression is evaluated as it stands.
 *
 * @param steps how much work one query may take
 */
public record Reference(long steps) {
    /** Enough for all but the wildest queries on a graph of default size, and done in milliseconds. */
    public static final Reference DEFAULT = new Reference(100_000);

    /** In how many other orders a query is evaluated before its answer counts as determined. */
    private static final int ORDERS = 6;

    /** Seeds that follow each other begin alike. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    /** Reads, checks and evaluates a query. The graph that is given stays as it is. */
    public Result evaluate(String text, Map<String, Value> parameters, Graph graph) {
        try {
            return evaluate(CypherParser.parse(text), parameters, graph);
        } catch (SyntaxError e) {
            return Result.Failed.of(e);
        } catch (StackOverflowError e) {
            return tooDeep();
        }
    }

    private static Result tooDeep() {
        return new Result.Failed(CypherError.Kind.TOO_LARGE, "TooLarge", "this is nested too deeply");
    }

    /** Checks and evaluates a query. The graph that is given stays as it is. */
    public Result evaluate(Query query, Map<String, Value> parameters, Graph graph) {
        return evaluate(query, parameters, graph, Order.asFound());
    }

    /** The same with rows in another order wherever nothing sorts them: the other way round for 0, and else at random. */
    public Result evaluateShuffled(Query query, Map<String, Value> parameters, Graph graph, long seed) {
        return evaluate(
                query, parameters, graph, seed == 0 ? Order.backwards() : Order.shuffled(new Random(seed * SCATTER)));
    }

    /**
     * Whether there is one right answer. There is none where it depends on what the language leaves open: which of several rows comes
     * first where nothing sorts them, which of several shortest paths is found, chance, the clock.
     *
     * <p>Found out by evaluating the query again with rows in other orders; so "no" is certain, and "yes" very likely.
     */
    public boolean determines(Query query, Map<String, Value> parameters, Graph graph) {
        return evaluate(query, parameters, graph) instanceof Result.Done first
                && LongStream.range(0, ORDERS)
                        .allMatch(seed -> evaluateShuffled(query, parameters, graph, seed) instanceof Result.Done other
                                && isSame(first, other, graph));
    }

    private static boolean isSame(Result.Done one, Result.Done other, Graph before) {
        return new Comparison(Sameness.TYPED)
                        .asMultisets(one.answer().rows(), other.answer().rows())
                        .isNone()
                && (one.graph() == before || GraphContent.of(one.graph()).isSameAs(GraphContent.of(other.graph())));
    }

    private Result evaluate(Query query, Map<String, Value> parameters, Graph graph, Order order) {
        try {
            Semantics.check(query);
            Graph target = Writes.in(query) ? graph.copy() : graph;
            Run run = Run.on(target, parameters, new Budget(steps), order);
            Table table = new Interpreter(run, Row.EMPTY).table(query);
            target.requireNoLooseEnds();
            return new Result.Done(rows(query, table), target);
        } catch (CypherError e) {
            return Result.Failed.of(e);
        } catch (StackOverflowError e) {
            return tooDeep();
        }
    }

    private static Answer rows(Query query, Table table) {
        List<String> columns = Scopes.returned(query, List.of());
        return new Answer(
                columns,
                columns.isEmpty()
                        ? List.of()
                        : table.rows().stream().map(row -> row.values(columns)).toList());
    }
}
