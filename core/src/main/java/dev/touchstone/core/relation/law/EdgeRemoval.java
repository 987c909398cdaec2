package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * With fewer edges and nodes, nothing more is reached, no more ways are there, and none is shorter.
 *
 * <p>Sound because every way in the smaller graph is one in the larger, and the questions ask for ways without negating anything. Of the nodes
 * and edges that are left, each passes the tests that it passed.
 */
@JsonTypeName("edge-removal")
public record EdgeRemoval(Question question, List<Edit> edits) implements DynamicRelation {
    public EdgeRemoval {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "With fewer edges, nothing more is found than before, and nothing is nearer.";
    }

    @Override
    public List<Question> before() {
        return List.of(question);
    }

    @Override
    public boolean isAbout(World world) {
        return DynamicRelation.super.isAbout(world) && edits.stream().allMatch(EdgeRemoval::onlyDeletes);
    }

    static boolean onlyDeletes(Edit edit) {
        return switch (edit) {
            case Edit.OfGraph(Change change) ->
                change instanceof Change.DeleteEdge || change instanceof Change.DeleteNode;
            case Edit.OfTriples triples -> triples.come().isEmpty();
        };
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        return switch (question) {
            case Question.Nodes which ->
                SetDifference.extra(
                        before.getFirst().nodes(),
                        after.getFirst().nodes(),
                        "Edges were deleted, but a node is found that was not found before.");
            case Question.Edges edges -> noMoreEdges(before, after);
            case Question.JoinedEdges edges -> noMoreEdges(before, after);
            case Question.Ways ways ->
                Breach.unless(
                        before.getFirst().ways().containsAll(after.getFirst().ways()),
                        "more ways",
                        "Edges were deleted, but a path is found that was not found before.");
            case Question.Reaches reaches ->
                Breach.unless(
                        before.getFirst().holds() || !after.getFirst().holds(),
                        "newly connected",
                        "Edges were deleted, but a node reaches another that it did not reach before.");
            case Question.Count count ->
                Breach.unless(
                        after.getFirst().number() <= before.getFirst().number(),
                        "more ways",
                        "Edges were deleted, but there are more paths than before.");
            case Question.Distance distance ->
                Breach.unless(
                        isNoShorter(
                                before.getFirst().distance(), after.getFirst().distance()),
                        "shorter way",
                        "Edges were deleted, but a path is shorter than before.");
            case Question.ShortestPath way ->
                Breach.unless(
                        isNoShorter(length(before.getFirst()), length(after.getFirst())),
                        "shorter way",
                        "Edges were deleted, but a path is shorter than before.");
        };
    }

    private static Optional<Breach> noMoreEdges(List<Reply> before, List<Reply> after) {
        return SetDifference.extra(
                before.getFirst().nodes(),
                after.getFirst().nodes(),
                "Edges were deleted, but an edge is found that was not found before.");
    }

    private static OptionalLong length(Reply reply) {
        return reply.way().map(way -> OptionalLong.of(way.size())).orElseGet(OptionalLong::empty);
    }

    private static boolean isNoShorter(OptionalLong before, OptionalLong after) {
        return after.isEmpty() || (before.isPresent() && before.getAsLong() <= after.getAsLong());
    }
}
