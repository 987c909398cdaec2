package dev.touchstone.host.jena;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryExecution;
import org.apache.jena.query.ResultSet;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;

/** The four forms of answers as tables. */
final class Answers {
    private Answers() {}

    static Table of(Query query, QueryExecution execution, int maxRows) {
        if (query.isSelectType()) {
            return solutions(execution.execSelect(), maxRows);
        }
        if (query.isAskType()) {
            return new Table(List.of("ask"), List.of(List.of(execution.execAsk())), true);
        }
        if (query.isConstructType()) {
            return graph(execution.execConstructTriples(), maxRows);
        }
        if (query.isDescribeType()) {
            return graph(execution.execDescribeTriples(), maxRows);
        }
        throw new NotSupported("answer this form of query as a table");
    }

    static Table nothing() {
        return new Table(List.of(), List.of(), true);
    }

    private static Table solutions(ResultSet solutions, int maxRows) {
        List<String> columns = List.copyOf(solutions.getResultVars());
        List<Var> variables = columns.stream().map(Var::alloc).collect(Collectors.toList());
        List<List<Object>> rows = new ArrayList<>();
        while (rows.size() < maxRows && solutions.hasNext()) {
            rows.add(row(solutions.nextBinding(), variables));
        }
        return new Table(columns, rows, !solutions.hasNext());
    }

    private static List<Object> row(Binding solution, List<Var> variables) {
        List<Object> row = new ArrayList<>(variables.size());
        for (Var variable : variables) {
            row.add(Terms.of(solution.get(variable)));
        }
        return row;
    }

    /** Jena gives the triples as it makes them, some of them twice; the answer is a graph, which is a set. */
    private static Table graph(Iterator<Triple> made, int maxRows) {
        Set<Triple> triples = new LinkedHashSet<>();
        while (triples.size() <= maxRows && made.hasNext()) {
            triples.add(made.next());
        }
        List<List<Object>> rows = triples.stream()
                .limit(maxRows)
                .map(triple -> Arrays.asList(
                        Terms.of(triple.getSubject()), Terms.of(triple.getPredicate()), Terms.of(triple.getObject())))
                .collect(Collectors.toList());
        return new Table(List.of("subject", "predicate", "object"), rows, triples.size() <= maxRows);
    }
}
