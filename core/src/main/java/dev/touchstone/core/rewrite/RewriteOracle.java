package dev.touchstone.core.rewrite;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Drawing;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Sense;
import dev.touchstone.core.oracle.Several;
import dev.touchstone.core.oracle.Verifiable;
import dev.touchstone.core.rewrite.Rewritable.Rewriting;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A statement in other words gives the same, no less, or as many. There are two such oracles in a language, because what asks for less is a
 * weaker claim than what asks for the same.
 *
 * <pre>{@code
 * MATCH (a)-->(b) WHERE a.k > 3 RETURN b              2 rows
 * MATCH (a)-->(b) WITH * WHERE a.k > 3 RETURN b       3 rows     <- which are the same question
 * }</pre>
 *
 * @param widening whether the other words ask for less, and not for the same
 */
public record RewriteOracle(boolean widening, String example, Drawing drawing) implements Oracle {
    private static final int ATTEMPTS = 8;
    private static final double WRITES = 0.15;

    /** In how many ways a rule is tried on a statement of a user's; in fewer where it is long, because each way costs more. */
    private static final int MOST_WAYS = 12;

    private static final int LONG_STATEMENT = 2_000;

    @Override
    public String name() {
        return widening ? "widen" : "rewrite";
    }

    @Override
    public String family() {
        return "rewriting";
    }

    @Override
    public String why() {
        return widening
                ? "A query that asks for less finds no less."
                : "A query in other words that mean the same has the same answer.";
    }

    private Stream<Rewriting> own(Rewritable statement) {
        return statement.rewritings().stream().filter(rewriting -> (rewriting.sense() == Sense.NO_LESS) == widening);
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> choices.split("query", attempt))
                .flatMap(draws -> drawn(target, round, draws).stream())
                .findFirst();
    }

    private Optional<Case> drawn(Target target, Round round, Choices choices) {
        if (!(draw(target, round, choices) instanceof Rewritable statement)) {
            return Optional.empty();
        }
        return choices.split("rules").shuffled(own(statement).toList()).stream()
                .flatMap(rewriting -> {
                    int ways = rewriting.results().get().size();
                    return ways == 0
                            ? Stream.empty()
                            : legal(round.dataset(), target, statement, rewriting, choices.below(ways)).stream();
                })
                .findFirst();
    }

    private Verifiable draw(Target target, Round round, Choices choices) {
        boolean writes = !widening && choices.split("writes").chance(WRITES);
        return (writes ? drawing.writing(round, target, choices) : Optional.<Drawing.Drawn>empty())
                .orElseGet(() -> drawing.reading(round, target, 1, choices))
                .first();
    }

    private static Optional<Case> legal(
            Dataset dataset, Target target, Rewritable statement, Rewriting rewriting, int way) {
        return Optional.<Case>of(new RewriteCase(dataset, target.engine(), statement, rewriting.rule(), way))
                .filter(proposed -> proposed.isLegal() && proposed.isWithin(target.dialect()));
    }

    /** Every rule that applies, in every way; of very many ways some, from the first to the last. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        if (!(statement instanceof Rewritable rewritable)) {
            return Optional.empty();
        }
        Target target = targets.getFirst();
        int length = statement.text(target.dialect()).length();
        return Several.of(own(rewritable)
                .flatMap(rewriting -> some(rewriting.results().get().size(), length)
                        .boxed()
                        .flatMap(way -> legal(dataset, target, rewritable, rewriting, way).stream()))
                .toList());
    }

    private static IntStream some(int ways, int length) {
        int most = Math.min(ways, Math.clamp((long) MOST_WAYS * LONG_STATEMENT / Math.max(1, length), 1, MOST_WAYS));
        return IntStream.range(0, most).map(i -> (int) ((long) i * ways / most));
    }
}
