package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.check.Imports;
import dev.touchstone.cypher.reference.value.Equivalence;
import dev.touchstone.cypher.reference.value.Freedom;
import dev.touchstone.cypher.reference.value.World;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Runs queries clause by clause: each clause is done with all rows before the next one begins.
 *
 * @param outer the variables around a subquery, which stay visible in all of it
 */
record Interpreter(Run run, Row outer) {

    /** What a query makes of the one row that it starts from. */
    Table table(Query query) {
        List<Table> tables = new ArrayList<>();
        for (Query.Part part : query.parts()) {
            tables.add(table(part.clauses(), start(outer)));
        }
        // What is not returned has no columns in which rows could be alike.
        return union(tables, query.all() || !returns(query), run.world());
    }

    private static boolean returns(Query query) {
        return query.parts().getFirst().clauses().getLast() instanceof Clause.Return;
    }

    static Table start(Row row) {
        return new Table(List.copyOf(row.toMap().keySet()), List.of(row));
    }

    private Table table(List<Clause> clauses, Table start) {
        Table table = start;
        for (Clause clause : clauses) {
            table = run(clause, new Table(table.columns(), run.world().ordered(Freedom.ROWS, table.rows())));
        }
        return table;
    }

    private static Table union(List<Table> tables, boolean all, World world) {
        List<String> columns = tables.getFirst().columns();
        List<Row> rows = tables.stream().flatMap(table -> table.rows().stream()).toList();
        if (all || tables.size() == 1) {
            return new Table(columns, rows);
        }
        Map<List<Value>, Row> distinct = new LinkedHashMap<>();
        world.ordered(Freedom.ROWS, rows)
                .forEach(row -> distinct.putIfAbsent(Equivalence.keys(row.values(columns)), row));
        return new Table(columns, List.copyOf(distinct.values()));
    }

    Table run(Clause clause, Table table) {
        List<String> after = Scopes.after(clause, table.columns());
        Writer writer = new Writer(run, this);
        return switch (clause) {
            case Clause.Match match -> match(match, table);
            case Clause.Unwind unwind -> table.flatMap(after, run.budget(), row -> unwind(unwind, row));
            case Clause.With with -> new Projector(run, outer).project(with.projection(), with.where(), table);
            case Clause.Return result ->
                new Projector(run, outer).project(result.projection(), Optional.empty(), table);
            case Clause.Call call -> table.flatMap(after, run.budget(), row -> call(call, row));
            case Clause.Create create ->
                table.flatMap(after, run.budget(), row -> Stream.of(writer.create(create.paths(), row)));
            case Clause.Merge merge -> table.flatMap(after, run.budget(), row -> writer.merge(merge, row).stream());
            case Clause.Set set -> forEach(table, row -> writer.set(set.items(), row));
            case Clause.Remove remove -> forEach(table, row -> writer.remove(remove.items(), row));
            case Clause.Foreach foreach -> forEach(table, row -> foreach(foreach, row));
            case Clause.Delete delete -> {
                writer.delete(delete, table.rows());
                yield table;
            }
        };
    }

    private static Table forEach(Table table, Consumer<Row> action) {
        table.rows().forEach(action);
        return table;
    }

    private Table match(Clause.Match match, Table table) {
        Filter filter = Filter.of(
                match.where(), match.paths(), table.columns(), run.world().isEager());
        Matcher matcher = new Matcher(run, new Expressions(run));
        return table.flatMap(Scopes.after(match, table.columns()), run.budget(), row -> {
            List<Row> found = matcher.matches(match.paths(), filter, row);
            return match.optional() && found.isEmpty() ? Stream.of(unmatched(match, row)) : found.stream();
        });
    }

    private static Row unmatched(Clause.Match match, Row row) {
        Row nulls = row;
        for (String variable : Variables.of(match.paths())) {
            if (row.get(variable).isEmpty()) {
                nulls = nulls.with(variable, Values.NULL);
            }
        }
        return nulls;
    }

    private Stream<Row> unwind(Clause.Unwind unwind, Row row) {
        return items(new Expressions(run).evaluate(unwind.list(), row)).stream()
                .map(item -> row.with(unwind.variable(), item));
    }

    /** What UNWIND and FOREACH go through: nothing for null, and a single value once. */
    private static List<Value> items(Value list) {
        return switch (list) {
            case Null none -> List.of();
            case ListOf(List<Value> items) -> items;
            case Value single -> List.of(single);
        };
    }

    private Stream<Row> call(Clause.Call call, Row row) {
        List<Table> tables = new ArrayList<>();
        for (Query.Part part : call.query().parts()) {
            // The first WITH says what the subquery can use of the row; without one it can use nothing.
            boolean imports = Imports.is(part.clauses().getFirst());
            Row inside = imports ? row : Row.EMPTY;
            tables.add(new Interpreter(run, Row.EMPTY).table(part.clauses(), start(inside)));
        }
        if (!returns(call.query())) {
            return Stream.of(row);
        }
        Table result = union(tables, call.query().all(), run.world());
        return result.rows().stream().map(returned -> {
            Row joined = row;
            for (String column : result.columns()) {
                joined = joined.with(column, returned.get(column).orElseThrow());
            }
            return joined;
        });
    }

    private void foreach(Clause.Foreach foreach, Row row) {
        for (Value item : items(new Expressions(run).evaluate(foreach.list(), row))) {
            table(foreach.clauses(), start(row.with(foreach.variable(), item)));
        }
    }
}
