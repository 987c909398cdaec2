package dev.touchstone.core.relation.question;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * How a language asks {@linkplain Question questions} and makes {@linkplain Edit edits}. A record of choices where the language has several ways to
 * say the same, stored with a case. Languages register theirs.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public interface Phrasing {

    /** The statement that asks it, or empty where the language has no words for it. */
    Optional<Statement> ask(Question question);

    /**
     * The statement that makes it, or empty where the language has no words for it.
     *
     * @param now the graph that is changed
     */
    Optional<Statement> make(Edit edit, Dataset now);

    /** Statements that together show the whole graph, which this one is or becomes by edits. */
    List<Statement> looks(Dataset dataset);

    /** The rows that they must give where the graph is this one, in the same order; empty where they cannot be determined. */
    Optional<List<List<List<Value>>>> entries(Dataset dataset);

    /** What the language can count. */
    List<Uniqueness> counts();

    /** Whether it can ask for what is reached by any number of edges without going along all ways there are. */
    boolean reachesAnything();

    /** Whether it can ask for ways of any number of edges, going along all there are, of which none repeats itself for ever. */
    boolean followsAnything();

    /** What is known of the right answer to a statement of this phrasing. */
    default Expectation expectation(Statement statement, Dataset now) {
        return statement.expectation(now);
    }

    /** Whether a comparison is either true or false of all that is in the dataset, or false of what lacks the property, wherever it stands. */
    boolean isSettled(PropertyTest test, Dataset dataset);

    /** Whether an engine that speaks this dialect can be asked this. */
    boolean isWithin(Statement statement, Dialect dialect);
}
