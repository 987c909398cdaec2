package dev.touchstone.cypher.tck;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.Notation;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.SyntaxError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.opencypher.tools.tck.api.CypherValueRecords;
import org.opencypher.tools.tck.api.ExecutionFailed;
import org.opencypher.tools.tck.api.QueryType;
import org.opencypher.tools.tck.api.StringRecords;
import org.opencypher.tools.tck.values.CypherValue;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;
import scala.util.Either;

/** The reference, as the TCK wants to talk to it: the TCK itself then judges answers, side effects and errors. */
final class TckGraph implements org.opencypher.tools.tck.api.Graph {
    private static final String COMPILE_TIME = "compile time";
    private static final String RUNTIME = "runtime";

    /** One scenario adds up a million numbers. */
    private static final Reference REFERENCE = new Reference(20_000_000);

    /** The TCK looks at the graph before and after each query, by the same texts. */
    private static final Map<String, Query> LEGAL = new ConcurrentHashMap<>();

    private final List<String> header;
    private Graph graph = new Graph();

    /**
     * An empty graph.
     *
     * @param header the columns that the scenario expects: one without alias is named as it is written there
     */
    TckGraph(List<String> header) {
        this.header = header;
    }

    @Override
    public Either<ExecutionFailed, CypherValueRecords> cypher(
            String text, scala.collection.immutable.Map<String, CypherValue> parameters, QueryType type) {
        try {
            Query query = LEGAL.computeIfAbsent(text, TckGraph::legal);
            return result(REFERENCE.evaluate(query, parameters(parameters), graph));
        } catch (SyntaxError e) {
            return failed("SyntaxError", COMPILE_TIME, e.detail());
        } catch (CypherError e) {
            return failed(e.kind().text(), COMPILE_TIME, e.detail());
        }
    }

    private static Query legal(String text) {
        Query query = CypherParser.parse(text);
        Semantics.check(query);
        return query;
    }

    private Either<ExecutionFailed, CypherValueRecords> result(Result result) {
        return switch (result) {
            case Result.Failed failed -> failed(failed.kind().text(), RUNTIME, failed.detail());
            case Result.Done done -> {
                graph = done.graph();
                yield resultFromStringRecords(records(done.rows()));
            }
        };
    }

    private Either<ExecutionFailed, CypherValueRecords> failed(String kind, String phase, String detail) {
        return resultFromError(new ExecutionFailed(kind, phase, detail, Option.empty()));
    }

    private static Map<String, Value> parameters(scala.collection.immutable.Map<String, CypherValue> given) {
        Map<String, Value> parameters = new HashMap<>();
        CollectionConverters.asJava(given).forEach((name, value) -> parameters.put(name, literal(value.toString())));
        return parameters;
    }

    /** The TCK's own notation for parameters is Cypher's. */
    private static Value literal(String text) {
        Result result = REFERENCE.evaluate("RETURN " + text, Map.of(), new Graph());
        return ((Result.Done) result).rows().rows().getFirst().getFirst();
    }

    private StringRecords records(Answer answer) {
        List<String> columns = answer.columns().stream().map(this::asWritten).toList();
        List<scala.collection.immutable.Map<String, String>> rows = new ArrayList<>();
        for (List<Value> row : answer.rows()) {
            Map<String, String> named = new HashMap<>();
            for (int column = 0; column < row.size(); column++) {
                named.put(columns.get(column), written(row.get(column)));
            }
            rows.add(scala.collection.immutable.Map.from(CollectionConverters.asScala(named)));
        }
        return new StringRecords(
                CollectionConverters.asScala(columns).toList(),
                CollectionConverters.asScala(rows).toList());
    }

    /** The notation of the TCK has no names in backticks, and line breaks and tabs as they are. */
    private String written(Value value) {
        return new Notation(graph)
                .write(value)
                .replace("`", "")
                .replace("\\n", "\n")
                .replace("\\t", "\t");
    }

    private String asWritten(String column) {
        return header.stream()
                .filter(expected -> isExpression(expected) && normal(expected).equals(column))
                .findFirst()
                .orElse(column);
    }

    private static boolean isExpression(String header) {
        try {
            CypherParser.parseExpression(header);
            return true;
        } catch (SyntaxError e) {
            return false;
        }
    }

    private static String normal(String header) {
        return CypherText.of(CypherParser.parseExpression(header));
    }
}
