package dev.touchstone.sparql.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Relay;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.oracle.WholeAndParts;
import dev.touchstone.sparql.SparqlQuery;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.syntax.Pattern.Values;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A query, and the elements of its group one after the other, each on the solutions that the one before gave.
 *
 * <p>Sound because the standard evaluates a group so (section 18.2.2.6): beginning with the one empty solution, each element but a filter
 * makes a multiset of solutions out of the one before it, by Join, LeftJoin, Minus or Extend; then all filters of the group are applied.
 * VALUES as the first element joins the empty solution with its rows and so gives these very rows, each as often as it is there, unbound
 * where it says UNDEF. So a group of VALUES with the solutions after k elements and of element k + 1 has the solutions after k + 1
 * elements, and the last piece, with the filters and with what follows the group, has the answer. What an element holds inside is
 * evaluated on its own, and an EXISTS depends on the graph and on one solution, so that neither sees the cut. A blank node of the graph
 * cannot be written in VALUES: there is no cut where one is bound.
 */
public record PassedSolutions(Dataset dataset, EngineId engine, SparqlQuery statement) implements Case {
    private static final List<Reason> TELLING = List.of(Reason.EVALUATION);

    /** What only the other side shows to be wrong. */
    private static final Set<Kind> RELATED =
            Set.of(Kind.WRONG_RESULT, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION);

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    /** There is a place to cut at, SPARQL allows the query, and the reference has an answer. */
    @Override
    public boolean isLegal() {
        return statement.isLegal()
                && Pieces.of(statement.query()).isCut()
                && Reference.DEFAULT
                        .evaluate(statement.query(), store())
                        .table()
                        .isPresent();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        Relay<Values> relay = relay(soFar);
        return relay.asks().map(asked -> Step.read(engine, asked).as(relay.role()));
    }

    @Override
    public String demand() {
        return "The query as a whole and the last of its pieces must give the same, in any order."
                + " Where one side is answered, the other may not end in an error of evaluation."
                + " Each piece gets the solutions of the one before as VALUES.";
    }

    private Relay<Values> relay(List<Outcome> outcomes) {
        return new Relay<>(Pieces.of(statement.query()), outcomes);
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Relay<Values> relay = relay(outcomes);
        Verdict verdict = new WholeAndParts(engine, "query", "elements", TELLING, "no solutions to pass on")
                .judge(
                        outcomes.getFirst(),
                        outcomes.subList(1, outcomes.size()),
                        relay::result,
                        (whole, pieces) -> compare(whole.answer(), pieces));
        return verdict.unlessOpen(RELATED, () -> Reference.DEFAULT.undetermined(statement.query(), store()));
    }

    private Verdict compare(Answer whole, Answer pieces) {
        Answer shaped = whole.shapedAs(pieces.columns());
        Difference difference = new Comparison(Sameness.TYPED)
                .asMultisets(pieces.shapedAs(shaped.columns()).rows(), shaped.rows());
        if (difference.isUndecided()) {
            return new Unknown("too many blank nodes to tell apart");
        }
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        "The query and the elements of its group, one after the other, give different answers. "
                                + (isRight(whole)
                                        ? "By the reference the query is right."
                                        : "By the reference the query is wrong."));
    }

    private boolean isRight(Answer whole) {
        return new Verification(engine, statement.query())
                        .answer(Reference.DEFAULT.evaluate(statement.query(), store()), whole)
                instanceof Verdict.Pass;
    }

    private GraphStore store() {
        return GraphStore.of((RdfGraph) dataset);
    }
}
