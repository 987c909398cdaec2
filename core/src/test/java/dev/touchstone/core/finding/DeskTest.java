package dev.touchstone.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DeskTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");

    private final List<Integer> examined = new ArrayList<>();

    @Test
    void theFirstOfASignatureIsNewAndLaterOnesAreSeen() {
        Desk desk = new Desk();
        assertThat(consider(desk, finding("here", 1))).isEqualTo(Standing.NEW);
        assertThat(consider(desk, finding("here", 2))).isEqualTo(Standing.SEEN);
        assertThat(consider(desk, finding("there", 3))).isEqualTo(Standing.NEW);
    }

    @Test
    void ofOneSortTheFirstTheSecondTheFourthAndTheEighthIsLookedAt() {
        Desk desk = new Desk();
        List<Standing> standings = IntStream.rangeClosed(1, 20)
                .mapToObj(turn -> consider(desk, finding("here", turn)))
                .toList();
        assertThat(examined).containsExactly(1, 2, 4, 8, 16);
        assertThat(standings).filteredOn(Standing.LATER::equals).hasSize(15);
    }

    @Test
    void sortsAreCountedEachForItself() {
        Desk desk = new Desk();
        for (int turn = 1; turn <= 4; turn++) {
            consider(desk, finding("here", turn));
            consider(desk, finding("there", 10 * turn));
        }
        assertThat(examined).containsExactly(1, 10, 2, 20, 4, 40);
    }

    @Test
    void whatIsKnownIsNotNew() {
        Desk desk = new Desk(finding -> finding.fail().mark().equals("here"));
        assertThat(consider(desk, finding("here", 1))).isEqualTo(Standing.KNOWN);
        assertThat(consider(desk, finding("here", 2))).isEqualTo(Standing.KNOWN);
        assertThat(consider(desk, finding("there", 3))).isEqualTo(Standing.NEW);
    }

    @Test
    void whatDoesNotFailAgainIsFlakyAndStillCanBeNew() {
        Desk desk = new Desk();
        assertThat(consider(desk, finding("here", 1), raw -> Optional.empty())).isEqualTo(Standing.FLAKY);
        assertThat(consider(desk, finding("here", 2))).isEqualTo(Standing.NEW);
    }

    @Test
    void withoutTimeItIsPutOff() {
        Desk desk = new Desk();
        desk.consider(
                finding("here", 1),
                raw -> false,
                raw -> {
                    throw new AssertionError("there is no time to look at it");
                },
                (finding, standing) -> assertThat(standing).isEqualTo(Standing.LATER));
        assertThat(desk.isNewSort(finding("here", 1).coarse())).isFalse();
    }

    @Test
    void whatAnExaminationMadeOfItCounts() {
        Desk desk = new Desk();
        consider(desk, finding("here", 1));
        assertThat(consider(desk, finding("there", 2), raw -> Optional.of(finding("here", 2))))
                .isEqualTo(Standing.SEEN);
    }

    @Test
    void anEarlierPartOfTheCampaignIsRemembered() {
        Desk desk = new Desk();
        Signature signature = finding("here", 1).signature();
        desk.remember(Set.of(signature), Map.of(finding("here", 1).coarse(), 3));
        assertThat(desk.isNewSort(finding("here", 1).coarse())).isFalse();
        assertThat(consider(desk, finding("here", 4))).isEqualTo(Standing.SEEN);
        assertThat(consider(desk, finding("here", 5))).isEqualTo(Standing.LATER);
        assertThat(examined).containsExactly(4);
    }

    private Standing consider(Desk desk, Finding raw) {
        return consider(desk, raw, Optional::of);
    }

    private Standing consider(Desk desk, Finding raw, Function<Finding, Optional<Finding>> examine) {
        List<Standing> announced = new ArrayList<>();
        desk.consider(
                raw,
                any -> true,
                finding -> {
                    examined.add(finding.origin().turn());
                    return examine.apply(finding);
                },
                (finding, standing) -> announced.add(standing));
        assertThat(announced).hasSize(1);
        return announced.getFirst();
    }

    private static Finding finding(String mark, int turn) {
        return new Finding(
                "crash",
                "why",
                new Script(FakeLanguage.graph(1), ENGINE, List.of("find it")),
                new Fail(Kind.CRASH, ENGINE, mark, "It dies."),
                Transcript.NONE,
                new Finding.Origin("fake", 42, 3, turn));
    }
}
