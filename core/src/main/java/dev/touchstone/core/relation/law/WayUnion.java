package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.relation.question.Question.Ways;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The ways along one stretch or another are those along the one and those along the other.
 *
 * <p>Sound because that is what "or" means, and what may not occur twice on a way may not within a stretch, whatever the others are. Ways
 * are compared by the names of their nodes: two over parallel edges count as one, alone as together.
 *
 * <pre>{@code
 * ways(a, b)               = [[a, b], [a, c, b]]
 * ways(a, d)               = [[a, d]]
 * ways(a, b) or ways(a, d) = [[a, b], [a, d]]        <- [a, c, b] is missing
 * }</pre>
 */
@JsonTypeName("way-union")
public record WayUnion(List<Stretch> stretches, Uniqueness uniqueness) implements StaticRelation {
    public WayUnion {
        stretches = List.copyOf(stretches);
    }

    @Override
    public String law() {
        return "The last result is the union of the others.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                Stream.<Question>concat(
                                stretches.stream().map(stretch -> new Ways(List.of(stretch), uniqueness)),
                                Stream.of(new Ways(stretches, uniqueness)))
                        .toList());
    }

    @Override
    public boolean isAbout(World world) {
        return stretches.size() > 1;
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        Set<List<Value>> expected = new LinkedHashSet<>();
        replies.subList(0, stretches.size()).forEach(reply -> expected.addAll(reply.ways()));
        Set<List<Value>> actual = replies.getLast().ways();
        return Breach.unless(
                        actual.containsAll(expected),
                        "ways missing",
                        "A path is found along one pattern, but not along it or another.")
                .or(() -> Breach.unless(
                        expected.containsAll(actual),
                        "ways extra",
                        "A path is found along one pattern or another, but along neither alone."));
    }
}
