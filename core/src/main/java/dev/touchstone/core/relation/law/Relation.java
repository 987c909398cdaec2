package dev.touchstone.core.relation.law;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.touchstone.core.relation.question.Ask;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Reply;
import dev.touchstone.core.relation.world.World;
import java.util.List;
import java.util.Optional;

/**
 * What the replies to several questions about one graph have to do with each other, whatever the graph. Plain data: the nodes, edges and
 * tests that it is about. Every one has its proof in its comment.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public interface Relation {

    /** What to do after these replies (those of edits among them), or empty when there is nothing more to ask. Pure. */
    Optional<Ask> next(List<Reply> soFar);

    /** In what the replies to all questions break the relation, or empty where they do not. Pure. */
    Optional<Breach> breach(List<Reply> replies);

    /** What the replies must satisfy, in a sentence for the reader of a report. */
    String law();

    /** The changes that it makes, in order. */
    List<Edit> edits();

    /** Whether the relation says something about this graph. The nodes that it names may be gone from a smaller one. */
    boolean isAbout(World world);

    /**
     * A broken relation.
     *
     * @param mark what is the same when it is broken again in the same way
     * @param claim one sentence for the reader of a report
     */
    record Breach(String mark, String claim) {
        static Optional<Breach> unless(boolean holds, String mark, String claim) {
            return holds ? Optional.empty() : Optional.of(new Breach(mark, claim));
        }
    }

    /** The next of these in order. */
    static Optional<Ask> inOrder(List<Reply> soFar, Ask... asks) {
        return soFar.size() < asks.length ? Optional.of(asks[soFar.size()]) : Optional.empty();
    }

    /** The next of these questions in order. */
    static Optional<Ask> inOrder(List<Reply> soFar, List<Question> questions) {
        return soFar.size() < questions.size()
                ? Optional.of(new Ask.Read(questions.get(soFar.size())))
                : Optional.empty();
    }
}
