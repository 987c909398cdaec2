package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static final Verdict PASS = Verdict.pass();
    private static final Verdict DOUBT = new Unknown("rejected");
    private static final Verdict OTHER_DOUBT = new Unknown("time ran out");
    private static final Verdict FAIL = fail("a");
    private static final Verdict OTHER_FAIL = fail("b");

    @Test
    void aFailureOutweighsDoubtAndDoubtAPass() {
        for (Verdict lighter : List.of(PASS, DOUBT)) {
            assertThat(FAIL.and(lighter)).isEqualTo(FAIL);
            assertThat(lighter.and(FAIL)).isEqualTo(FAIL);
        }
        assertThat(DOUBT.and(PASS)).isEqualTo(DOUBT);
        assertThat(PASS.and(DOUBT)).isEqualTo(DOUBT);
        assertThat(PASS.and(PASS)).isEqualTo(PASS);
    }

    @Test
    void theFirstOfAKindIsKept() {
        assertThat(FAIL.and(OTHER_FAIL)).isEqualTo(FAIL);
        assertThat(OTHER_FAIL.and(FAIL)).isEqualTo(OTHER_FAIL);
        assertThat(DOUBT.and(OTHER_DOUBT)).isEqualTo(DOUBT);
        assertThat(OTHER_DOUBT.and(DOUBT)).isEqualTo(OTHER_DOUBT);
    }

    @Test
    void itDoesNotMatterHowVerdictsAreGrouped() {
        List<Verdict> all = List.of(PASS, DOUBT, OTHER_DOUBT, FAIL, OTHER_FAIL);
        for (Verdict a : all) {
            for (Verdict b : all) {
                for (Verdict c : all) {
                    assertThat(a.and(b).and(c)).as("%s, %s, %s", a, b, c).isEqualTo(a.and(b.and(c)));
                }
            }
        }
    }

    @Test
    void aKindHasWords() {
        assertThat(Kind.UNEXPECTED_EXCEPTION.words()).isEqualTo("unexpected exception");
    }

    private static Verdict fail(String mark) {
        return new Fail(Kind.CRASH, EngineId.parse("e@1"), mark, "claim");
    }
}
