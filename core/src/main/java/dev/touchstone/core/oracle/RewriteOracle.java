package dev.touchstone.core.oracle;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.generate.Mix;
import dev.touchstone.core.oracle.Rewritable.Rewriting;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A rewritten statement gives the same rows, no fewer, or their number. A language has two such oracles, because what asks for less is a
 * weaker claim than what asks for the same.
 *
 * <pre>{@code
 * MATCH (a)-->(b) WHERE a.k > 3 RETURN b              2 rows
 * MATCH (a)-->(b) WITH * WHERE a.k > 3 RETURN b       3 rows     <- which are the same question
 * }</pre>
 *
 * @param widening whether the rewritten statement is more general, and not equivalent
 */
public record RewriteOracle(boolean widening, String example, StatementGenerator drawing) implements Oracle {
    private static final int ATTEMPTS = 12;
    /** The usual share of statements that write. */
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
        return widening ? "A more general query returns no fewer rows." : "An equivalent query has the same result.";
    }

    private Stream<Rewriting> own(Rewritable statement) {
        return statement.rewritings().stream()
                .filter(rewriting -> (rewriting.sense() == RewriteClaim.NO_LESS) == widening);
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
        boolean writes = !widening && round.limits().mix().chance(choices.split("writes"), Mix.WRITES, WRITES);
        Round own = writes ? round.writable() : round;
        if (!(draw(target, own, writes, choices) instanceof Rewritable statement)) {
            return Optional.empty();
        }
        return choices.split("rules").shuffled(own(statement).toList()).stream()
                .flatMap(rewriting -> {
                    int ways = rewriting.results().get().size();
                    return ways == 0
                            ? Stream.empty()
                            : legal(own.dataset(), target, statement, rewriting, choices.below(ways)).stream();
                })
                .findFirst();
    }

    private Verifiable draw(Target target, Round round, boolean writes, Choices choices) {
        return (writes
                        ? drawing.writing(round, target, choices)
                        : Optional.<StatementGenerator.GeneratedStatement>empty())
                .orElseGet(() -> drawing.reading(round, target, 1, choices))
                .first();
    }

    private static Optional<Case> legal(
            Dataset dataset, Target target, Rewritable statement, Rewriting rewriting, int way) {
        RewriteCase proposed = new RewriteCase(dataset, target.engine(), statement, rewriting.rule(), way);
        // What somebody else chose is asked as it is.
        boolean within = proposed.other()
                .filter(other -> other.isWithin(target.dialect()))
                .isPresent();
        return proposed.isLegal() && within ? Optional.of(proposed) : Optional.empty();
    }

    /** Every rule that applies, in every way; of very many ways some, from the first to the last. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        if (!(statement instanceof Rewritable rewritable)) {
            return Optional.empty();
        }
        Target target = targets.getFirst();
        int length = statement.text(target.dialect()).length();
        return CompositeCase.of(own(rewritable)
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
