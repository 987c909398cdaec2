package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Relay;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.WholeAndParts;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.CypherQuery;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A query, and its clauses one after the other, each on the rows that the one before gave; once for each binding of its parameters.
 *
 * <p>Sound because a clause is a function from a table of rows to another, and a {@link Passage} makes the same table again, but for the
 * order of its rows. Where the answer depends on that order, the language leaves it open, and then nothing is said. An error counts only
 * where the reference has none: an engine need not work out what nobody reads, as a value that a piece returns and the query drops. A
 * refusal without regard to the data counts never, and no refusal where a type cannot be told from the values, because an engine may know
 * less of the type of a parameter than of what it stands for.
 */
public record PassedRows(Dataset dataset, EngineId engine, Query query, List<Map<String, Value>> bindings)
        implements BoundQuery {
    private static final List<Reason> TELLING = List.of(Reason.EVALUATION);

    /** What only the other side shows to be wrong. */
    private static final Set<Kind> RELATED =
            Set.of(Kind.WRONG_RESULT, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION);

    public PassedRows {
        bindings = bindings.stream().<Map<String, Value>>map(Ordered::copyOf).toList();
    }

    @Override
    public PassedRows with(List<Map<String, Value>> others) {
        return new PassedRows(dataset, engine, query, others);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    /** There is a place to cut at, Cypher allows the query, and the reference has an answer for every binding. */
    @Override
    public boolean isLegal() {
        if (bindings.isEmpty()
                || !bindings.stream().allMatch(binding -> new CypherQuery(query, binding).isLegal())
                || !Pieces.of(query).isCut()) {
            return false;
        }
        Graph graph = Graph.of((PropertyGraph) dataset);
        return bindings.stream()
                .allMatch(binding -> Reference.DEFAULT.evaluate(query, binding, graph) instanceof Result.Done);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return relays(soFar).stream()
                .flatMap(relay -> relay.asks().stream()
                        .map(asked -> Step.read(engine, asked).as(relay.role())))
                .findFirst();
    }

    @Override
    public String demand() {
        return "The query as a whole and the last of its pieces must give the same."
                + " Where one side is answered, the other may not end in an error of evaluation, as far as the values that are passed on"
                + " show their types. Each piece gets the rows of the one before as a parameter.";
    }

    /** One for each binding, up to the one that is being asked. What one does not get past, the others will not either. */
    private List<Relay<Passage>> relays(List<Outcome> outcomes) {
        Pieces pieces = Pieces.of(query);
        List<Relay<Passage>> relays = new ArrayList<>();
        int used = 0;
        for (Map<String, Value> binding : bindings) {
            Relay<Passage> relay =
                    new Relay<>(new BoundPieces(query, pieces, binding), outcomes.subList(used, outcomes.size()));
            relays.add(relay);
            used += relay.own().size();
            if (relay.asks().isPresent() || !relay.own().stream().allMatch(Rows.class::isInstance)) {
                break;
            }
        }
        return relays;
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        List<Relay<Passage>> relays = relays(outcomes);
        Verdict verdict = Verdict.pass();
        for (int i = 0; i < relays.size() && !(verdict instanceof Fail); i++) {
            if (!relays.get(i).own().isEmpty()) {
                verdict = verdict.and(judge(relays.get(i), bindings.get(i)));
            }
        }
        return verdict;
    }

    private Verdict judge(Relay<Passage> relay, Map<String, Value> binding) {
        List<Outcome> own = relay.own();
        boolean typed = relay.passed().stream().allMatch(Passage::showsTypes);
        Verdict verdict = new WholeAndParts(
                        engine, "query", "clauses", typed ? TELLING : List.of(), "no rows to pass on")
                .judge(
                        own.getFirst(),
                        own.subList(1, own.size()),
                        relay::result,
                        (whole, pieces) -> compare(whole.answer(), pieces, binding));
        return verdict.unlessOpen(
                RELATED, () -> Reference.DEFAULT.undetermined(query, binding, Graph.of((PropertyGraph) dataset)));
    }

    private Verdict compare(Answer whole, Answer pieces, Map<String, Value> binding) {
        Difference difference = new Verification(engine, query).difference(pieces, whole);
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "The query and its clauses, one after the other, give different answers. "
                                + (isRight(whole, binding)
                                        ? "By the reference the query is right."
                                        : "By the reference the query is wrong."));
    }

    private boolean isRight(Answer whole, Map<String, Value> binding) {
        return Reference.DEFAULT.evaluate(query, binding, Graph.of((PropertyGraph) dataset)) instanceof Result.Done done
                && new Verification(engine, query)
                        .difference(done.answer(), whole)
                        .isNone();
    }
}
