package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.syntax.Argument.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;

/**
 * A vertex that was added is there.
 *
 * <pre>{@code
 * g.V().hasLabel('L0').count()     [12]
 * g.addV('L0')
 * g.V().hasLabel('L0').count()     [12]     <- the new vertex is missing
 * }</pre>
 */
public final class Addition implements Oracle {

    @Override
    public String name() {
        return "addition";
    }

    @Override
    public String why() {
        return "A vertex added between two counts makes the second one larger by one.";
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        PropertyGraph graph = (PropertyGraph) round.dataset();
        String label = choices.pick(graph.schema().nodeTypes()).label();
        return Optional.of(new Growing(graph, choices.pick(round.targets()).engine(), label));
    }

    /** Sound because nothing else changes the graph between the two counts. */
    @JsonTypeName("Addition")
    public record Growing(Dataset dataset, EngineId engine, String label) implements Case {

        @Override
        public List<EngineId> engines() {
            return List.of(engine);
        }

        @Override
        public Optional<Step> next(List<Outcome> soFar) {
            Traversal count = Traversal.of(Call.of("V"), Call.of("hasLabel", text(label)), Call.of("count"));
            Traversal add = Traversal.of(Call.of("addV", text(label)));
            return switch (soFar.size()) {
                case 0, 2 -> Optional.of(Step.read(engine, new GremlinStatement(count)));
                case 1 -> Optional.of(Step.write(engine, new GremlinStatement(add)));
                default -> Optional.empty();
            };
        }

        @Override
        public Verdict judge(List<Outcome> outcomes) {
            if (outcomes.size() > 1 && outcomes.get(1) instanceof Rejected) {
                // A write may be refused for reasons that do not concern a count.
                return new Verdict.Unknown("rejected");
            }
            return Agreement.unlessAnswered(engine, outcomes).orElseGet(() -> judgeCounts(outcomes));
        }

        private Verdict judgeCounts(List<Outcome> outcomes) {
            List<List<Value>> before = ((Rows) outcomes.get(0)).answer().rows();
            if (before.size() != 1 || !(before.getFirst().getFirst() instanceof Int count)) {
                return new Fail(Kind.WRONG_RESULT, engine, "no count", "A count did not give one whole number.");
            }
            return Agreement.sameRows(
                    engine,
                    new Comparison(Sameness.TYPED),
                    List.of(List.of(new Int(count.value() + 1))),
                    ((Rows) outcomes.get(2)).answer().rows(),
                    "A vertex was added, and the count does not show it.");
        }
    }
}
