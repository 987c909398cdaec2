package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompositeCaseTest {
    private static final Thrown ERROR = new Thrown("Wrapped", "oops", "Root", List.of("c.D.e"));
    private static final Outcome ROWS = new Rows(new Answer(List.of(), List.of()), true);
    private static final Dataset GRAPH = FakeLanguage.graph(1);

    private final CompositeCase several = new CompositeCase(List.of(asking("one"), asking("two"), asking("three")));

    private static Case asking(String words) {
        return new CrashCase(GRAPH, EngineId.parse("a@1"), new Words(words));
    }

    @Test
    void allAreAskedInTheirOrderWhereNoneFails() {
        assertThat(several.next(List.of(ROWS))).isEqualTo(asking("two").next(List.of()));
        assertThat(several.next(List.of(ROWS, ROWS, ROWS))).isEmpty();
        assertThat(several.judge(List.of(ROWS, ROWS, ROWS))).isEqualTo(Verdict.pass());
    }

    @Test
    void theFirstThatFailsIsTheLastThatIsAsked() {
        List<Outcome> outcomes = List.of(ROWS, new Failed(ERROR));
        assertThat(several.next(outcomes)).isEmpty();
        assertThat(several.judge(outcomes)).isInstanceOf(Fail.class);
        assertThat(several.last(outcomes).each()).isEqualTo(asking("two"));
        assertThat(several.last(outcomes).outcomes()).containsExactly(new Failed(ERROR));
    }

    @Test
    void oneThatSaysNothingLeavesTheOthersTheirSay() {
        Outcome refusal = new Rejected(Reason.UNSUPPORTED, ERROR);
        assertThat(several.judge(List.of(refusal, ROWS, ROWS))).isInstanceOf(Unknown.class);
        assertThat(several.judge(List.of(refusal, new Failed(ERROR)))).isInstanceOf(Fail.class);
    }

    @Test
    void oneAloneIsItself() {
        assertThat(CompositeCase.of(List.of(asking("one")))).contains(asking("one"));
        assertThat(CompositeCase.of(List.of())).isEmpty();
    }
}
