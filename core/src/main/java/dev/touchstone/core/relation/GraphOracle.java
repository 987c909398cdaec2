package dev.touchstone.core.relation;

import dev.touchstone.core.campaign.Round;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import java.util.ArrayList;
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
        Draft draft = choices.pick(drafts);
        World world = World.of(round.dataset());
        return IntStream.range(0, ATTEMPTS)
                .mapToObj(attempt -> choices.split("relation", attempt))
                .flatMap(draws -> related(round, target, draft, world, draws).stream())
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
                .filter(proposed -> isWithin(((Related) proposed).relation(), speech, target, world));
    }

    /** Whether everything that is asked when nothing is found can be said in the engine's dialect. */
    private static boolean isWithin(Relation relation, Speech speech, Target target, World world) {
        List<Reply> replies = new ArrayList<>();
        int made = 0;
        Optional<Ask> ask = relation.next(replies);
        while (ask.isPresent()) {
            Optional<Statement> statement = switch (ask.get()) {
                case Ask.Read read -> speech.ask(read.question());
                // In the graph as it is by then: what is deleted later is still there.
                case Ask.Write write ->
                    speech.make(write.edit(), world.after(relation.edits().subList(0, made++)));
            };
            if (statement
                    .filter(said -> speech.isWithin(said, target.dialect()))
                    .isEmpty()) {
                return false;
            }
            replies.add(new Reply(List.of()));
            ask = relation.next(replies);
        }
        return relation.edits().isEmpty()
                || speech.looks().stream().allMatch(look -> speech.isWithin(look, target.dialect()));
    }
}
