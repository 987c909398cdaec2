package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far a query has come that is still being written: the rows after its clauses so far. Values can be asked of each row, and a further
 * clause can be tried without harm.
 */
public final class Progress {
    private final Graph graph;
    private final Table table;
    private final long steps;

    private Progress(Graph graph, Table table, long steps) {
        this.graph = graph;
        this.table = table;
        this.steps = steps;
    }

    /** Before the first clause there is one row without variables. */
    public static Progress start(Graph graph, long steps) {
        return new Progress(graph, Interpreter.start(Row.EMPTY), steps);
    }

    public Graph graph() {
        return graph;
    }

    public List<String> columns() {
        return table.columns();
    }

    /** How many rows there are. */
    public int size() {
        return table.rows().size();
    }

    /** The values of all rows. */
    public List<List<Value>> rows() {
        return table.rows().stream().map(row -> row.values(table.columns())).toList();
    }

    /** The value of a variable in a row. */
    public Value value(String variable, int row) {
        return table.rows().get(row).get(variable).orElseThrow();
    }

    /** What a clause makes of the rows and of the graph, this one untouched; empty where it gives an error or is too large. */
    public Optional<Progress> then(Clause clause, Map<String, Value> parameters) {
        try {
            Graph target = Writes.in(clause) ? graph.copy() : graph;
            Run run = Run.on(target, parameters, new Budget(steps));
            return Optional.of(new Progress(target, new Interpreter(run, Row.EMPTY).run(clause, table), steps));
        } catch (CypherError e) {
            return Optional.empty();
        }
    }

    /** The rows for which a condition holds; empty where it gives an error in one of them. */
    public Optional<Progress> where(Expression condition, Map<String, Value> parameters) {
        try {
            Expressions expressions = new Expressions(Run.on(graph, parameters, new Budget(steps)));
            List<Row> kept = table.rows().stream()
                    .filter(row -> expressions.holds(condition, row))
                    .toList();
            return Optional.of(new Progress(graph, new Table(table.columns(), kept), steps));
        } catch (CypherError e) {
            return Optional.empty();
        }
    }

    /** The values of an expression in all rows; empty where it gives an error in one of them. */
    public Optional<List<Value>> values(Expression expression, Map<String, Value> parameters) {
        try {
            Expressions expressions = new Expressions(Run.on(graph, parameters, new Budget(steps)));
            List<Value> values = new ArrayList<>();
            for (Row row : table.rows()) {
                values.add(expressions.evaluate(expression, row));
            }
            return Optional.of(values);
        } catch (CypherError e) {
            return Optional.empty();
        }
    }
}
