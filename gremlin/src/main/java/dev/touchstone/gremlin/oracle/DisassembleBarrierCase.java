package dev.touchstone.gremlin.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.shape.Conditions;
import dev.touchstone.gremlin.shape.Determinacy;
import dev.touchstone.gremlin.shape.ExactSums;
import dev.touchstone.gremlin.shape.Pieces;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;

/**
 * A traversal, and the same with a barrier after each of its atomic steps.
 *
 * <p>Sound because a barrier lets every traverser pass as it is. It may bulk those that are alike and change their order; the steps that
 * come after a barrier here work on each traverser alone, or gather them all, and answers are compared as multisets.
 * {@link Evidence} says what an error of one of them shows.
 */
@JsonTypeName("disassemble-barrier")
public record DisassembleBarrierCase(Dataset dataset, EngineId engine, Traversal traversal) implements Case {

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public boolean isLegal() {
        return Determinacy.whyOnOneLoad(traversal).isEmpty()
                && Pieces.of(traversal).isCut()
                && dataset instanceof PropertyGraph graph
                && ExactSums.are(traversal, graph);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return switch (soFar.size()) {
            case 0 ->
                Optional.of(Step.read(engine, new GremlinStatement(traversal)).as(PieceJudge.WHOLE));
            case 1 -> Optional.of(asked(withBarriers(), "The same, with a barrier after each step"));
            default -> progress(soFar).next(judge(), engine, soFar.getFirst(), soFar);
        };
    }

    private Step asked(Traversal other, String role) {
        return Step.read(engine, new GremlinStatement(other)).as(role);
    }

    @Override
    public String demand() {
        return "Both traversals have the same result, in any order." + PieceJudge.ERRORS;
    }

    private Traversal withBarriers() {
        Pieces pieces = Pieces.of(traversal);
        return withBarriers(pieces, pieces.steps().size()).then(pieces.rest().calls());
    }

    private static Traversal withBarriers(Pieces pieces, int steps) {
        Traversal slow = pieces.start().then(Call.of("barrier"));
        for (Traversal step : pieces.steps().subList(0, steps)) {
            slow = slow.then(step.calls()).then(Call.of("barrier"));
        }
        return slow;
    }

    /** Where only the one with barriers is an error, its first steps are asked, one more each time, until they are one, too. */
    private Progress progress(List<Outcome> outcomes) {
        FoundElements found = new FoundElements(outcomes, 1);
        Optional<List<Value>> slow = found.next();
        if (slow.isPresent()) {
            return Progress.gives(slow.get(), found.used());
        }
        if (!Evidence.isError(outcomes.get(1)) || !(outcomes.getFirst() instanceof Rows)) {
            return Progress.stuck(found.used(), Evidence.NONE);
        }
        if (!Conditions.areSeveral(traversal)) {
            return Progress.stuck(found.used(), Evidence.ofWhole(traversal));
        }
        Pieces pieces = Pieces.of(traversal);
        for (int steps = 0; steps <= pieces.steps().size(); steps++) {
            int first = steps;
            if (found.isOver()) {
                return Progress.asks(asked(withBarriers(pieces, steps), "Its first steps"), found.used());
            }
            if (found.next().isEmpty()) {
                return Progress.stuck(found.used(), found.evidence(() -> evidence(pieces, first)));
            }
        }
        return Progress.stuck(found.used(), evidence(pieces, pieces.steps().size() + 1));
    }

    /** For an error that comes of the start and so many steps, and not of one less. */
    private static Evidence evidence(Pieces pieces, int steps) {
        List<Traversal> parts = pieces.parts();
        if (steps == 0) {
            return Evidence.ofStart(pieces.start(), parts);
        }
        return steps > parts.size()
                ? Evidence.NONE
                : Evidence.ofStep(
                        new GremlinStatement(withBarriers(pieces, steps - 1)),
                        parts.get(steps - 1),
                        parts.subList(steps, parts.size()));
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new GremlinStatement(traversal));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Progress progress = progress(outcomes);
        return judge().judge(
                        outcomes.getFirst(),
                        outcomes.subList(1, progress.used()),
                        progress.besides(outcomes),
                        progress);
    }

    private PieceJudge judge() {
        return new PieceJudge(engine, traversal, "not answered");
    }
}
