package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A traversal gives the same as its atomic steps, run one after the other (QuDi, in three strategies).
 *
 * <pre>{@code
 * g.V().has('person', 'age', P.lt(30)).hasLabel('person', 'book')    [v1, v2, v3, v4]   <- has lost its condition
 * g.V()                                                              [v1, v2, v3, v4]
 * g.V(v1, v2, v3, v4).has('person', 'age', P.lt(30))                 [v1, v4]
 * g.V(v1, v4).hasLabel('person', 'book')                             [v1, v4]
 * }</pre>
 */
public record DisassembleTraversalOracle(Strategy strategy) implements Oracle {
    private static final int ATTEMPTS = 8;

    /** How what one step has found is handed to the next. */
    public enum Strategy {
        /** As the arguments of {@code V()} or {@code E()}. */
        IDS("disassemble-ids"),
        /** In vertices of their own, for as long as it takes. */
        TABLE("disassemble-table"),
        /** Within one traversal, with a {@code barrier()} after each step. */
        BARRIER("disassemble-barrier");

        private final String word;

        Strategy(String word) {
            this.word = word;
        }
    }

    @Override
    public String name() {
        return strategy.word;
    }

    @Override
    public String family() {
        return GENERAL;
    }

    @Override
    public String why() {
        return "A traversal equals its steps, run one after the other.";
    }

    @Override
    public String example() {
        return switch (strategy) {
            case IDS -> "rows(g.V().s1().s2()) = rows(g.V(ids of g.V().s1()).s2())";
            case TABLE -> "rows(g.V().s1().s2()) = rows(g.V(a vertex with what g.V().s1() gives).s2())";
            case BARRIER -> "rows(g.V().s1().s2()) = rows(g.V().barrier().s1().barrier().s2())";
        };
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        // Not every traversal can be taken apart.
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> new TraversalGenerator(
                                (PropertyGraph) round.dataset(),
                                target.dialect(),
                                round.limits(),
                                choices.split("traversal", attempt))
                        .daring())
                .flatMap(traversal -> about(round.dataset(), target, traversal).stream())
                .findFirst();
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof GremlinStatement gremlin
                        && gremlin.parameters().isEmpty()
                ? about(dataset, targets.getFirst(), gremlin.traversal())
                : Optional.empty();
    }

    private Optional<Case> about(Dataset dataset, Target target, Traversal traversal) {
        if (!(dataset instanceof PropertyGraph graph)) {
            return Optional.empty();
        }
        EngineId engine = target.engine();
        Dialect dialect = target.dialect();
        Case proposed = switch (strategy) {
            case IDS -> new DisassembleIdsCase(graph, engine, traversal, dialect.has(Dialect.REPEATED_IDS));
            case TABLE -> new DisassembleTableCase(DisassembleTableCase.declaredIn(graph), engine, traversal);
            case BARRIER -> new DisassembleBarrierCase(graph, engine, traversal);
        };
        return Optional.of(proposed).filter(Case::isLegal);
    }
}
