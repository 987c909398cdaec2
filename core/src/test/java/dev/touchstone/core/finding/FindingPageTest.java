package dev.touchstone.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.SameAnswer;
import dev.touchstone.core.oracle.SameAnyway;
import dev.touchstone.core.oracle.SameAnyway.Way;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Pages as they stand in the golden files beside this class. */
class FindingPageTest {
    private static final EngineId ONE = EngineId.parse("some@1.0");
    private static final EngineId OTHER = EngineId.parse("other@2.0");
    private static final Words WORDS = new Words("find it");

    /** Numbers as they are, without the name of our record. */
    private static final Telling TELLING = new Telling() {
        @Override
        public String value(Value value, dev.touchstone.core.dataset.Dataset dataset) {
            return value instanceof Value.Int(long whole) ? String.valueOf(whole) : String.valueOf(value);
        }
    };

    @Test
    void aWrongAnswerBesideTheRightOne() throws IOException {
        Finding found = finding(
                Kind.WRONG_RESULT,
                "differs",
                new Survival(FakeLanguage.graph(1), ONE, WORDS),
                List.of(sight(ONE, Map.of(), Optional.of(rows(1, 2)), Optional.of(rows(1)))));
        assertThat(page(found.reduced(new Finding.Reduction(
                        found.proposed(), 12, 3_000, true, List.of("The number in k0 does not matter.")))))
                .isEqualTo(golden("wrong-result"));
    }

    /** Only the first hundred rows are kept, which may be the same on both sides. */
    @Test
    void ofManyRowsThePageSaysNoNumberThatItDoesNotKnow() {
        Answer many = rows(new long[Finding.Sight.MOST_ROWS]);
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new Survival(FakeLanguage.graph(1), ONE, WORDS),
                        List.of(sight(ONE, Map.of(), Optional.of(many), Optional.of(many))))))
                .contains(
                        "gives many rows, and not the right ones", "## Expected\n```\n", "… and at least 90 more rows");
    }

    @Test
    void oneEngineAskedInTwoWays() throws IOException {
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new SameAnyway(
                                FakeLanguage.graph(1), ONE, WORDS, List.of(new Way(Map.of("prefix", "slowly"), false))),
                        List.of(
                                sight(ONE, Map.of(), Optional.of(rows(1)), Optional.empty()),
                                sight(ONE, Map.of("prefix", "slowly"), Optional.of(rows(2)), Optional.empty())))))
                .isEqualTo(golden("two-ways"));
    }

    @Test
    void waysThatAgreeAreAskedOnce() {
        Way slowly = new Way(Map.of("prefix", "slowly"), false);
        Way quietly = new Way(Map.of("prefix", "quietly"), false);
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new SameAnyway(FakeLanguage.graph(1), ONE, WORDS, List.of(slowly, quietly)),
                List.of(
                        sight(ONE, Map.of(), Optional.of(rows(1)), Optional.empty()),
                        sight(ONE, slowly.options(), Optional.of(rows(2)), Optional.empty()),
                        sight(ONE, quietly.options(), Optional.of(rows(2)), Optional.empty()))));
        assertThat(page.lines().filter("find it"::equals)).hasSize(2);
        assertThat(page).contains("with slowly; with quietly:");
    }

    /** Markdown takes all that follows for code where a fence is left open. */
    @Test
    void everyFenceIsClosed() {
        for (int nodes = 0; nodes < 2; nodes++) {
            String page = page(finding(
                    Kind.WRONG_RESULT,
                    "differs",
                    new Counting(FakeLanguage.graph(nodes)),
                    List.of(
                            sight(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))),
                            sight(ONE, Map.of(), Optional.of(rows()), Optional.empty()),
                            sight(ONE, Map.of(), Optional.of(rows(3)), Optional.of(rows(3))))));
            assertThat(page.lines().filter(line -> line.startsWith("```")).count() % 2)
                    .as(page)
                    .isZero();
        }
    }

    /** A count before and after a change: what is compared is no single answer. */
    private record Counting(dev.touchstone.core.dataset.Dataset dataset) implements Case {
        @Override
        public List<EngineId> engines() {
            return List.of(ONE);
        }

        @Override
        public Optional<Step> next(List<Outcome> soFar) {
            return switch (soFar.size()) {
                case 0 -> Optional.of(Step.read(ONE, WORDS).as("How many there are"));
                case 1 -> Optional.of(Step.write(ONE, new Words("add one")).as("One is added"));
                case 2 -> Optional.of(Step.read(ONE, WORDS).as("How many there are now"));
                default -> Optional.empty();
            };
        }

        @Override
        public String demand() {
            return "The second count must be larger by one.";
        }

        @Override
        public Verdict judge(List<Outcome> outcomes) {
            return Verdict.pass();
        }
    }

    @Test
    void stepsThatAskForDifferentThingsAreToldInTheirOrder() throws IOException {
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new Counting(FakeLanguage.graph(1)),
                        List.of(
                                sight(ONE, Map.of(), Optional.of(rows(1)), Optional.empty()),
                                new Sight(
                                        ONE,
                                        "add one",
                                        Map.of(),
                                        Map.of(),
                                        "rows",
                                        Optional.of(rows()),
                                        Optional.empty()),
                                sight(ONE, Map.of(), Optional.of(rows(1)), Optional.empty())))))
                .isEqualTo(golden("steps"));
    }

    @Test
    void whereOneStepIsKnownToBeWrongTheOthersFollow() {
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new Counting(FakeLanguage.graph(1)),
                List.of(
                        sight(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))),
                        sight(ONE, Map.of(), Optional.of(rows(3)), Optional.of(rows(3))))));
        assertThat(page)
                .containsSubsequence(
                        "## Query", "## Expected", "## Actual", "## Step by step", "1. How many there are: see above.");
    }

    @Test
    void severalEngines() throws IOException {
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new SameAnswer(FakeLanguage.graph(1), List.of(ONE, OTHER), WORDS),
                        List.of(
                                sight(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))),
                                sight(OTHER, Map.of(), Optional.of(rows(2)), Optional.of(rows(2)))))))
                .isEqualTo(golden("two-engines"));
    }

    @Test
    void anErrorIsShortened() throws IOException {
        String message = "internal error: a.b.BadThing: it broke\n" + "more of it\n".repeat(50);
        assertThat(page(finding(
                        Kind.INTERNAL_ERROR,
                        "a.b.BadThing < a.b.Deep.down",
                        new Survival(FakeLanguage.graph(1), ONE, WORDS),
                        List.of(new Sight(
                                ONE, "find it", Map.of(), Map.of(), message, Optional.empty(), Optional.empty())))))
                .isEqualTo(golden("internal-error"));
    }

    @Test
    void manyRowsAreCutAndSaySo() {
        long[] many = java.util.stream.LongStream.range(0, 60).toArray();
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new Survival(FakeLanguage.graph(1), ONE, WORDS),
                List.of(sight(ONE, Map.of(), Optional.of(rows(many)), Optional.of(rows(1))))));
        assertThat(page).contains("gives 60 rows instead of 1", "… and 50 more rows");
        assertThat(page.lines()).hasSizeLessThan(45);
    }

    @Test
    void anErrorShowsWhereItArose() {
        String page = page(finding(
                Kind.INTERNAL_ERROR,
                "a.b.BadThing < a.b.Deep.down < a.b.Deep.up",
                new Survival(FakeLanguage.graph(1), ONE, WORDS),
                List.of(new Sight(
                        ONE,
                        "find it",
                        Map.of(),
                        Map.of(),
                        "internal error: it broke",
                        Optional.empty(),
                        Optional.empty(),
                        List.of("a.b.BadThing", "  at a.b.Deep.down", "  at a.b.Deep.up"),
                        Optional.empty()))));
        assertThat(page)
                .startsWith("# some 1.0: `find it` fails with BadThing in Deep.down\n")
                .contains("internal error: it broke\na.b.BadThing\n  at a.b.Deep.down\n  at a.b.Deep.up\n");
    }

    /** An engine that breaks while ways are compared breaks no rule about ways. */
    @Test
    void anErrorIsNoneOfTheRelation() {
        String page = page(finding(
                Kind.INTERNAL_ERROR,
                "a.b.BadThing",
                new SameAnyway(FakeLanguage.graph(1), ONE, WORDS, List.of(new Way(Map.of("prefix", "slowly"), false))),
                List.of(sight(ONE, Map.of(), Optional.empty(), Optional.of(rows(1))))));
        assertThat(page).contains("## Expected\n```\nnumber").doesNotContain("whatever way");
    }

    @Test
    void aStatementThatWasNotRunIsNotShown() {
        Sight unasked = new Sight(
                ONE,
                "find it",
                Map.of(),
                Map.of(),
                new Outcome.NotLoaded(new Outcome.TimedOut(java.time.Duration.ofSeconds(1), false)).summary(),
                Optional.empty(),
                Optional.empty());
        assertThat(page(finding(Kind.HANG, "limit", new Survival(FakeLanguage.graph(1), ONE, WORDS), List.of(unasked))))
                .startsWith("# some 1.0: loading the dataset does not end\n")
                .contains("## Setup", "dataset not loaded: no answer within 1000 ms")
                .doesNotContain("find it", "## Query");
    }

    /** Two findings whose answers have as many rows are told apart by what was asked. */
    @Test
    void aLongStatementIsNamedByWhatMattersInIt() {
        String text = "find it, " + "and so on, ".repeat(20);
        Telling knowing = new Telling() {
            @Override
            public List<Construct> constructs(dev.touchstone.core.engine.Statement statement) {
                return List.of(
                        new Construct(
                                "OPTIONAL", 60, List.of(new Construct.Section("A standard", "6 Options", "at#6"))),
                        new Construct("FILTER", 50, List.of()),
                        new Construct("IN", 40, List.of(new Construct.Section("A standard", "7 In", "at#7"))),
                        new Construct("SELECT", 1, List.of(new Construct.Section("A standard", "1 Select", "at#1"))));
            }
        };
        Finding found = finding(
                Kind.WRONG_RESULT,
                "differs",
                new Survival(FakeLanguage.graph(1), ONE, new Words(text)),
                List.of(new Sight(
                        ONE, text, Map.of(), Map.of(), "rows", Optional.of(rows(1, 2)), Optional.of(rows(1)))));
        assertThat(FindingPage.of(found, Reproductions.plain(knowing).of(found), "out"))
                .startsWith("# some 1.0: `OPTIONAL` with `FILTER` and `IN` gives 2 rows instead of 1\n")
                .contains("## Specification\n- A standard, 6 Options: at#6\n- A standard, 7 In: at#7\n\n---");
    }

    @Test
    void theCommandCanBePasted() {
        Finding found = finding(
                Kind.WRONG_RESULT,
                "differs",
                new Survival(FakeLanguage.graph(1), ONE, WORDS),
                List.of(sight(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2)))));
        assertThat(FindingPage.of(found, Reproductions.plain(TELLING).of(found), "it's mine/out"))
                .contains("`./touchstone replay 'it'\\''s mine/out'`");
    }

    /** The reference is not accused, nor told as somebody else who answered. */
    @Test
    void whatSaysWhatIsRightIsToldAsExpected() {
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new SameAnswer(FakeLanguage.graph(1), List.of(OTHER, ONE), WORDS),
                List.of(
                        sight(OTHER, Map.of(), Optional.of(rows(2)), Optional.empty()),
                        sight(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))))));
        assertThat(page)
                .startsWith("# some 1.0: `find it` gives 1 instead of 2\n")
                .doesNotContain("other 2.0:");
    }

    @Test
    void aFindingThatWasNotReducedToTheEndSaysSoInItsTitle() {
        Finding found = finding(
                Kind.WRONG_RESULT,
                "differs",
                new Survival(FakeLanguage.graph(1), ONE, WORDS),
                List.of(sight(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2)))));
        assertThat(page(found.reduced(new Finding.Reduction(found.proposed(), 12, 3_000, false, List.of()))))
                .startsWith("# some 1.0: `find it` gives 1 instead of 2 (not reduced to the end)\n");
    }

    private static String page(Finding finding) {
        // What a signature is made of is tested elsewhere.
        return FindingPage.of(finding, Reproductions.plain(TELLING).of(finding), "out/findings/SIGNATURE")
                .replace(finding.signature().text(), "SIGNATURE");
    }

    private static Finding finding(Kind kind, String mark, Case proposed, List<Sight> sights) {
        return new Finding(
                "truth",
                "The language says so.",
                proposed,
                new Fail(kind, ONE, mark, "The answer is wrong."),
                sights,
                new Finding.Origin("fake", 42, 3, 7));
    }

    private static Sight sight(
            EngineId engine, Map<String, String> options, Optional<Answer> came, Optional<Answer> right) {
        return new Sight(engine, "find it", Map.of(), options, "rows", came, right);
    }

    private static Answer rows(long... numbers) {
        List<List<Value>> rows = new ArrayList<>();
        for (long number : numbers) {
            rows.add(List.of(Values.of(number)));
        }
        return new Answer(List.of("number"), rows);
    }

    private static String golden(String name) throws IOException {
        try (InputStream in = FindingPageTest.class.getResourceAsStream(name + ".md")) {
            return in == null ? "no golden file " + name : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
