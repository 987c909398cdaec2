package dev.touchstone.gremlin.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.gremlin.shape.Determinacy;
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
                && Pieces.of(traversal).isCut();
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return switch (soFar.size()) {
            case 0 ->
                Optional.of(Step.read(engine, new GremlinStatement(traversal)).as(PieceJudge.WHOLE));
            case 1 ->
                Optional.of(Step.read(engine, new GremlinStatement(withBarriers()))
                        .as("The same, with a barrier after each step"));
            default -> Optional.empty();
        };
    }

    @Override
    public String demand() {
        return "Both traversals have the same result, in any order." + PieceJudge.refusals(traversal);
    }

    private Traversal withBarriers() {
        Pieces pieces = Pieces.of(traversal);
        Traversal slow = pieces.start().then(Call.of("barrier"));
        for (Traversal step : pieces.steps()) {
            slow = slow.then(step.calls()).then(Call.of("barrier"));
        }
        return slow.then(pieces.rest().calls());
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(new GremlinStatement(traversal));
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return new PieceJudge(engine, traversal, "not answered")
                .judge(
                        outcomes.get(0),
                        outcomes.subList(1, outcomes.size()),
                        () -> Optional.of(((Rows) outcomes.get(1)).answer().column(0)));
    }
}
