package dev.touchstone.core.relation.draw;

import static dev.touchstone.core.relation.Replies.DONE;
import static dev.touchstone.core.relation.Replies.FOUR;
import static dev.touchstone.core.relation.Replies.GRAPH;
import static dev.touchstone.core.relation.Replies.NOTHING;
import static dev.touchstone.core.relation.Replies.ONE;
import static dev.touchstone.core.relation.Replies.TWO;
import static dev.touchstone.core.relation.Replies.edit;
import static dev.touchstone.core.relation.Replies.node;
import static dev.touchstone.core.relation.Replies.nodes;
import static dev.touchstone.core.relation.Replies.number;
import static dev.touchstone.core.relation.Replies.passing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.relation.FakeSpeech;
import dev.touchstone.core.relation.Replies;
import dev.touchstone.core.relation.law.CutRemoval;
import dev.touchstone.core.relation.law.DistanceAvoiding;
import dev.touchstone.core.relation.law.NodeMembership;
import dev.touchstone.core.relation.law.Relation;
import dev.touchstone.core.relation.law.Symmetry;
import dev.touchstone.core.relation.question.Bond;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.relation.question.Reply;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RelationCaseTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");

    /** Two questions. */
    private static final RelationCase STILL = of(new Symmetry(ONE, TWO, new Bond.Spouse(Links.ANY)), false);

    /** The graph, a question, a change, the question again, the graph again. */
    private static final RelationCase CHANGING = of(
            new NodeMembership(passing(Operator.MORE, 25), FOUR, List.of(edit(new Change.AddNode(node(4, 40)))), true),
            false);

    private static RelationCase of(Relation relation, boolean mute) {
        return new RelationCase(GRAPH, ENGINE, new FakeSpeech(mute), relation);
    }

    private static List<Outcome> outcomes(Reply... replies) {
        return Arrays.stream(replies).map(RelationCaseTest::outcome).toList();
    }

    private static Outcome outcome(Reply reply) {
        return new Rows(new Answer(List.of("n"), reply.rows()), true);
    }

    private static List<String> asked(RelationCase related, List<Outcome> outcomes) {
        List<String> asked = new ArrayList<>();
        for (int i = 0; i <= outcomes.size(); i++) {
            Optional<Step> step = related.next(outcomes.subList(0, i));
            step.ifPresent(next -> asked.add((next.changes() ? "! " : "") + next.role() + ": "
                    + next.statement().text(FakeLanguage.DIALECT)));
        }
        return asked;
    }

    private static String mark(Verdict verdict) {
        return verdict instanceof Fail fail ? fail.mark() : verdict.toString();
    }

    @Test
    void theQuestionsOfARelationAreAskedOneAfterTheOther() {
        List<Outcome> right = outcomes(nodes(2), nodes(1));
        assertThat(asked(STILL, right)).containsExactly("Question 1: Nodes", "Question 2: Nodes");
        assertThat(STILL.judge(right)).isEqualTo(Verdict.pass());
    }

    @Test
    void anAnswerThatBreaksTheRelationIsAFailure() {
        assertThat(mark(STILL.judge(outcomes(nodes(2), nodes())))).isEqualTo("one way: there");
        assertThat(mark(STILL.judge(outcomes(nodes(2, 2), nodes(1))))).isEqualTo("repeated");
    }

    @Test
    void anAnswerThatIsNoneIsAFailure() {
        RelationCase detour = of(new DistanceAvoiding(ONE, Replies.THREE, TWO, 3, Links.ANY), false);
        assertThat(mark(detour.judge(outcomes(number(1), nodes(1, 2))))).isEqualTo("no answer");
        assertThat(detour.judge(outcomes(number(1), NOTHING))).isEqualTo(Verdict.pass());
    }

    @Test
    void afterAnythingButRowsNothingMoreIsAskedAndNothingClaimed() {
        Outcome late = new TimedOut(Duration.ofSeconds(1), false);
        assertThat(STILL.next(List.of(late))).isEmpty();
        assertThat(STILL.judge(List.of(late))).isInstanceOf(Unknown.class);
        Outcome cut = new Rows(new Answer(List.of("n"), nodes(2).rows()), false);
        assertThat(STILL.judge(List.of(cut, outcome(nodes())))).isInstanceOf(Unknown.class);
    }

    @Test
    void whatTheLanguageCannotAskIsUnknown() {
        RelationCase mute = of(STILL.relation(), true);
        assertThat(mute.next(List.of())).isEmpty();
        assertThat(mute.judge(List.of())).isInstanceOf(Unknown.class);
    }

    @Test
    void aChangeIsMadeBetweenTwoLooksAtTheGraph() {
        List<Outcome> right = outcomes(nodes(1, 2, 3), nodes(3), DONE, nodes(3, 4), nodes(1, 2, 3, 4));
        assertThat(asked(CHANGING, right))
                .containsExactly(
                        "The graph before: look",
                        "Before: Nodes",
                        "! Change: change a graph of 3",
                        "After: Nodes",
                        "The graph after: look");
        assertThat(CHANGING.judge(right)).isEqualTo(Verdict.pass());
    }

    @Test
    void anotherGraphThanTheChangeShouldLeaveIsAFailure() {
        assertThat(mark(CHANGING.judge(outcomes(nodes(1, 2, 3), nodes(3), DONE, nodes(3, 4), nodes(1, 2, 4)))))
                .startsWith("graph: ");
        assertThat(mark(CHANGING.judge(outcomes(nodes(1, 2, 3), nodes(3), DONE, nodes(3), nodes(1, 2, 4)))))
                .as("what the relation says goes first")
                .isEqualTo("nodes missing");
    }

    @Test
    void aGraphThatIsNotShownAsItWasLoadedSaysNothingOfTheGraphAfter() {
        assertThat(CHANGING.judge(outcomes(nodes(1, 2), nodes(3), DONE, nodes(3, 4), nodes(1, 2, 4))))
                .isInstanceOf(Unknown.class);
    }

    @Test
    void aCaseWhoseChangesDoNotFitItsGraphIsNoCase() {
        assertThat(CHANGING.isLegal()).isTrue();
        assertThat(of(new CutRemoval(ONE, Replies.THREE, List.of(edit(new Change.DeleteEdge(1))), 3), false)
                        .isLegal())
                .isFalse();
    }
}
