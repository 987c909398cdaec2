package dev.touchstone.gremlin.rewrite;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.rewrite.InOtherWords;
import dev.touchstone.core.rewrite.Rule;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;

/** A traversal, and the same in other words. */
@JsonTypeName("RewordedTraversal")
public record Reworded(
        Dataset dataset,
        EngineId engine,
        Traversal query,
        @Keyword String rule,
        int way) implements InOtherWords<Traversal> {

    @Override
    public List<Rule<Traversal>> rules() {
        return Rules.ALL;
    }

    @Override
    public Statement statement(Traversal asked) {
        return new GremlinStatement(asked);
    }

    @Override
    public Optional<String> undetermined(Traversal asked) {
        return Steps.notPlain(asked);
    }

    @Override
    public boolean isLegal() {
        return InOtherWords.super.isLegal()
                && !(Moves.WITHOUT_LOOPS.contains(rule)
                        && ((PropertyGraph) dataset).edges().stream().anyMatch(edge -> edge.from() == edge.to()));
    }
}
