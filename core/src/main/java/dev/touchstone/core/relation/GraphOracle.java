package dev.touchstone.core.relation;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An oracle that holds questions about a graph against each other, in the words of one language.
 *
 * @param drafts draw a relation from a graph
 */
public record GraphOracle(String name, String family, String why, String example, List<Draft> drafts, Phrasebook book)
        implements Oracle {
    private static final int ATTEMPTS = 8;

    /** Draws a relation, or none where the graph does not lend itself to it. */
    interface Draft {
        Optional<? extends Relation> draw(Sketch sketch);
    }

    public GraphOracle {
        drafts = List.copyOf(drafts);
    }

    @Override
    public Optional<Case> propose(Round round, Choices choices) {
        Target target = choices.pick(round.targets());
        World world = World.of(round.dataset());
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> choices.split("relation", attempt))
                // Another draft, too: a language may have no words for the first.
                .flatMap(draws -> related(round, target, draws.pick(drafts), world, draws).stream())
                .findFirst();
    }

    private Optional<Case> related(Round round, Target target, Draft draft, World world, Choices choices) {
        Speech speech = book.draw(target.dialect(), choices.split("speech"));
        Sketch sketch = new Sketch(world, speech, choices.split("seed"));
        if (sketch.isEmpty()) {
            return Optional.empty();
        }
        return draft.draw(sketch)
                .<Case>map(relation -> new Related(round.dataset(), target.engine(), speech, relation))
                .filter(Case::isLegal)
                .filter(proposed -> proposed.isWithin(target.dialect()));
    }
}
