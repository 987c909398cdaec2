package dev.touchstone.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Values;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerTest {
    private static final Answer ANSWER = new Answer(
            List.of("a", "b"), List.of(List.of(Values.of(1), Values.of(2)), List.of(Values.of(3), Values.NULL)));

    @Test
    void theSameColumnsCanStandInAnotherOrder() {
        assertThat(ANSWER.inOrderOf(List.of("b", "a")))
                .isEqualTo(new Answer(
                        List.of("b", "a"),
                        List.of(List.of(Values.of(2), Values.of(1)), List.of(Values.NULL, Values.of(3)))));
    }

    @Test
    void otherColumnsStayWhereTheyAre() {
        assertThat(ANSWER.inOrderOf(List.of("b", "c"))).isSameAs(ANSWER);
        assertThat(ANSWER.inOrderOf(List.of("b"))).isSameAs(ANSWER);
        assertThat(ANSWER.inOrderOf(List.of("a", "a"))).isSameAs(ANSWER);
    }

    @Test
    void columnsInWhichNothingEverIsComeAndGo() {
        Answer bare = new Answer(List.of("a"), List.of(List.of(Values.of(1))));
        Answer withNothing = new Answer(List.of("n", "a"), List.of(List.of(Values.NULL, Values.of(1))));
        assertThat(withNothing.shapedAs(List.of("a"))).isEqualTo(bare);
        assertThat(bare.shapedAs(List.of("n", "a"))).isEqualTo(withNothing);
        assertThat(ANSWER.shapedAs(List.of("a"))).isEqualTo(ANSWER);
    }
}
