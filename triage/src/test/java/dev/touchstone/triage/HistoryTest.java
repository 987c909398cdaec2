package dev.touchstone.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import java.util.List;
import org.junit.jupiter.api.Test;

class HistoryTest {
    private static VersionResult cell(String finding, String engine, Fate fate) {
        return new VersionResult(finding, EngineId.parse(engine), fate, "");
    }

    private static final List<VersionResult> CELLS = List.of(
            cell("one", "fake@3.10", Fate.FIXED),
            cell("one", "fake@3.1", Fate.SAME),
            cell("one", "fake@3.2", Fate.SAME),
            cell("one", "fake@3.3", Fate.SAME),
            cell("one", "fake@3.4", Fate.OTHER),
            cell("one", "fake@2.0", Fate.FIXED),
            cell("one", "fake@4.0", Fate.INCONCLUSIVE),
            cell("one", "other@3.1", Fate.FIXED),
            cell("two", "fake@3.1", Fate.FIXED));

    @Test
    void versionsStandTogetherByWhatTheyDo() {
        History history = History.of(CELLS, "one", "fake");
        assertThat(history.reproducing()).containsExactly("3.1", "3.2", "3.3");
        assertThat(history.words())
                .isEqualTo("bad 3.1 to 3.3; bad with another result 3.4; good 2.0, 3.10; inconclusive 4.0");
        assertThat(new History(List.of()).words()).isEqualTo("not tried");
    }

    @Test
    void aVersionThatWasTriedTwiceIsThereOnce() {
        History history = new History(List.of(
                cell("one", "fake@1", Fate.INCONCLUSIVE),
                cell("one", "fake@1", Fate.SAME),
                cell("one", "fake@1", Fate.FIXED),
                cell("one", "fake@2", Fate.FIXED),
                cell("one", "fake@2", Fate.INCONCLUSIVE)));
        assertThat(history.words()).isEqualTo("bad 1; good 2");
    }

    @Test
    void thePageGetsALineAndKeepsOne() {
        List<History> one = List.of(History.of(CELLS, "one", "other"));
        String page = VersionLine.into("# Title\n", one);
        assertThat(page).isEqualTo("""
                # Title

                <!-- versions -->
                Versions of other: good 3.1.
                <!-- /versions -->
                """);
        String more = VersionLine.into(page + "The end.\n", List.of(History.of(CELLS, "two", "fake")));
        assertThat(more).isEqualTo("""
                # Title

                <!-- versions -->
                Versions of fake: good 3.1.
                <!-- /versions -->
                The end.
                """);
    }
}
