package dev.touchstone.cypher.check;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.oracle.ScriptVerdict;
import dev.touchstone.cypher.check.ExpectedResult.Known;
import dev.touchstone.cypher.check.ExpectedResult.Open;
import dev.touchstone.cypher.check.ExpectedResult.Refusal;
import dev.touchstone.cypher.check.ExpectedResult.Undetermined;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherStatementReader;
import dev.touchstone.cypher.statement.Reading;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Works out what the statements of a script should do, one after the other. Once one leaves the graph in a state that nobody knows,
 * nothing is said of those after it. What cannot be read counts as changing nothing: an engine is looked at afterwards, and whether it did
 * is seen there.
 */
public final class ExpectedResults {
    static final Reference REFERENCE = CypherStatementReader.REFERENCE;

    private final List<ExpectedResult> predictions = new ArrayList<>();
    private final List<Graph> graphs = new ArrayList<>();
    /** How many queries come before one that a constraint or a table may forbid to write; all where there is none. */
    private int unconstrained = Integer.MAX_VALUE;

    private final Optional<Graph> start;
    private Graph graph = new Graph();
    /** Why the graph is not known any more. */
    private Optional<String> lost = Optional.empty();
    /** What of the setup could not be read, and may have changed the graph. */
    private Optional<String> doubt = Optional.empty();

    private ExpectedResults(CypherScriptCase script) {
        for (int i = 0; i < script.setup().size() && lost.isEmpty(); i++) {
            prepare(i, script.setup().get(i));
        }
        start = lost.isEmpty() ? Optional.of(graph) : Optional.empty();
        for (int i = 0; i < script.queries().size(); i++) {
            Reading reading = Reading.of(script.queries().get(i));
            predictions.add(lost.isPresent() ? new Open(lost.get()) : predict(i, reading));
            graphs.add(graph);
        }
    }

    static ExpectedResults of(CypherScriptCase script) {
        return new ExpectedResults(script);
    }

    /** The graph after the setup, where it is known. */
    Optional<Graph> start() {
        return start;
    }

    ExpectedResult of(int query) {
        return predictions.get(query);
    }

    /** The right answer to a line of a sheet, where it is known. */
    Optional<Answer> answer(ScriptLines.Line line) {
        return switch (line.kind()) {
            case SETUP -> Optional.empty();
            case QUERY ->
                of(line.number()) instanceof Known known
                        ? Optional.of(known.done().answer())
                        : Optional.empty();
            case NODES, EDGES ->
                after(line.number())
                        .map(there -> REFERENCE.evaluate(line.text(), Map.of(), there))
                        .flatMap(result ->
                                result instanceof Result.Done done ? Optional.of(done.answer()) : Optional.empty());
        };
    }

    private Optional<Graph> after(int query) {
        if (query == ScriptVerdict.SETUP) {
            return start;
        }
        return of(query) instanceof Known known ? Optional.of(known.done().graph()) : Optional.empty();
    }

    /** What of the setup could not be read, if it leaves another graph than expected. */
    Optional<String> doubt() {
        return doubt;
    }

    /** The graph after a query, as far as it is known and where what cannot be read changed nothing. */
    Graph graphAfter(int query) {
        return graphs.get(query);
    }

    /** Whether a constraint or a table may forbid a query to write. */
    boolean isConstrained(int query) {
        return query >= unconstrained;
    }

    private void prepare(int number, String text) {
        String name = "setup statement " + (number + 1);
        switch (Reading.of(text)) {
            case Reading.Schema schema -> unconstrained = schema.harmless() ? unconstrained : 0;
            case Reading.Obscure obscure -> doubt = Optional.of(name + ": " + obscure.why());
            case Reading.Mistaken mistaken -> doubt = Optional.of(name + ": " + mistaken.why());
            case Reading.Understood understood -> {
                switch (predict(understood.query())) {
                    case Known known -> graph = known.done().graph();
                    case Refusal refusal -> lost = Optional.of(name + " is an error: " + refusal.error());
                    case Undetermined open -> lost = Optional.of(name + " is not determined: " + open.reason());
                    case Open open -> lost = Optional.of(name + ": " + open.reason());
                }
            }
        }
    }

    private ExpectedResult predict(int number, Reading reading) {
        return switch (reading) {
            case Reading.Schema schema -> {
                unconstrained = schema.harmless() ? unconstrained : Math.min(unconstrained, number);
                yield new Open("this is a command about the schema");
            }
            case Reading.Obscure obscure -> new Open(obscure.why());
            case Reading.Mistaken mistaken -> new Open(mistaken.why());
            case Reading.Understood understood -> {
                ExpectedResult prediction = predict(understood.query());
                if (prediction instanceof Known known) {
                    graph = known.done().graph();
                } else if (!(prediction instanceof Refusal) && Writes.in(understood.query())) {
                    lost = Optional.of("what query " + (number + 1) + " does to the graph is not known");
                }
                yield prediction;
            }
        };
    }

    private ExpectedResult predict(Query query) {
        return switch (REFERENCE.evaluate(query, Map.of(), graph)) {
            case Result.Done done ->
                REFERENCE
                        .undetermined(query, Map.of(), graph)
                        .<ExpectedResult>map(Undetermined::new)
                        .orElseGet(() -> new Known(query, graph, done));
            case Result.Failed failed
            when failed.kind() == CypherError.Kind.TOO_LARGE -> new Open("it is too large for the reference");
            // That may be a function or a rule of the engine's own.
            case Result.Failed failed
            when failed.kind() == CypherError.Kind.SYNTAX_ERROR ->
                new Open("the reference rejects it: " + failed.message());
            case Result.Failed failed -> new Refusal(failed.kind().text() + ": " + failed.message());
        };
    }
}
