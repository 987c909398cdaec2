package dev.touchstone.host.blazegraph;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openrdf.model.Statement;
import org.openrdf.query.BindingSet;
import org.openrdf.query.BooleanQuery;
import org.openrdf.query.GraphQuery;
import org.openrdf.query.GraphQueryResult;
import org.openrdf.query.Query;
import org.openrdf.query.QueryEvaluationException;
import org.openrdf.query.TupleQuery;
import org.openrdf.query.TupleQueryResult;

/** The forms of answers as tables. */
final class Answers {
    private Answers() {}

    static Table of(Query query, int maxRows) throws QueryEvaluationException {
        if (query instanceof TupleQuery) {
            return solutions((TupleQuery) query, maxRows);
        }
        if (query instanceof BooleanQuery) {
            return new Table(List.of("ask"), List.of(List.of(((BooleanQuery) query).evaluate())), true);
        }
        if (query instanceof GraphQuery) {
            return graph((GraphQuery) query, maxRows);
        }
        throw new NotSupported("answer this form of query as a table");
    }

    static Table nothing() {
        return new Table(List.of(), List.of(), true);
    }

    private static Table solutions(TupleQuery query, int maxRows) throws QueryEvaluationException {
        TupleQueryResult solutions = query.evaluate();
        try {
            List<String> columns = List.copyOf(solutions.getBindingNames());
            List<List<Object>> rows = new ArrayList<>();
            while (rows.size() < maxRows && solutions.hasNext()) {
                rows.add(row(solutions.next(), columns));
            }
            return new Table(columns, rows, !solutions.hasNext());
        } finally {
            solutions.close();
        }
    }

    private static List<Object> row(BindingSet solution, List<String> columns) {
        List<Object> row = new ArrayList<>(columns.size());
        for (String column : columns) {
            row.add(Terms.of(solution.getValue(column)));
        }
        return row;
    }

    /** Blazegraph gives the triples as it makes them, some of them twice; the answer is a graph, which is a set. */
    private static Table graph(GraphQuery query, int maxRows) throws QueryEvaluationException {
        GraphQueryResult made = query.evaluate();
        try {
            Set<Statement> triples = new LinkedHashSet<>();
            while (triples.size() <= maxRows && made.hasNext()) {
                triples.add(made.next());
            }
            List<List<Object>> rows = triples.stream()
                    .limit(maxRows)
                    .map(triple -> Arrays.asList(
                            Terms.of(triple.getSubject()),
                            Terms.of(triple.getPredicate()),
                            Terms.of(triple.getObject())))
                    .collect(Collectors.toList());
            return new Table(List.of("subject", "predicate", "object"), rows, triples.size() <= maxRows);
        } finally {
            made.close();
        }
    }
}
