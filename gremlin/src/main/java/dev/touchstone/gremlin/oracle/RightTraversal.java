package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Measured;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.gremlin.shape.Determined;
import dev.touchstone.gremlin.shape.Writes;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A traversal on an engine and on its reference; where it writes, the graph afterwards as well.
 *
 * <p>Sound as far as the reference is right, for traversals whose answer is determined as a multiset. Numbers are compared by their value,
 * because databases keep them in types of their own. What one of the two refuses says nothing: providers may refuse what TinkerGraph does
 * not, and the other way round.
 */
public record RightTraversal(Dataset dataset, Measured measured, Traversal traversal) implements Case {
    private static final Traversal VERTICES = Traversal.of(
            Call.of("V"),
            Call.of("project", text("label"), text("properties")),
            Call.of("by", new Token("T", "label")),
            Call.of("by", nested(Call.of("valueMap"))));

    /** Ends by their keys; one that was added by the traversal itself may have none. */
    private static final Traversal EDGES = Traversal.of(
            Call.of("E"),
            Call.of("project", text("label"), text("from"), text("to"), text("properties")),
            Call.of("by", new Token("T", "label")),
            Call.of("by", nested(Call.of("outV"), Call.of("values", text("uid")), Call.of("fold"))),
            Call.of("by", nested(Call.of("inV"), Call.of("values", text("uid")), Call.of("fold"))),
            Call.of("by", nested(Call.of("valueMap"))));

    /** What is looked at, one after the other: the answer, and what is left in the graph. */
    private static final List<String> LOOKS = List.of("", "graph: vertices ", "graph: edges ");

    @Override
    public List<EngineId> engines() {
        return List.of(measured.engine(), measured.reference());
    }

    @Override
    public boolean isLegal() {
        return Determined.is(traversal);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        List<Step> steps = new ArrayList<>();
        // The reference first: what it refuses is not worth an engine's time.
        if (soFar.isEmpty() || soFar.getFirst() instanceof Rows) {
            steps.addAll(steps(measured.reference()));
            steps.addAll(steps(measured.engine()));
        }
        return soFar.size() < steps.size() && (soFar.isEmpty() || soFar.getLast() instanceof Rows)
                ? Optional.of(steps.get(soFar.size()))
                : Optional.empty();
    }

    private List<Step> steps(EngineId engine) {
        return Writes.in(traversal)
                ? List.of(
                        Step.write(engine, new GremlinStatement(traversal)),
                        Step.read(engine, new GremlinStatement(VERTICES)),
                        Step.read(engine, new GremlinStatement(EDGES)))
                : List.of(Step.read(engine, new GremlinStatement(traversal)));
    }

    @Override
    public String demand() {
        return "What " + measured.reference()
                + " gives, which is TinkerGraph with every optimisation removed: in any order, numbers by their value.";
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new GremlinStatement(traversal));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        int each = steps(measured.engine()).size();
        List<Outcome> right = outcomes.subList(0, Math.min(each, outcomes.size()));
        if (right.size() < each
                || !right.stream().allMatch(outcome -> outcome instanceof Rows rows && rows.complete())) {
            return new Unknown("the reference does not answer");
        }
        List<Outcome> actual = outcomes.subList(each, outcomes.size());
        Verdict verdict = Verdict.pass();
        for (int i = 0; i < actual.size() && !(verdict instanceof Fail); i++) {
            verdict = verdict.and(judge((Rows) right.get(i), actual.get(i), LOOKS.get(i)));
        }
        return verdict;
    }

    private Verdict judge(Rows right, Outcome outcome, String look) {
        if (outcome instanceof TimedOut) {
            return new Unknown("time ran out");
        }
        if (!(outcome instanceof Rows rows)) {
            return Survival.judge(measured.engine(), outcome, "The traversal");
        }
        if (!rows.complete()) {
            return new Unknown("too many rows");
        }
        Difference difference = new Comparison(Sameness.NUMERIC)
                .asMultisets(right.answer().rows(), rows.answer().rows());
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        measured.engine(),
                        look + difference.mark(),
                        look.isEmpty()
                                ? "The answer is not what the reference gives."
                                : "The graph afterwards is not what the reference makes of it.");
    }
}
