package dev.touchstone.core.relation.law;

import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A relation between replies before some edits and after them. It asks {@link #before}, makes the edits, and asks {@link #after}; what the
 * graph has become is compared separately, by the case that runs it.
 */
interface DynamicRelation extends Relation {

    List<Question> before();

    /** The same again, unless the change gives rise to others. */
    default List<Question> after() {
        return before();
    }

    /** In what the replies before the edits and those after them break the relation. */
    Optional<Breach> breach(List<Reply> before, List<Reply> after);

    @Override
    default Optional<Ask> next(List<Reply> soFar) {
        List<Ask> all = new ArrayList<>();
        before().forEach(question -> all.add(new Ask.Read(question)));
        edits().forEach(edit -> all.add(new Ask.Write(edit)));
        after().forEach(question -> all.add(new Ask.Read(question)));
        return soFar.size() < all.size() ? Optional.of(all.get(soFar.size())) : Optional.empty();
    }

    @Override
    default Optional<Breach> breach(List<Reply> replies) {
        int asked = before().size();
        return breach(replies.subList(0, asked), replies.subList(asked + edits().size(), replies.size()));
    }

    @Override
    default boolean isAbout(World world) {
        return !edits().isEmpty() && world.allows(edits());
    }
}
