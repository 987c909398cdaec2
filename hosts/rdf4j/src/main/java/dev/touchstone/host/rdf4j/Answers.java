package dev.touchstone.host.rdf4j;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.rdf4j.model.Statement;
import org.eclipse.rdf4j.query.BindingSet;
import org.eclipse.rdf4j.query.BooleanQuery;
import org.eclipse.rdf4j.query.GraphQuery;
import org.eclipse.rdf4j.query.GraphQueryResult;
import org.eclipse.rdf4j.query.Query;
import org.eclipse.rdf4j.query.TupleQuery;
import org.eclipse.rdf4j.query.TupleQueryResult;

/** The forms of answers as tables. */
final class Answers {
    private Answers() {}

    static Table of(Query query, int maxRows) {
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

    private static Table solutions(TupleQuery query, int maxRows) {
        try (TupleQueryResult solutions = query.evaluate()) {
            List<String> columns = List.copyOf(solutions.getBindingNames());
            List<List<Object>> rows = new ArrayList<>();
            while (rows.size() < maxRows && solutions.hasNext()) {
                rows.add(row(solutions.next(), columns));
            }
            return new Table(columns, rows, !solutions.hasNext());
        }
    }

    private static List<Object> row(BindingSet solution, List<String> columns) {
        List<Object> row = new ArrayList<>(columns.size());
        for (String column : columns) {
            row.add(Terms.of(solution.getValue(column)));
        }
        return row;
    }

    /** RDF4J gives the triples as it makes them, some of them twice; the answer is a graph, which is a set. */
    private static Table graph(GraphQuery query, int maxRows) {
        try (GraphQueryResult made = query.evaluate()) {
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
        }
    }
}
