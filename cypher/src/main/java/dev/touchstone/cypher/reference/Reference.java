package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.value.Freedom;
import dev.touchstone.cypher.reference.value.World;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    /** In how many other worlds a query is evaluated before its answer counts as determined. */
    private static final int WORLDS = 6;

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
        return evaluate(query, parameters, graph, World.asFound());
    }

    /** The same in a world where the language's choices are made otherwise. */
    public Result evaluate(Query query, Map<String, Value> parameters, Graph graph, World world) {
        try {
            Semantics.check(query);
            Graph target = Writes.in(query) ? graph.copy() : graph;
            Run run = Run.on(target, parameters, new Budget(steps), world);
            Table table = new Interpreter(run, Row.EMPTY).table(query);
            target.requireNoLooseEnds();
            return new Result.Done(rows(query, table), target);
        } catch (CypherError e) {
            return Result.Failed.of(e);
        } catch (StackOverflowError e) {
            return tooDeep();
        }
    }

    /**
     * Why there is not one right answer ("limit without order"); empty where there is. There is one where the answer is the same in every
     * world that the language permits: whatever an engine makes of each {@link Freedom} that it has. An error is no answer.
     *
     * <p>Found out by evaluating the query again in other worlds, in which all is otherwise at once; so a reason is certain, and none very
     * likely. The reason is the first freedom that makes a difference alone.
     */
    public Optional<String> undetermined(Query query, Map<String, Value> parameters, Graph graph) {
        return switch (evaluate(query, parameters, graph, World.other(0, EnumSet.noneOf(Freedom.class)))) {
            case Result.Failed failed -> Optional.of("an error by the reference");
            case Result.Done first -> undetermined(new Claimed(query, parameters, graph, first));
        };
    }

    /** Whether every engine meets an error that answers at all, whatever it evaluates first. */
    public boolean isErrorInevitable(Query query, Map<String, Value> parameters, Graph graph) {
        return InevitableError.in(query, parameters, graph);
    }

    /** A query with the answer that it has where everything comes as it is found. */
    private record Claimed(Query query, Map<String, Value> parameters, Graph graph, Result.Done first) {}

    private Optional<String> undetermined(Claimed claimed) {
        if (holds(claimed, EnumSet.allOf(Freedom.class))) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(Freedom.values())
                .filter(freedom -> !holds(claimed, EnumSet.of(freedom)))
                .findFirst()
                .map(Freedom::reason)
                .orElse("several choices of the engine's"));
    }

    /** Whether the answer is the same in the worlds that differ in these things. */
    private boolean holds(Claimed claimed, Set<Freedom> taken) {
        boolean planned =
                !taken.contains(Freedom.EVALUATION) || Constants.haveValues(claimed.query(), new Budget(steps));
        return planned
                && LongStream.range(0, WORLDS)
                        .mapToObj(seed -> World.other(seed, taken))
                        .allMatch(world -> evaluate(claimed.query(), claimed.parameters(), claimed.graph(), world)
                                        instanceof Result.Done other
                                && isSame(claimed, other));
    }

    private static boolean isSame(Claimed claimed, Result.Done other) {
        Result.Done first = claimed.first();
        return SortColumns.difference(claimed.query(), first.answer(), other.answer())
                        .isNone()
                && (first.graph() == claimed.graph()
                        || GraphContent.of(first.graph()).isSameAs(GraphContent.of(other.graph())));
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
