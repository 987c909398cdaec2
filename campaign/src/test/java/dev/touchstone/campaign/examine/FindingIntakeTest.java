package dev.touchstone.campaign.examine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Signature;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Construct;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FindingIntakeTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");

    private final List<Integer> examined = new ArrayList<>();

    @Test
    void theFirstOfASignatureIsNewAndLaterOnesAreSeen() {
        FindingIntake intake = new FindingIntake();
        assertThat(consider(intake, finding("here", 1))).isEqualTo(Standing.NEW);
        assertThat(consider(intake, finding("here", 2))).isEqualTo(Standing.SEEN);
        assertThat(consider(intake, finding("there", 3))).isEqualTo(Standing.NEW);
    }

    @Test
    void ofOneSortTheFirstTheSecondTheFourthAndTheEighthIsLookedAt() {
        FindingIntake intake = new FindingIntake();
        List<Standing> standings = IntStream.rangeClosed(1, 20)
                .mapToObj(turn -> consider(intake, finding("here", turn)))
                .toList();
        assertThat(examined).containsExactly(1, 2, 4, 8, 16);
        assertThat(standings).filteredOn(Standing.LATER::equals).hasSize(15);
    }

    @Test
    void sortsAreCountedEachForItself() {
        FindingIntake intake = new FindingIntake();
        for (int turn = 1; turn <= 4; turn++) {
            consider(intake, finding("here", turn));
            consider(intake, finding("there", 10 * turn));
        }
        assertThat(examined).containsExactly(1, 10, 2, 20, 4, 40);
    }

    @Test
    void whatIsKnownIsNotNew() {
        FindingIntake intake = new FindingIntake(finding ->
                Optional.of("an issue").filter(any -> finding.fail().mark().equals("here")));
        assertThat(consider(intake, finding("here", 1))).isEqualTo(Standing.KNOWN);
        assertThat(consider(intake, finding("here", 2))).isEqualTo(Standing.KNOWN);
        assertThat(consider(intake, finding("there", 3))).isEqualTo(Standing.NEW);
    }

    @Test
    void whatDoesNotFailAgainIsFlakyAndStillCanBeNew() {
        FindingIntake intake = new FindingIntake();
        assertThat(consider(intake, finding("here", 1), raw -> Optional.empty()))
                .isEqualTo(Standing.FLAKY);
        assertThat(consider(intake, finding("here", 2))).isEqualTo(Standing.NEW);
    }

    @Test
    void whatAnExaminationMadeOfItCounts() {
        FindingIntake intake = new FindingIntake();
        consider(intake, finding("here", 1));
        assertThat(consider(intake, finding("there", 2), raw -> Optional.of(finding("here", 2))))
                .isEqualTo(Standing.SEEN);
    }

    @Test
    void anEarlierPartOfTheCampaignIsRemembered() {
        FindingIntake intake = new FindingIntake();
        Signature signature = finding("here", 1).signature();
        intake.remember(Set.of(signature), Map.of(finding("here", 1).coarse(), 3));
        assertThat(intake.isNew(finding("here", 1).coarse())).isFalse();
        assertThat(consider(intake, finding("here", 4))).isEqualTo(Standing.SEEN);
        assertThat(consider(intake, finding("here", 5))).isEqualTo(Standing.LATER);
        assertThat(examined).containsExactly(4);
    }

    @Test
    void whatHasAllThatIsLeftOfAFindingIsCountedWithItWhateverItsSort() {
        FindingIntake intake = new FindingIntake();
        List<Construct> left = List.of(new Construct("shortestPath()", 75, List.of()));
        intake.learn(finding("here", 1), left);
        List<Construct> more = List.of(left.getFirst(), new Construct("SKIP", 54, List.of()));
        List<Boolean> turns = IntStream.rangeClosed(2, 9)
                .mapToObj(turn -> intake.isItsTurn(finding("sort " + turn, turn), more))
                .toList();
        assertThat(turns).containsExactly(true, false, true, false, false, false, true, false);
        assertThat(intake.isItsTurn(finding("another", 10), List.of())).isTrue();
    }

    @Test
    void whatIsInMostStatementsExplainsNothing() {
        FindingIntake intake = new FindingIntake();
        List<Construct> left = List.of(new Construct("MATCH", 15, List.of()));
        intake.learn(finding("here", 1), left);
        assertThat(IntStream.rangeClosed(2, 9).mapToObj(turn -> intake.isItsTurn(finding("sort " + turn, turn), left)))
                .doesNotContain(false);
    }

    private Standing consider(FindingIntake intake, Finding raw) {
        return consider(intake, raw, Optional::of);
    }

    private Standing consider(FindingIntake intake, Finding raw, Function<Finding, Optional<Finding>> examine) {
        if (!intake.isItsTurn(raw, List.of())) {
            return Standing.LATER;
        }
        examined.add(raw.origin().turn());
        List<Standing> announced = new ArrayList<>();
        examine.apply(raw)
                .ifPresentOrElse(
                        finding -> intake.settle(
                                finding, Optional.empty(), decision -> announced.add(decision.standing())),
                        () -> announced.add(Standing.FLAKY));
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
