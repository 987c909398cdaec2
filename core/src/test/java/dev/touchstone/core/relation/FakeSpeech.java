package dev.touchstone.core.relation;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import java.util.List;
import java.util.Optional;

/**
 * Asks by the name of the question, and looks at the keys of nodes.
 *
 * @param mute cannot say anything
 * @param counts what it can count
 */
public record FakeSpeech(boolean mute, List<Uniqueness> counts) implements Phrasing {
    static final Words LOOK = new Words("look");

    /** It counts all. */
    public FakeSpeech(boolean mute) {
        this(mute, List.of(Uniqueness.values()));
    }

    @Override
    public Optional<Statement> ask(Question question) {
        return mute
                ? Optional.empty()
                : Optional.of(new Words(question.getClass().getSimpleName()));
    }

    @Override
    public Optional<Statement> make(Edit edit, Dataset now) {
        PropertyGraph graph = (PropertyGraph) now;
        return edit instanceof Edit.OfGraph(Change.DeleteNode(long key))
                // What is deleted must be there: languages ask it for its labels.
                ? Optional.of(new Words("delete " + graph.node(key).labels()))
                : Optional.of(new Words("change a graph of " + graph.nodes().size()));
    }

    @Override
    public List<Statement> looks(Dataset dataset) {
        return List.of(LOOK);
    }

    @Override
    public Optional<List<List<List<Value>>>> entries(Dataset dataset) {
        return Optional.of(List.of(((PropertyGraph) dataset)
                .nodes().stream()
                        .map(node -> List.<Value>of(new Int(node.key())))
                        .toList()));
    }

    @Override
    public boolean reachesAnything() {
        return true;
    }

    @Override
    public boolean followsAnything() {
        return true;
    }

    @Override
    public boolean isWithin(Statement statement, Dialect dialect) {
        return true;
    }

    @Override
    public boolean isSettled(PropertyTest test, Dataset dataset) {
        return true;
    }
}
