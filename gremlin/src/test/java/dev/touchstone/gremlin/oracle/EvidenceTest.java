package dev.touchstone.gremlin.oracle;

import static dev.touchstone.gremlin.oracle.Sketch.REJECTED;
import static dev.touchstone.gremlin.oracle.Sketch.rows;
import static dev.touchstone.gremlin.oracle.Sketch.vertex;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.gremlin.text.GremlinReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines are played here by a table of what they refuse; they answer everything else with the same vertex. */
class EvidenceTest {
    private static final String TWO = "g.V().has('k', P.gt('x')).hasLabel('A')";
    private static final String BY_ID = "g.V(ids).has('k', P.gt('x'))";
    private static final String ASKED_LAST = "g.V(ids).filter(__.hasLabel('A')).barrier().has('k', P.gt('x'))";

    @Test
    void anErrorThatIsOneWhenAskedLastIsMissing() {
        assertThat(kind(TWO, BY_ID, ASKED_LAST)).isEqualTo(Kind.MISSING_EXCEPTION);
    }

    @Test
    void anErrorThatAnotherConditionKeepsAwayIsTheEnginesAffair() {
        assertThat(verdict(TWO, BY_ID)).isInstanceOf(Unknown.class);
    }

    @Test
    void anErrorOfTheOtherConditionShowsNothingOfThisOne() {
        assertThat(verdict(TWO, BY_ID, "g.V(ids).filter(__.hasLabel('A'))", ASKED_LAST))
                .isInstanceOf(Unknown.class);
    }

    @Test
    void theLastConditionMeetsWhatAllOthersLetPass() {
        assertThat(kind("g.V().hasLabel('A').has('k', P.gt('x')).out().count()", BY_ID))
                .isEqualTo(Kind.MISSING_EXCEPTION);
    }

    @Test
    void whatComesAfterAllConditionsMeetsWhatTheyLetPass() {
        assertThat(kind("g.V().has('k').hasLabel('A').values('k', 'l').sum()", "g.V(ids).values('k', 'l').sum()"))
                .isEqualTo(Kind.MISSING_EXCEPTION);
    }

    @Test
    void anErrorOfTheWholeThatNoConditionMeetsAnywhereIsUnexpected() {
        assertThat(kind(TWO, TWO)).isEqualTo(Kind.UNEXPECTED_EXCEPTION);
    }

    @Test
    void anErrorOfTheWholeThatAConditionMeetsSomewhereIsTheEnginesAffair() {
        assertThat(verdict(TWO, TWO, "g.V().barrier().has('k', P.gt('x'))")).isInstanceOf(Unknown.class);
    }

    /** The order, a limit, a list of what is different: the answer may be the same whether one more gets through. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().has('k', P.gt('x')).order().by('uid').limit(1L)",
                "g.V().has('k', P.gt('x')).out().dedup()",
                "g.V().has('k', P.gt('x')).values('uid').max().is(3L)"
            })
    void whereTheAnswerDoesNotTellOfEachNothingIsShown(String text) {
        assertThat(verdict(text, BY_ID)).isInstanceOf(Unknown.class);
    }

    /** One neighbour that passes is enough, and another may be an error. */
    @Test
    void whichNeighbourIsAskedFirstIsTheEnginesAffair() {
        String text = "g.V().where(__.out().has('k', P.gt('x')))";
        assertThat(verdict(text, "g.V(ids).where(__.out().has('k', P.gt('x')))"))
                .isInstanceOf(Unknown.class);
        assertThat(verdict(text, text, "g.V().barrier().has('k', P.gt('x'))")).isInstanceOf(Unknown.class);
        assertThat(kind(text, text)).isEqualTo(Kind.UNEXPECTED_EXCEPTION);
    }

    @Test
    void barriersAreAskedOneAfterTheOther() {
        DisassembleBarrierCase barriers = new DisassembleBarrierCase(
                Sketch.GRAPH, Sketch.ENGINE, GremlinReader.traversal("g.V().hasLabel('A').has('k', P.gt('x')).out()"));
        assertThat(verdict(
                        barriers,
                        List.of(
                                "g.V().barrier().hasLabel('A').barrier().has('k', P.gt('x')).barrier().out().barrier()",
                                "g.V().barrier().hasLabel('A').barrier().has('k', P.gt('x')).barrier()")))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.MISSING_EXCEPTION));
        DisassembleBarrierCase two =
                new DisassembleBarrierCase(Sketch.GRAPH, Sketch.ENGINE, GremlinReader.traversal(TWO));
        String slow = "g.V().barrier().has('k', P.gt('x')).barrier()";
        assertThat(verdict(two, List.of(slow + ".hasLabel('A').barrier()", slow)))
                .isInstanceOf(Unknown.class);
    }

    private static Kind kind(String text, String... refused) {
        return ((Fail) verdict(text, refused)).kind();
    }

    private static Verdict verdict(String text, String... refused) {
        return verdict(
                new DisassembleIdsCase(Sketch.GRAPH, Sketch.ENGINE, GremlinReader.traversal(text), false),
                List.of(refused));
    }

    private static Verdict verdict(Case asked, List<String> refused) {
        List<Outcome> outcomes = new ArrayList<>();
        Map<Boolean, Outcome> answers = Map.of(true, REJECTED, false, rows(vertex(3)));
        for (var step = asked.next(outcomes); step.isPresent(); step = asked.next(outcomes)) {
            outcomes.add(answers.get(refused.contains(Sketch.text(step))));
        }
        return asked.judge(outcomes);
    }
}
