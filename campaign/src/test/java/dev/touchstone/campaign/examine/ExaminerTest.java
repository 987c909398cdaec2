package dev.touchstone.campaign.examine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.run.ProcessEvents;
import dev.touchstone.campaign.run.Stage;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Round;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a look at a failing case makes of it. */
class ExaminerTest {
    private static final PropertyGraph EMPTY =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());

    static List<Supplier<Outcome>> bugsOfOurs() {
        return List.of(
                () -> {
                    throw new IllegalStateException("ours");
                },
                () -> {
                    throw new StackOverflowError();
                });
    }

    @ParameterizedTest
    @MethodSource("bugsOfOurs")
    void aFindingIsNotLostWhereItCannotBeMadeSmall(Supplier<Outcome> bug) {
        AtomicInteger asked = new AtomicInteger();
        FakeEngine engine =
                new FakeEngine((diary, text) -> asked.incrementAndGet() <= 2 ? FakeEngine.NO_ROW : bug.get());
        Examination examined = examine(engine, raw("find x", "find y"));
        assertThat(examined.finding()).hasValueSatisfying(finding -> {
            assertThat(finding.proposed()).isEqualTo(raw("find x", "find y").proposed());
            assertThat(finding.reduction()).isEmpty();
        });
        assertThat(examined.broke()).isPresent();
    }

    @Test
    void aCaseThatIsAsSmallAsCanBeHasAFineSignature() {
        FakeEngine engine = new FakeEngine((diary, text) -> FakeEngine.NO_ROW);
        Finding finding = examine(engine, raw("find x")).finding().orElseThrow();
        assertThat(finding.proposed()).isEqualTo(raw("find x").proposed());
        assertThat(finding.reduction())
                .hasValueSatisfying(how -> assertThat(how.finished()).isTrue());
        assertThat(finding.signature()).isNotEqualTo(finding.coarse());
    }

    @Test
    void whatIsKnownOfACaseThatDoesNotFailAfreshIsNotSaidOfAnEarlierOne() {
        FakeEngine engine = new FakeEngine(
                (diary, text) -> text.equals("find x") && sinceTheStart(diary).contains("find a")
                        ? FakeEngine.NO_ROW
                        : FakeEngine.ONE_ROW);
        Finding finding =
                examine(engine, raw("find a", "find b", "find x")).finding().orElseThrow();
        assertThat(((Script) finding.proposed()).lines()).contains("find a", "find x");
        assertThat(finding.reduction()).hasValueSatisfying(how -> {
            assertThat(how.finished()).isFalse();
            assertThat(how.indifferent()).isEmpty();
        });
    }

    @Test
    void whatFailsOnTheReferenceTooIsABugOfOurs() {
        FakeEngine engine = new FakeEngine((diary, text) -> FakeEngine.NO_ROW);
        Examination examined =
                examine(new FakeLanguage(List.of(), Optional.of(references(FakeEngine.NO_ROW))), engine, raw("find x"));
        assertThat(examined.finding()).isEmpty();
        assertThat(examined.broke())
                .hasValueSatisfying(broke ->
                        assertThat(broke).hasMessageStartingWith("a case of counting fails on the reference, too"));
    }

    @Test
    void whatTheReferenceAnswersOtherwiseIsAFinding() {
        FakeEngine engine = new FakeEngine((diary, text) -> FakeEngine.NO_ROW);
        Examination examined = examine(
                new FakeLanguage(List.of(), Optional.of(references(FakeEngine.ONE_ROW))), engine, raw("find x"));
        assertThat(examined.finding()).isPresent();
        assertThat(examined.broke()).isEmpty();
    }

    /** A reference that always says the same. */
    private static References references(Outcome always) {
        return new References(reference(always), reference(always), List.of());
    }

    private static InProcessEngine reference(Outcome said) {
        Target target = new Target(new EngineId("fake-reference", "1.0"), FakeLanguage.DIALECT);
        return new InProcessEngine(target, "says the same of everything", () -> new InProcessEngine.Evaluator() {
            @Override
            public void load(Dataset dataset) {
                // What it says depends on nothing.
            }

            @Override
            public Outcome run(Statement statement, Map<String, String> options) {
                return said;
            }
        });
    }

    private static List<String> sinceTheStart(List<String> diary) {
        return diary.subList(diary.lastIndexOf("restart") + 1, diary.size());
    }

    @Test
    void aStatementThatIsWrongByItselfNeedsNoRelation() {
        FakeEngine engine =
                new FakeEngine((diary, text) -> text.equals("find x") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW);
        Finding finding = examine(new FakeLanguage(List.of(new OneLine())), engine, raw("find a", "find x"))
                .finding()
                .orElseThrow();
        assertThat(finding.proposed()).isEqualTo(raw("find x").proposed());
        assertThat(finding.oracle()).isEqualTo("counting");
        assertThat(finding.proof()).isEqualTo(new Finding.Proof(Oracle.TRUTH, "The reference has a row."));
        assertThat(finding.original()).isEqualTo(raw("find a", "find x").proposed());
        assertThat(finding.signature())
                .isEqualTo(examine(new FakeLanguage(List.of(new OneLine())), engine, raw("find b", "find c", "find x"))
                        .finding()
                        .orElseThrow()
                        .signature());
    }

    /** Says of one line that it must have a row. */
    private record OneLine() implements Oracle {
        @Override
        public String family() {
            return GENERAL;
        }

        @Override
        public String name() {
            return Oracle.TRUTH;
        }

        @Override
        public String why() {
            return "The reference has a row.";
        }

        @Override
        public Optional<Case> propose(Round round, Choices choices) {
            return Optional.empty();
        }

        @Override
        public Optional<Case> about(Dataset dataset, List<Target> targets, Statement statement) {
            return Optional.of(
                    new Script(dataset, targets.getFirst().engine(), List.of(statement.text(FakeLanguage.DIALECT))));
        }

        @Override
        public String example() {
            return "";
        }
    }

    private static Examination examine(FakeEngine engine, Finding raw) {
        return examine(new FakeLanguage(List.of()), engine, raw);
    }

    private static Examination examine(FakeLanguage language, FakeEngine engine, Finding raw) {
        Examiner examiner = new Examiner(
                language,
                List.of(FakeEngine.TARGET),
                Stage.LIMIT,
                new Effort(Duration.ofSeconds(10), 100, 1),
                () -> false);
        try (Workbench bench = new Workbench(List.of(FakeEngine.TARGET), engine, new ProcessEvents(event -> {}))) {
            return examiner.on(bench, raw, List.of());
        }
    }

    private static Finding raw(String... lines) {
        return new Finding(
                "counting",
                "why",
                new Script(EMPTY, FakeEngine.TARGET.engine(), List.of(lines)),
                new Fail(Kind.WRONG_RESULT, FakeEngine.TARGET.engine(), "empty", "There is no row."),
                Transcript.NONE,
                new Finding.Origin("fake", 42, 3, 7));
    }
}
