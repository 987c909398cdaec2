package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.QuestionScope;
import dev.touchstone.core.relation.world.World;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a question does not ask for does not change its answer: nodes without edges and without the properties that are tested, edges of
 * types that it does not go along, other properties.
 *
 * <p>Sound because the answer depends on the edges of the types in question, on the tested properties and labels of the nodes that have them, and on
 * nothing else. A shortest path may be another one of the same length, so questions for it are excluded. In an RDF graph a value is a node, too:
 * where edges are gone along in both directions, a new value of a node leads on to all others that have it.
 */
@JsonTypeName("irrelevant-change")
public record IrrelevantChange(Question question, List<Edit> edits) implements DynamicRelation {
    public IrrelevantChange {
        edits = List.copyOf(edits);
    }

    @Override
    public String law() {
        return "The result is the same after the change, on which the question does not depend.";
    }

    @Override
    public List<Question> before() {
        return List.of(question);
    }

    @Override
    public boolean isAbout(World world) {
        return DynamicRelation.super.isAbout(world)
                && !(question instanceof Question.ShortestPath)
                && (!QuestionScope.turns(question) || edits.stream().allMatch(Edit.OfGraph.class::isInstance))
                && followed(world).equals(followed(World.of(world.after(edits))))
                && edits.stream().allMatch(edit -> leavesTests(edit, world));
    }

    private List<Arc> followed(World world) {
        return world.arcs().stream()
                .filter(arc -> QuestionScope.follows(question, arc.type()))
                .toList();
    }

    private boolean leavesTests(Edit edit, World world) {
        return switch (edit) {
            case Edit.OfGraph(Change change) -> leavesTests(change, world);
            case Edit.OfTriples triples ->
                Stream.concat(triples.gone().stream(), triples.come().stream())
                        .noneMatch(triple -> isTested(triple.predicate().value()));
        };
    }

    private boolean leavesTests(Change change, World world) {
        return switch (change) {
            case Change.AddNode add -> add.node().properties().keySet().stream().noneMatch(this::isTested);
            case Change.SetProperty set -> !isTested(set.name());
            case Change.DeleteNode delete ->
                QuestionScope.tests(question)
                        .allMatch(test ->
                                world.passes(new Int(delete.key()), test).equals(Optional.of(false)));
            case Change.AddLabel add -> false;
            case Change.RemoveLabel remove -> false;
            case Change.AddEdge add -> true;
            case Change.DeleteEdge delete -> true;
            case Change.CreateIndex create -> true;
            case Change.DropIndex drop -> true;
        };
    }

    private boolean isTested(String key) {
        return QuestionScope.conditions(question).anyMatch(test -> test.key().equals(key));
    }

    @Override
    public Optional<Breach> breach(List<Reply> before, List<Reply> after) {
        boolean same = question instanceof Question.Nodes
                ? before.getFirst().nodes().equals(after.getFirst().nodes())
                : new Comparison(Sameness.TYPED)
                        .asMultisets(rows(before), rows(after))
                        .isNone();
        return Breach.unless(
                same, "another answer", "The result changes although the question does not depend on the change.");
    }

    private static List<List<Value>> rows(List<Reply> replies) {
        return replies.getFirst().rows();
    }
}
