package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Edges;
import dev.touchstone.core.relation.question.Question.JoinedEdges;
import dev.touchstone.core.relation.question.Question.Joint;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Classes of edges joined by and / or have the edges that all / any of them have alone.
 *
 * <p>Sound because that is what and / or mean of sets, and an edge is in a class by its own type and properties. A test that comes to null keeps an
 * edge out like one that fails.
 *
 * <pre>{@code
 * edges(T)            = [1, 2]
 * edges(k > 3)        = [2, 5]
 * edges(T or k > 3)   = [1, 2]       <- 5 is missing
 * }</pre>
 */
@JsonTypeName("edge-algebra")
public record EdgeAlgebra(Joint joint, List<Links> classes) implements StaticRelation {
    public EdgeAlgebra {
        classes = List.copyOf(classes);
    }

    @Override
    public String law() {
        return "The last result is the intersection / union of the others.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                Stream.<Question>concat(classes.stream().map(Edges::new), Stream.of(new JoinedEdges(joint, classes)))
                        .toList());
    }

    @Override
    public boolean isAbout(World world) {
        return classes.size() > 1;
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        Set<Value> expected = new LinkedHashSet<>(replies.getFirst().nodes());
        for (Reply each : replies.subList(1, classes.size())) {
            switch (joint) {
                case ALL -> expected.retainAll(each.nodes());
                case ANY -> expected.addAll(each.nodes());
            }
        }
        return SetDifference.between(
                expected, replies.getLast().nodes(), "The edges of the whole are not the combination of its parts.");
    }
}
