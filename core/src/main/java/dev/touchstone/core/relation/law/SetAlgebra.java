package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Intersection;
import dev.touchstone.core.relation.question.NodeSet.Union;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.value.Value;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Descriptions of nodes joined by and / or describe the intersection / union of what they describe alone, however deeply they are nested.
 *
 * <p>Sound because that is what and / or mean of sets. A test that comes to null keeps a node out like one that fails, also inside: without a
 * negation, a null never makes a whole true that a false would not.
 */
@JsonTypeName("set-algebra")
public record SetAlgebra(NodeSet whole) implements StaticRelation {

    @Override
    public String law() {
        return "The last result is the intersection / union of the others.";
    }

    @Override
    public Optional<Ask> next(List<Reply> soFar) {
        return Relation.inOrder(
                soFar,
                Stream.concat(whole.atoms(), Stream.of(whole))
                        .<Question>map(Nodes::new)
                        .toList());
    }

    @Override
    public boolean isAbout(World world) {
        return isWhole(whole) && (whole instanceof Intersection || whole instanceof Union);
    }

    private static boolean isWhole(NodeSet set) {
        return switch (set) {
            case Intersection both ->
                !both.parts().isEmpty() && both.parts().stream().allMatch(SetAlgebra::isWhole);
            case Union either ->
                !either.parts().isEmpty() && either.parts().stream().allMatch(SetAlgebra::isWhole);
            case NodeSet atom -> true;
        };
    }

    @Override
    public Optional<Breach> breach(List<Reply> replies) {
        Set<Value> expected = expected(whole, replies.iterator());
        Set<Value> actual = replies.getLast().nodes();
        return SetDifference.between(expected, actual, "The result of the whole is not the combination of its parts.");
    }

    private static Set<Value> expected(NodeSet set, Iterator<Reply> replies) {
        return switch (set) {
            case Intersection both -> {
                Set<Value> result = new LinkedHashSet<>(expected(both.parts().getFirst(), replies));
                both.parts().stream().skip(1).forEach(part -> result.retainAll(expected(part, replies)));
                yield result;
            }
            case Union either -> {
                Set<Value> result = new LinkedHashSet<>();
                either.parts().forEach(part -> result.addAll(expected(part, replies)));
                yield result;
            }
            case NodeSet atom -> replies.next().nodes();
        };
    }
}
