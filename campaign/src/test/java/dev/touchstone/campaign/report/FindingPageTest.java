package dev.touchstone.campaign.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.store.FindingsFolder;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.PlainReport;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.AgreeCase;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.OptionsCase;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.FindingPage;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.report.Reproductions;
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
    private static final LanguageReport TELLING = new PlainReport() {
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
                new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                List.of(entry(ONE, Map.of(), Optional.of(rows(1, 2)), Optional.of(rows(1)))));
        assertThat(page(found.reduced(new Finding.Reduction(
                        found.proposed(), 12, 3_000, true, List.of("The number in k0 does not matter.")))))
                .isEqualTo(golden("wrong-result"));
    }

    /** Only the first hundred rows are kept, which may be the same on both sides. */
    @Test
    void ofManyRowsThePageSaysNoNumberThatItDoesNotKnow() {
        Answer many = rows(new long[Transcript.MOST_ROWS]);
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                        List.of(entry(ONE, Map.of(), Optional.of(many), Optional.of(many))))))
                .contains("returns many wrong rows", "## Expected\n```\n", "… and at least 90 more rows");
    }

    @Test
    void oneEngineAskedInTwoWays() throws IOException {
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new OptionsCase(
                                FakeLanguage.graph(1), ONE, WORDS, List.of(new Way(Map.of("prefix", "slowly"), false))),
                        List.of(
                                entry(ONE, Map.of(), Optional.of(rows(1)), Optional.empty()),
                                entry(ONE, Map.of("prefix", "slowly"), Optional.of(rows(2)), Optional.empty())))))
                .isEqualTo(golden("two-ways"));
    }

    @Test
    void aQueryThatIsAskedInSeveralWaysIsShownOnce() {
        Way slowly = new Way(Map.of("prefix", "slowly"), false);
        Way quietly = new Way(Map.of("prefix", "quietly"), false);
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new OptionsCase(FakeLanguage.graph(1), ONE, WORDS, List.of(slowly, quietly)),
                List.of(
                        entry(ONE, Map.of(), Optional.of(rows(1)), Optional.empty()),
                        entry(ONE, slowly.options(), Optional.of(rows(2)), Optional.empty()),
                        entry(ONE, quietly.options(), Optional.of(rows(2)), Optional.empty()))));
        assertThat(page.lines().filter("find it"::equals)).hasSize(1);
        assertThat(page).contains("Run with the default options, and with slowly; with quietly.");
        assertThat(page).contains("With slowly; with quietly:");
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
                            entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))),
                            entry(ONE, Map.of(), Optional.of(rows()), Optional.empty()),
                            entry(ONE, Map.of(), Optional.of(rows(3)), Optional.of(rows(3))))));
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

        @Override
        public boolean isLegal() {
            return true;
        }
    }

    @Test
    void stepsThatAskForDifferentThingsAreToldInTheirOrder() throws IOException {
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new Counting(FakeLanguage.graph(1)),
                        List.of(
                                entry(ONE, Map.of(), Optional.of(rows(1)), Optional.empty()),
                                entry(ONE, "add one", Map.of(), answered(rows()), Optional.empty()),
                                entry(ONE, Map.of(), Optional.of(rows(1)), Optional.empty())))))
                .isEqualTo(golden("steps"));
    }

    @Test
    void whereOneStepIsKnownToBeWrongTheOthersFollow() {
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new Counting(FakeLanguage.graph(1)),
                List.of(
                        entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))),
                        entry(ONE, Map.of(), Optional.of(rows(3)), Optional.of(rows(3))))));
        assertThat(page)
                .containsSubsequence(
                        "## Query", "## Expected", "## Actual", "## Step by step", "1. How many there are: see above.");
    }

    @Test
    void severalEngines() throws IOException {
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new AgreeCase(FakeLanguage.graph(1), List.of(ONE, OTHER), WORDS),
                        List.of(
                                entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))),
                                entry(OTHER, Map.of(), Optional.of(rows(2)), Optional.of(rows(2)))))))
                .isEqualTo(golden("two-engines"));
    }

    @Test
    void anErrorIsShortened() throws IOException {
        Outcome broken = new Outcome.Failed(new Outcome.Thrown(
                "a.b.BadThing", "it broke\n" + "more of it\n".repeat(50), "a.b.BadThing", List.of()));
        assertThat(page(finding(
                        Kind.INTERNAL_ERROR,
                        "a.b.BadThing < a.b.Deep.down",
                        new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                        List.of(entry(ONE, "find it", Map.of(), broken, Optional.empty())))))
                .isEqualTo(golden("internal-error"));
    }

    @Test
    void manyRowsAreCutAndSaySo() {
        long[] many = java.util.stream.LongStream.range(0, 60).toArray();
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                List.of(entry(ONE, Map.of(), Optional.of(rows(many)), Optional.of(rows(1))))));
        assertThat(page).contains("returns 59 extra rows beside 1 correct", "… and 50 more rows");
        assertThat(page.lines()).hasSizeLessThan(45);
    }

    @Test
    void anErrorShowsWhereItArose() {
        String page = page(finding(
                Kind.INTERNAL_ERROR,
                "a.b.BadThing < a.b.Deep.down < a.b.Deep.up",
                new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                List.of(entry(
                        ONE,
                        "find it",
                        Map.of(),
                        new Outcome.Failed(new Outcome.Thrown(
                                "a.b.BadThing", "it broke", "a.b.BadThing", List.of("a.b.Deep.down", "a.b.Deep.up"))),
                        Optional.empty()))));
        assertThat(page)
                .startsWith("# some 1.0: `find it` fails with BadThing in Deep.down\n")
                .contains(
                        "internal error: a.b.BadThing: it broke\na.b.BadThing\n  at a.b.Deep.down\n  at a.b.Deep.up\n");
    }

    /** A statement that the reference refuses, too, need not be answered; only the error is a bad one. */
    @Test
    void anInternalErrorOnAnInvalidStatementIsMarkedAsArguable() {
        Entry broken = entry(ONE, Map.of(), Optional.empty(), Optional.empty());
        Case proposed = new CrashCase(FakeLanguage.graph(1), ONE, WORDS);
        String mark = "a.b.BadThing < a.b.Deep.down";
        assertThat(page(finding(
                        Kind.INTERNAL_ERROR, mark, proposed, List.of(broken.refusedAs("rejected (syntax): no it")))))
                .startsWith("# some 1.0: `find it` fails with BadThing in Deep.down (arguable: the query is invalid)\n")
                .contains("Arguable: The reference rejects the query, too (rejected (syntax): no it).");
        assertThat(page(finding(
                        Kind.INTERNAL_ERROR, mark, proposed, List.of(broken.refusedAs("internal error: BadThing")))))
                .contains("(arguable: the reference fails, too)\n");
        assertThat(page(finding(Kind.INTERNAL_ERROR, mark, proposed, List.of(broken))))
                .doesNotContainIgnoringCase("arguable");
        assertThat(page(finding(Kind.CRASH, "signal 11", proposed, List.of(broken.refusedAs("rejected: no it")))))
                .as("whatever is asked, an engine may not end")
                .doesNotContainIgnoringCase("arguable");
    }

    /** An engine that breaks while ways are compared breaks no rule about ways. */
    @Test
    void anErrorIsNoneOfTheRelation() {
        String page = page(finding(
                Kind.INTERNAL_ERROR,
                "a.b.BadThing",
                new OptionsCase(FakeLanguage.graph(1), ONE, WORDS, List.of(new Way(Map.of("prefix", "slowly"), false))),
                List.of(entry(ONE, Map.of(), Optional.empty(), Optional.of(rows(1))))));
        assertThat(page).contains("## Expected\n```\nnumber").doesNotContain("whatever way");
    }

    @Test
    void aStatementThatWasNotRunIsNotShown() {
        Entry unasked = entry(
                ONE,
                "find it",
                Map.of(),
                new Outcome.NotLoaded(new Outcome.TimedOut(java.time.Duration.ofSeconds(1), false)),
                Optional.empty());
        assertThat(page(finding(
                        Kind.HANG, "limit", new CrashCase(FakeLanguage.graph(1), ONE, WORDS), List.of(unasked))))
                .startsWith("# some 1.0: loading the dataset does not finish\n")
                .contains("## Setup", "dataset not loaded: no answer within 1000 ms")
                .doesNotContain("find it", "## Query");
    }

    /** Two findings whose answers have as many rows are told apart by what was asked. */
    @Test
    void aLongStatementIsNamedByWhatMattersInIt() {
        String text = "find it, " + "and so on, ".repeat(20);
        LanguageReport knowing = new PlainReport() {
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
                new CrashCase(FakeLanguage.graph(1), ONE, new Words(text)),
                List.of(entry(ONE, text, Map.of(), answered(rows(1, 2)), Optional.of(rows(1)))));
        assertThat(FindingPage.of(found, Reproductions.plain(knowing).of(found), "out"))
                .startsWith("# some 1.0: `OPTIONAL` with `FILTER` and `IN` returns 1 extra row beside 1 correct\n")
                .contains("## Specification\n- A standard, 6 Options: at#6\n- A standard, 7 In: at#7\n\n---");
        Finding broken = finding(
                Kind.INTERNAL_ERROR,
                "a.b.BadThing",
                new CrashCase(FakeLanguage.graph(1), ONE, new Words(text)),
                List.of(entry(ONE, text, Map.of(), BROKEN, Optional.empty())));
        assertThat(FindingPage.of(broken, Reproductions.plain(knowing).of(broken), "out"))
                .contains(
                        "## Specification\nAn engine must answer a query or reject it",
                        "\n- A standard, 6 Options: at#6");
    }

    @Test
    void aTitleSaysWhichRowsAreLostOrTooMany() {
        assertThat(title(rows(), rows(1))).endsWith("`find it` returns no row instead of 1");
        assertThat(title(rows(1), rows())).endsWith("`find it` returns 1 row instead of none");
        assertThat(title(rows(1), rows(1, 2))).endsWith("`find it` loses 1 of 2 rows");
        assertThat(title(rows(1, 3), rows(1, 2))).endsWith("`find it` returns 1 wrong row of 2");
    }

    private static String title(Answer came, Answer right) {
        return page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                        List.of(entry(ONE, Map.of(), Optional.of(came), Optional.of(right)))))
                .lines()
                .findFirst()
                .orElseThrow();
    }

    @Test
    void ofSeveralAnswersThePageSaysWhichIsWrong() {
        Way slowly = new Way(Map.of("prefix", "slowly"), false);
        assertThat(page(finding(
                        Kind.WRONG_RESULT,
                        "differs",
                        new OptionsCase(FakeLanguage.graph(1), ONE, WORDS, List.of(slowly)),
                        List.of(
                                entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(1))),
                                entry(ONE, slowly.options(), Optional.of(rows(2)), Optional.of(rows(1)))))))
                .contains("By the reference, this result is wrong: with slowly.");
    }

    @Test
    void theCommandHasNoPathOfOurMachine() {
        assertThat(FindingsFolder.told(java.nio.file.Path.of("out/findings/x"))).isEqualTo("out/findings/x");
        assertThat(FindingsFolder.told(java.nio.file.Path.of("out/findings/x").toAbsolutePath()))
                .isEqualTo("out/findings/x");
        assertThat(FindingsFolder.told(java.nio.file.Path.of("/elsewhere/findings/x")))
                .isEqualTo("PATH-TO/x");
    }

    @Test
    void theCommandCanBePasted() {
        Finding found = finding(
                Kind.WRONG_RESULT,
                "differs",
                new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                List.of(entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2)))));
        assertThat(FindingPage.of(found, Reproductions.plain(TELLING).of(found), "it's mine/out"))
                .contains("`./touchstone replay 'it'\\''s mine/out'`");
    }

    /** The reference is not accused, nor told as somebody else who answered. */
    @Test
    void whatSaysWhatIsRightIsToldAsExpected() {
        String page = page(finding(
                Kind.WRONG_RESULT,
                "differs",
                new AgreeCase(FakeLanguage.graph(1), List.of(OTHER, ONE), WORDS),
                List.of(
                        entry(OTHER, Map.of(), Optional.of(rows(2)), Optional.empty()),
                        entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2))))));
        assertThat(page)
                .startsWith("# some 1.0: `find it` returns 1 instead of 2\n")
                .doesNotContain("other 2.0:");
    }

    @Test
    void aFindingThatWasNotReducedToTheEndSaysSoInItsTitle() {
        Finding found = finding(
                Kind.WRONG_RESULT,
                "differs",
                new CrashCase(FakeLanguage.graph(1), ONE, WORDS),
                List.of(entry(ONE, Map.of(), Optional.of(rows(1)), Optional.of(rows(2)))));
        assertThat(page(found.reduced(new Finding.Reduction(found.proposed(), 12, 3_000, false, List.of()))))
                .startsWith("# some 1.0: `find it` returns 1 instead of 2 (not fully shrunk)\n");
    }

    private static String page(Finding finding) {
        // What a signature is made of is tested elsewhere.
        return FindingPage.of(finding, Reproductions.plain(TELLING).of(finding), "out/findings/SIGNATURE")
                .replace(finding.signature().text(), "SIGNATURE");
    }

    private static final Outcome BROKEN =
            new Outcome.Failed(new Outcome.Thrown("a.b.BadThing", "", "a.b.BadThing", List.of()));

    private static Finding finding(Kind kind, String mark, Case proposed, List<Entry> entries) {
        return new Finding(
                "truth",
                "The language says so.",
                proposed,
                new Fail(kind, ONE, mark, "The answer is wrong."),
                Transcript.of(asSteps(proposed, entries)),
                new Finding.Origin("fake", 42, 3, 7));
    }

    /** The entries as those of the steps that the case has, as far as it has so many. */
    private static List<Entry> asSteps(Case proposed, List<Entry> entries) {
        List<Outcome> outcomes = entries.stream().map(Entry::outcome).toList();
        List<Entry> all = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            Step step = proposed.next(outcomes.subList(0, i)).orElse(entry.step());
            all.add(new Entry(
                    new Step(
                            entry.engine(),
                            step.statement(),
                            entry.options(),
                            step.changes(),
                            step.instead(),
                            step.anew(),
                            step.role()),
                    entry.text(),
                    entry.outcome(),
                    i == 0,
                    entry.right(),
                    entry.refusal(),
                    entry.inlined()));
        }
        return all;
    }

    private static Outcome answered(Answer answer) {
        return new Outcome.Rows(answer, true);
    }

    private static Entry entry(
            EngineId engine, String text, Map<String, String> options, Outcome outcome, Optional<Answer> right) {
        Step step = new Step(engine, new Words(text), options, false, Optional.empty());
        return new Entry(step, text, outcome, true).expecting(right);
    }

    private static Entry entry(
            EngineId engine, Map<String, String> options, Optional<Answer> came, Optional<Answer> right) {
        return entry(
                engine, "find it", options, came.map(FindingPageTest::answered).orElse(BROKEN), right);
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
