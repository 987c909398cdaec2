package dev.touchstone.core.relation;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Change;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * With fewer edges, nothing more is reached, no more ways are there, and none is shorter.
 *
 * <p>Sound because every way in the smaller graph is one in the larger, and the questions ask for ways without negating anything.
 */
@JsonTypeName("edge-removal")
public record Thinning(Question question, List<Edit> edits) implements Dynamic {
    public Thinning {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "With fewer edges, no more is found than before, and nothing nearer.";
    }

    @Override
    public List<Question> before() {
        return List.of(question);
    }

    @Override
    public boolean isAbout(World world) {
        return Dynamic.super.isAbout(world) && edits.stream().allMatch(Thinning::onlyDeletesEdges);
    }

    private static boolean onlyDeletesEdges(Edit edit) {
        return switch (edit) {
            case Edit.OfGraph(Change change) -> change instanceof Change.DeleteEdge;
            case Edit.OfTriples triples -> triples.come().isEmpty();
        };
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        return switch (question) {
            case Question.Which which ->
                Differing.extra(
                        before.getFirst().nodes(),
                        after.getFirst().nodes(),
                        "Edges were deleted, and a node is found that was not found before.");
            case Question.Edges edges ->
                Differing.extra(
                        before.getFirst().nodes(),
                        after.getFirst().nodes(),
                        "Edges were deleted, and one is found that was not found before.");
            case Question.Reaches reaches ->
                Breach.unless(
                        before.getFirst().holds() || !after.getFirst().holds(),
                        "newly connected",
                        "Edges were deleted, and a node reaches another that it did not reach before.");
            case Question.Count count ->
                Breach.unless(
                        after.getFirst().number() <= before.getFirst().number(),
                        "more ways",
                        "Edges were deleted, and there are more ways than before.");
            case Question.Distance distance ->
                Breach.unless(
                        isNoShorter(
                                before.getFirst().distance(), after.getFirst().distance()),
                        "shorter way",
                        "Edges were deleted, and a way is shorter than before.");
            case Question.ShortestWay way ->
                Breach.unless(
                        isNoShorter(length(before.getFirst()), length(after.getFirst())),
                        "shorter way",
                        "Edges were deleted, and a way is shorter than before.");
        };
    }

    private static OptionalLong length(Reply reply) {
        return reply.way().map(way -> OptionalLong.of(way.size())).orElseGet(OptionalLong::empty);
    }

    private static boolean isNoShorter(OptionalLong before, OptionalLong after) {
        return after.isEmpty() || (before.isPresent() && before.getAsLong() <= after.getAsLong());
    }
}
