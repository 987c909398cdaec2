package dev.touchstone.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.run.Trial.Report;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TrialTest {
    private final FakeOracle asks = new FakeOracle(
            "asks",
            (round, choices) -> Optional.of(
                    new Script(round.dataset(), FakeEngine.TARGET.engine(), List.of("find " + choices.below(10)))));
    private final FakeLanguage language = new FakeLanguage(List.of(asks));
    private final Trial trial = new Trial(language, new Json(new Languages(List.of(language))), 1, event -> {});

    /** One that is right, except about this number. */
    private static InProcessEngine exceptFor(int number) {
        return new InProcessEngine(
                FakeEngine.TARGET, "It forgets " + number + ".", () -> new InProcessEngine.Evaluator() {
                    @Override
                    public void load(Dataset dataset) {}

                    @Override
                    public Outcome run(Statement statement, Map<String, String> options) {
                        return statement.text(FakeLanguage.DIALECT).equals("find " + number)
                                ? FakeEngine.NO_ROW
                                : FakeEngine.ONE_ROW;
                    }
                });
    }

    @Test
    void whatIsRightPassesAllCasesAndNoMoreAreAsked() {
        Report report = trial.play(TrialEngines.of(List.of(exceptFor(99))), List.of(asks), 250);
        assertThat(report.counts().cases()).isEqualTo(250);
        assertThat(report.counts().passed()).isEqualTo(250);
        assertThat(report.findings()).isEmpty();
    }

    @Test
    void aHuntEndsWithTheCaseThatIsFound() {
        Report report = trial.hunt(TrialEngines.of(List.of(exceptFor(7))), List.of(asks), 250);
        assertThat(report.findings()).hasSize(1);
        assertThat(report.counts().failed()).isEqualTo(1);
        assertThat(report.counts().cases()).isLessThan(250);
    }

    @Test
    void otherwiseAllCasesArePlayedAndEachSignatureIsKeptOnce() {
        Report report = trial.play(TrialEngines.of(List.of(exceptFor(7))), List.of(asks), 250);
        assertThat(report.counts().cases()).isEqualTo(250);
        assertThat(report.counts().failed()).isBetween(5L, 100L);
        assertThat(report.findings()).hasSize(1);
    }

    @Test
    void theSameSeedIsTheSameHunt() {
        assertThat(trial.hunt(TrialEngines.of(List.of(exceptFor(7))), List.of(asks), 250))
                .isEqualTo(trial.hunt(TrialEngines.of(List.of(exceptFor(7))), List.of(asks), 250));
    }

    @Test
    void anOracleThatFailsOnTheReferenceItselfIsFoundAndBreaksNothing() {
        InProcessEngine right = exceptFor(7);
        FakeLanguage own = new FakeLanguage(List.of(asks), Optional.of(new References(right, right, List.of())));
        Report report = new Trial(own, new Json(new Languages(List.of(own))), 1, event -> {})
                .play(TrialEngines.of(List.of(right)), List.of(asks), 250);
        assertThat(report.broken()).isEmpty();
        assertThat(report.findings()).hasSize(1);
        assertThat(report.counts().failed()).isPositive();
    }

    @Test
    void anOracleWithoutProposalsComesToAnEnd() {
        FakeOracle silent = new FakeOracle("asks", (round, choices) -> Optional.empty());
        FakeLanguage quiet = new FakeLanguage(List.of(silent));
        Report report = new Trial(quiet, new Json(new Languages(List.of(quiet))), 1, event -> {})
                .hunt(TrialEngines.of(List.of(exceptFor(7))), List.of(silent), 20);
        assertThat(report.counts()).isEqualTo(Counts.NONE);
    }

    @Test
    void whatBreaksInTouchstoneItselfIsToldApart() {
        FakeOracle broken = new FakeOracle("asks", (round, choices) -> {
            throw new IllegalStateException("our own");
        });
        FakeLanguage language = new FakeLanguage(List.of(broken));
        Report report = new Trial(language, new Json(new Languages(List.of(language))), 1, event -> {})
                .play(TrialEngines.of(List.of(exceptFor(7))), List.of(broken), 20);
        assertThat(report.broken()).isNotEmpty().allMatch(evidence -> evidence.contains("our own"));
    }
}
