package dev.touchstone.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Thrown;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThrownTest {
    @Test
    void theRootCauseComesBeforeWhatItIsWrappedIn() {
        Thrown thrown = new Thrown(
                "q.Wrapper", "j.Execution: task=" + "x".repeat(300) + ": r.Root: it broke", "r.Root", List.of("r.A.b"));
        assertThat(new Failed(thrown).summary()).isEqualTo("internal error: r.Root: it broke (in q.Wrapper)");
    }

    @Test
    void aRootThatTheMessageDoesNotNameIsNamed() {
        assertThat(new Failed(new Thrown("q.Wrapper", "it broke", "r.Root", List.of("r.A.b"))).summary())
                .isEqualTo("internal error: r.Root (in q.Wrapper: it broke)");
    }

    /** Native code has no stack that we know; its words stand in the place of the class and of a frame. */
    @Test
    void anErrorThatIsOnlyWordsIsSaidOnceAndWithoutAFrame() {
        Outcome failed = new Failed(new Thrown(
                "Parameter … not found",
                "Parameter e not found.",
                "Parameter … not found",
                List.of("kuzu.Parameter … not found ")));
        assertThat(failed.summary()).isEqualTo("internal error: Parameter e not found.");
        assertThat(failed.trace()).isEmpty();
    }
}
