package dev.touchstone.gremlin.shape;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnboundNamesTest {
    private static final Call V = Call.of("V");

    @Test
    void aFormulaNamesWhatNothingIsCalled() {
        assertThat(in(V, Call.of("math", text("a")), Call.of("by", text("")))).containsExactly("a");
        assertThat(in(V, Call.of("where", nested(Call.of("math", text("b + sin(_) * pi"))))))
                .containsExactly("b");
    }

    @Test
    void whatAStepIsCalledIsBound() {
        assertThat(in(V, Call.of("as", text("a")), Call.of("math", text("a / 2"))))
                .isEmpty();
        assertThat(in(V, Call.of("aggregate", text("x")), Call.of("cap", text("x"))))
                .isEmpty();
    }

    @Test
    void theKeysOfAMapAreNames() {
        assertThat(in(V, Call.of("project", text("a")), Call.of("by", text("k")), Call.of("math", text("a"))))
                .isEmpty();
        assertThat(in(V, Call.of("valueMap"), Call.of("math", text("a")))).isEmpty();
    }

    @Test
    void whatSelectsNothingIsNoMistake() {
        assertThat(in(V, Call.of("select", text("a")))).isEmpty();
    }

    private static List<String> in(Call... calls) {
        return UnboundNames.in(Traversal.of(calls));
    }
}
