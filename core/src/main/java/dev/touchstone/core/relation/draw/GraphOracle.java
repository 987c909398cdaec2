package dev.touchstone.core.relation.draw;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Phrasings;
import dev.touchstone.core.relation.world.World;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An oracle that holds questions about a graph against each other, in the words of one language.
 *
 * @param drafts draw a relation from a graph
 */
public record GraphOracle(String name, String family, String why, String example, List<Draft> drafts, Phrasings book)
        implements Oracle {
    private static final int ATTEMPTS = 8;

    /** Draws a relation, or none where the graph does not lend itself to it. */
    interface Draft {
        Optional<? extends Relation> draw(RelationDrawer drawer);
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
        Phrasing phrasing = book.draw(target.dialect(), choices.split("speech"));
        RelationDrawer drawer = new RelationDrawer(world, phrasing, choices.split("seed"));
        if (drawer.isEmpty()) {
            return Optional.empty();
        }
        return draft.draw(drawer)
                .<Case>map(relation -> new RelationCase(round.dataset(), target.engine(), phrasing, relation))
                .filter(Case::isLegal)
                .filter(proposed -> proposed.isWithin(target.dialect()));
    }

    /** It asks questions of its own. */
    @Override
    public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
        return Optional.empty();
    }
}
