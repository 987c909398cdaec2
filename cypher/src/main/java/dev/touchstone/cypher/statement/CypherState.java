package dev.touchstone.cypher.statement;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.oracle.script.Prediction;
import dev.touchstone.core.oracle.script.ScriptState;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A graph that statements have made.
 *
 * @param constrained whether a constraint or a table may forbid to write
 */
record CypherState(Graph graph, boolean constrained) implements ScriptState {
    private static final Reference REFERENCE = CypherStatementReader.REFERENCE;

    @Override
    public Prediction predict(String text) {
        return switch (Reading.of(text)) {
            case Reading.Schema schema ->
                new Prediction(
                        new Expectation.Unsaid(Reading.Schema.WHY),
                        Optional.of(new CypherState(graph, constrained || !schema.harmless())));
            case Reading.Unreadable obscure -> unread(obscure.why());
            case Reading.Invalid mistaken -> unread(mistaken.why());
            case Reading.Parsed understood -> predict(understood.query());
        };
    }

    private Prediction unread(String why) {
        return new Prediction(new Expectation.Unsaid(why), Optional.of(this));
    }

    private Prediction predict(Query query) {
        boolean writes = Writes.in(query);
        Optional<ScriptState> unlessWritten = writes ? Optional.empty() : Optional.of(this);
        return switch (REFERENCE.evaluate(query, Map.of(), graph)) {
            case Result.Done done ->
                REFERENCE
                        .undetermined(query, Map.of(), graph)
                        .map(reason -> new Prediction(new Expectation.Open(reason), unlessWritten))
                        .orElseGet(() -> new Prediction(
                                new Expectation.Known(done.answer()),
                                Optional.of(new CypherState(done.graph(), constrained)),
                                writes && constrained));
            case Result.Failed failed
            when failed.kind() == CypherError.Kind.TOO_LARGE ->
                new Prediction(new Expectation.Unsaid("it is too large for the reference"), unlessWritten);
            // That may be a function or a rule of the engine's own.
            case Result.Failed failed
            when failed.kind() == CypherError.Kind.SYNTAX_ERROR ->
                new Prediction(new Expectation.Unsaid("the reference rejects it: " + failed.message()), unlessWritten);
            case Result.Failed failed ->
                new Prediction(
                        new Expectation.Refused(failed.kind().text() + ": " + failed.message()), Optional.of(this));
        };
    }

    @Override
    public Optional<Answer> look(int number) {
        return REFERENCE.evaluate(CypherScripts.LOOKS.get(number), Map.of(), graph) instanceof Result.Done done
                ? Optional.of(done.answer())
                : Optional.empty();
    }

    @Override
    public Optional<String> ownMeaning(String text, List<String> missing) {
        return Reading.of(text) instanceof Reading.Parsed(Query query)
                ? Features.of(query).stream()
                        .filter(feature -> missing.contains(feature.key()))
                        .filter(feature -> Writes.in(query) || matters(feature))
                        .map(Feature::key)
                        .findFirst()
                : Optional.empty();
    }

    /** How loops and parallel edges are counted does not matter where there are none. */
    private boolean matters(Feature feature) {
        if (feature == Construct.LOOPS_ONCE) {
            return graph.edges().stream().anyMatch(edge -> edge.from() == edge.to());
        }
        return feature != Construct.PARALLEL_RELATIONSHIPS || hasParallels();
    }

    private boolean hasParallels() {
        Set<Set<Object>> pairs = new LinkedHashSet<>();
        return graph.edges().stream()
                .anyMatch(edge -> !pairs.add(new LinkedHashSet<>(List.of(edge.from(), edge.to()))));
    }
}
