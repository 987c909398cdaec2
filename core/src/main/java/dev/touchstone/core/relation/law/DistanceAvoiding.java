package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question.Distance;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Without a node, no way gets shorter.
 *
 * <p>Sound because every way that avoids the node is a way.
 */
@JsonTypeName("distance-avoiding")
public record DistanceAvoiding(Value from, Value to, Value avoided, int within, Links links) implements StaticRelation {

    @Override
    public String law() {
        return "The second number, if there is one, is not below the first.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                List.of(
                        new Distance(from, to, within, Optional.empty(), links),
                        new Distance(from, to, within, Optional.of(avoided), links)));
    }

    @Override
    public boolean isAbout(World world) {
        return List.of(from, to, avoided).stream().distinct().count() == 3;
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        OptionalLong free = replies.get(0).distance();
        OptionalLong hindered = replies.get(1).distance();
        return Breach.unless(
                hindered.isEmpty() || (free.isPresent() && free.getAsLong() <= hindered.getAsLong()),
                "shorter detour",
                "A path that avoids a node is shorter than the shortest path.");
    }
}
