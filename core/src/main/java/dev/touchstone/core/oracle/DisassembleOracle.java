package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.StatementGenerator.GeneratedStatement;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A statement gives the same as its pieces, run one after the other (QuDi).
 *
 * <pre>{@code
 * MATCH (a)-[r]->(b) MATCH (b)--(c) RETURN c                                         0 rows   <- two MATCHes taken for one
 * MATCH (a)-[r]->(b) RETURN a, r, b                                                  1 row
 * UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a … MATCH (b)--(c) …               1 row
 * }</pre>
 */
public record DisassembleOracle(String why, String example, StatementGenerator drawing) implements Oracle {
    private static final int ATTEMPTS = 5;
    private static final double ERRING = 0.1;

    /** The approximate number of statements per binding, so that a case takes no longer than one of {@code truth}. */
    private static final int STATEMENTS = 4;

    @Override
    public String name() {
        return "disassemble";
    }

    @Override
    public String family() {
        return GENERAL;
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        int bindings = Math.max(1, round.limits().bindings() / STATEMENTS);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            GeneratedStatement drawn = drawing.reading(round, target, bindings, choices.split("query", attempt));
            // The reference has worked out what the generator wrote, so that only the cuts are in question.
            if (drawn.statement() instanceof Divisible divisible && divisible.isPassable(round.dataset())) {
                DisassembleCase right =
                        new DisassembleCase(round.dataset(), target.engine(), divisible, drawn.bindings());
                return Optional.of(
                        erring(right, choices.split("error", attempt)).orElse(right));
            }
        }
        return Optional.empty();
    }

    /** Now and then the same with an error that is met whatever is evaluated first. */
    private static Optional<Case> erring(DisassembleCase right, Choices choices) {
        if (!choices.chance(ERRING)) {
            return Optional.empty();
        }
        List<Map<String, Value>> first = List.of(right.bindings().getFirst());
        return right.statement()
                .reference(right.dataset())
                .flatMap(results -> results.of(first.getFirst()).rows())
                .flatMap(rows -> right.statement().withError(rows, choices))
                .<Case>map(statement -> new DisassembleCase(right.dataset(), right.engine(), statement, first))
                .filter(Case::isLegal);
    }

    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return statement instanceof Divisible divisible
                ? Optional.<Case>of(new DisassembleCase(
                                dataset,
                                targets.getFirst().engine(),
                                divisible.bound(Map.of()),
                                List.of(divisible.parameters())))
                        .filter(Case::isLegal)
                : Optional.empty();
    }
}
