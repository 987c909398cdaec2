package dev.touchstone.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.FailureKey;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.triage.Merging.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MergingTest {
    private static final Fate[] NOT_TRIED = {};

    @Test
    void onlyWhatSharesEngineKindAndVersionsBelongsTogether() {
        assertThat(Merging.groups(List.of(
                        candidate("a", "neo4j", Kind.CRASH, Fate.SAME, Fate.SAME),
                        candidate("b", "neo4j", Kind.CRASH, Fate.SAME, Fate.OTHER),
                        candidate("c", "neo4j", Kind.CRASH, Fate.SAME, Fate.SAME),
                        candidate("d", "kuzu", Kind.CRASH, Fate.SAME, Fate.SAME),
                        candidate("e", "neo4j", Kind.HANG, Fate.SAME, Fate.SAME),
                        candidate("f", "neo4j", Kind.CRASH, NOT_TRIED),
                        candidate("g", "neo4j", Kind.CRASH, NOT_TRIED))))
                .containsExactly(List.of("a", "c"));
    }

    @Test
    void rowsOfDifferentVersionsCannotBeCompared() {
        assertThat(Merging.groups(List.of(
                        candidate("a", "neo4j", Kind.CRASH, Fate.SAME, Fate.FIXED),
                        candidate("b", "neo4j", Kind.CRASH, Fate.SAME, Fate.INCONCLUSIVE),
                        candidate("c", "neo4j", Kind.CRASH, Fate.SAME))))
                .containsExactly(List.of("b", "c"));
    }

    @Test
    void wrongResultsThatNoVersionHasMendedStayAlone() {
        assertThat(Merging.groups(List.of(
                        candidate("a", "neo4j", Kind.WRONG_RESULT, Fate.SAME, Fate.SAME),
                        candidate("b", "neo4j", Kind.WRONG_RESULT, Fate.SAME, Fate.SAME),
                        candidate("c", "neo4j", Kind.WRONG_RESULT, Fate.SAME, Fate.FIXED),
                        candidate("d", "neo4j", Kind.WRONG_RESULT, Fate.SAME, Fate.FIXED))))
                .containsExactly(List.of("c", "d"));
    }

    @Test
    void anotherErrorAnotherOracleAndAnotherConstructAreAnotherBug() {
        FailureKey ids = failure(Kind.WRONG_RESULT, "missing", "disassemble-ids", "V", "out");
        assertThat(grouped(ids, ids)).isTrue();
        assertThat(grouped(ids, failure(Kind.WRONG_RESULT, "extra", "disassemble-ids", "V", "out")))
                .isFalse();
        assertThat(grouped(ids, failure(Kind.WRONG_RESULT, "missing", "disassemble-table", "V", "out")))
                .isFalse();
        assertThat(grouped(ids, failure(Kind.WRONG_RESULT, "missing", "disassemble-ids", "V", "in")))
                .isFalse();
        FailureKey error = failure(Kind.INTERNAL_ERROR, "NullPointerException < a.B.c", "crash", "V");
        assertThat(grouped(error, failure(Kind.INTERNAL_ERROR, "NullPointerException < a.B.c", "truth", "E")))
                .as("an error is one whoever asks")
                .isTrue();
        assertThat(grouped(error, failure(Kind.INTERNAL_ERROR, "ClassCastException < a.B.c", "crash", "V")))
                .isFalse();
        assertThat(grouped(error, failure(Kind.INTERNAL_ERROR, "NullPointerException < d.E.f", "crash", "V")))
                .isFalse();
    }

    @Test
    void ofWhatNothingIsKnownNothingIsPutTogether() {
        History row = candidate("a", "neo4j", Kind.CRASH, Fate.SAME, Fate.FIXED).row();
        assertThat(Merging.groups(List.of(
                        new Candidate("a", "neo4j", Optional.empty(), row),
                        new Candidate("b", "neo4j", Optional.empty(), row))))
                .isEmpty();
    }

    private static FailureKey failure(Kind kind, String mark, String oracle, String... parts) {
        Fail fail = new Fail(kind, new EngineId("neo4j", "1"), mark, "It fails.");
        return FailureKey.of(fail, Optional.of(oracle), Optional.of(new Parts(List.of(parts))));
    }

    private static boolean grouped(FailureKey one, FailureKey other) {
        History row = candidate("a", "neo4j", Kind.CRASH, Fate.SAME, Fate.FIXED).row();
        return !Merging.groups(List.of(
                        new Candidate("a", "neo4j", Optional.of(one), row),
                        new Candidate("b", "neo4j", Optional.of(other), row)))
                .isEmpty();
    }

    /** With these fates on the versions 1, 2 and so on. */
    private static Candidate candidate(String name, String engine, Kind kind, Fate... fates) {
        List<VersionResult> cells = new ArrayList<>();
        for (Fate fate : fates) {
            cells.add(new VersionResult(name, new EngineId(engine, Integer.toString(cells.size() + 1)), fate, ""));
        }
        return new Candidate(name, engine, Optional.of(failure(kind, "", "any")), new History(cells));
    }
}
