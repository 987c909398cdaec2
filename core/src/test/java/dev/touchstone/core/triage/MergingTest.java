package dev.touchstone.core.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.triage.Merging.Candidate;
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

    /** With these fates on the versions 1, 2 and so on. */
    private static Candidate candidate(String name, String engine, Kind kind, Fate... fates) {
        List<Cell> cells = new ArrayList<>();
        for (Fate fate : fates) {
            cells.add(new Cell(name, new EngineId(engine, Integer.toString(cells.size() + 1)), fate, ""));
        }
        return new Candidate(name, engine, Optional.of(kind), new History(cells));
    }
}
