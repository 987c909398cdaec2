package dev.touchstone.core.shrink;

import static dev.touchstone.core.shrink.Riddle.find;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.shrink.Riddle.Apply;
import dev.touchstone.core.shrink.Riddle.Clause;
import dev.touchstone.core.shrink.Riddle.Constant;
import dev.touchstone.core.shrink.Riddle.Find;
import dev.touchstone.core.shrink.Riddle.Inner;
import dev.touchstone.core.shrink.Riddle.Name;
import dev.touchstone.core.shrink.Riddle.Term;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ShrinkerTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");
    private static final PropertyGraph EMPTY =
            new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
    private static final Fail FAIL = new Fail(Kind.INTERNAL_ERROR, ENGINE, "here", "It fails.");
    private static final Fail OTHER = new Fail(Kind.INTERNAL_ERROR, ENGINE, "there", "It fails otherwise.");
    private static final Riddle LARGE = riddle(
            find("a"),
            new Find(new Apply("f", List.of(new Name("b"), new Name("x"))), Optional.of(new Name("c")), true),
            new Inner(List.of(find("d"), find("y"), new Inner(List.of(find("e"))))),
            find("z"));

    private final List<Riddle> run = new ArrayList<>();

    @Test
    void clausesThatDoNotMatterAreLeftOut() {
        assertThat(smallest(
                        riddle(find("a"), find("x"), find("b"), find("c"), find("y"), find("d"), find("e")),
                        it -> it.names().containsAll(List.of("x", "y"))))
                .isEqualTo(riddle(find("x"), find("y")));
    }

    @Test
    void twoClausesThatOnlyGoTogetherGoTogether() {
        assertThat(smallest(
                        riddle(find("x"), find("a"), find("a")),
                        it -> it.names().contains("x")
                                && it.names().stream().filter("a"::equals).count() != 1))
                .isEqualTo(riddle(find("x")));
    }

    @Test
    void whatIsOptionalIsDroppedUnlessItMatters() {
        Riddle limited = riddle(new Find(new Name("x"), Optional.of(new Name("y")), false));
        assertThat(smallest(limited, it -> it.names().contains("x"))).isEqualTo(riddle(find("x")));
        assertThat(smallest(limited, it -> it.names().equals(List.of("x", "y"))))
                .isEqualTo(limited);
    }

    @Test
    void aFlagIsDroppedUnlessItMatters() {
        Riddle distinct = riddle(new Find(new Name("x"), Optional.empty(), true));
        assertThat(smallest(distinct, it -> it.names().contains("x"))).isEqualTo(riddle(find("x")));
        assertThat(smallest(distinct, it -> ((Find) it.clauses().getFirst()).distinct()))
                .isEqualTo(distinct);
    }

    @Test
    void aNodeGivesWayToOneBelowIt() {
        Term nested = new Apply("f", List.of(new Apply("g", List.of(new Name("a"), new Name("x")))));
        assertThat(smallest(riddle(find(nested)), it -> it.names().contains("x")))
                .isEqualTo(riddle(find("x")));
        assertThat(smallest(
                        riddle(find(nested)),
                        it -> it.nodes()
                                .anyMatch(node -> node instanceof Apply apply
                                        && apply.function().equals("g"))))
                .isEqualTo(riddle(find(new Apply("g", List.of()))));
    }

    @Test
    void clausesWithinAClauseTakeItsPlace() {
        assertThat(smallest(
                        riddle(new Inner(List.of(find("x"), new Inner(List.of(find("y"))))), find("z")),
                        it -> it.names().equals(List.of("x", "y", "z"))))
                .isEqualTo(riddle(find("x"), find("y"), find("z")));
    }

    @Test
    void aValueIsMadePlainer() {
        assertThat(smallest(
                        riddle(find(new Constant(Values.of("some text")))),
                        it -> it.nodes()
                                .anyMatch(node -> node instanceof Value.Text text
                                        && text.value().contains("x"))))
                .isEqualTo(riddle(find(new Constant(Values.of("x")))));
    }

    @Test
    void aValueInTheDataAndInTheQueryShrinksInBoth() {
        Riddle joined = riddle(FakeLanguage.graph(123_456), find(new Constant(Values.of(123_456))));
        assertThat(smallest(joined, it -> {
                    List<Value> inData = values((Record) it.dataset());
                    return !inData.isEmpty()
                            && inData.equals(values((Record) it.clauses().getFirst()));
                }))
                .satisfies(small -> {
                    assertThat(values((Record) small.dataset())).containsExactly(Values.of(0));
                    assertThat(small.clauses()).containsExactly(find(new Constant(Values.of(0))));
                });
    }

    @Test
    void aLanguageSaysWhatThePlainestNodeIs() {
        ShrinkRules rules =
                rules(place -> place == Term.class ? List.of(new Constant(Values.of(0))) : List.of(), it -> true);
        assertThat(reduce(riddle(find("a")), rules, it -> true).smallest())
                .isEqualTo(riddle(find(new Constant(Values.of(0)))));
    }

    @Test
    void aCaseStaysWithinTheDialectInWhichItBegan() {
        ShrinkRules wordy = rules(place -> List.of(), it -> it.names().size() >= 2);
        assertThat(reduce(riddle(find("a"), find("b"), find("c")), wordy, it -> true)
                        .smallest())
                .satisfies(small -> assertThat(((Riddle) small).names()).hasSize(2));
        Term notWithin = new Apply("f", List.of(new Name("a")));
        assertThat(reduce(riddle(find(notWithin)), wordy, it -> true).smallest())
                .as("it was not within the dialect from the start")
                .isEqualTo(riddle(find("a")));
    }

    @Test
    void anotherFailureIsNoStepButIsReported() {
        ShrinkResult reduced = reduce(riddle(find("a"), find("x"), find("y")), it -> {
            if (it.names().containsAll(List.of("x", "y"))) {
                return FAIL;
            }
            return it.names().contains("y") ? OTHER : Verdict.pass();
        });
        assertThat(reduced.smallest()).isEqualTo(riddle(find("x"), find("y")));
        assertThat(reduced.others()).isNotEmpty().allSatisfy(other -> {
            assertThat(other.fail()).isEqualTo(OTHER);
            assertThat(((Riddle) other.proposed()).names()).contains("y").doesNotContain("x");
        });
    }

    @Test
    void whatIsIllegalIsNeverRun() {
        assertThat(reduce(riddle(find("a")), ShrinkRules.NONE, it -> true)
                        .smallest()
                        .isLegal())
                .isTrue();
        assertThat(run).allMatch(Case::isLegal);
    }

    @Test
    void noCaseIsRunTwice() {
        ShrinkResult reduced = reduce(LARGE, ShrinkRules.NONE, it -> it.names().containsAll(List.of("x", "y", "z")));
        assertThat(run).doesNotHaveDuplicates().doesNotContain(LARGE);
        assertThat(reduced.runs()).isEqualTo(run.size()).isLessThan(100);
        assertThat(reduced.finished()).isTrue();
    }

    @Test
    void everyStepIsSmallerAndTheLastIsTheResult() {
        ShrinkResult reduced = reduce(LARGE, ShrinkRules.NONE, it -> it.names().contains("y"));
        assertThat(reduced.steps().stream().map(Measure::of).toList())
                .isSortedAccordingTo((one, other) -> Long.compare(other, one));
        assertThat(reduced.steps().getLast()).isEqualTo(reduced.smallest()).isEqualTo(riddle(find("y")));
    }

    @Test
    void thereIsAGoodResultWhereverTheBudgetEnds() {
        Predicate<Riddle> fails = it -> it.names().containsAll(List.of("x", "y", "z"));
        int needed = reduce(LARGE, ShrinkRules.NONE, fails).runs();
        for (int most = 0; most < needed; most++) {
            int budget = most;
            run.clear();
            ShrinkResult reduced = new Shrinker(ShrinkRules.NONE, List.of(), judge(fails), () -> run.size() >= budget)
                    .reduce(LARGE, FAIL);
            assertThat(run).as("budget %d", budget).hasSizeLessThanOrEqualTo(budget);
            assertThat(fails.test((Riddle) reduced.smallest()))
                    .as("budget %d", budget)
                    .isTrue();
            assertThat(reduced.finished()).as("budget %d", budget).isFalse();
        }
    }

    @Test
    void aCaseWhoseAnswerWasKnownKeepsAKnownAnswer() {
        Riddle riddle = riddle(find("x"), find("known"), find("y"));
        Fail wrong = new Fail(Kind.WRONG_RESULT, ENGINE, "missing", "A row is missing.");
        Function<Case, JudgedRun> judge = it -> judged(((Riddle) it).names().contains("x") ? wrong : Verdict.pass());
        assertThat(new Shrinker(ShrinkRules.NONE, List.of(), judge, () -> false)
                        .reduce(riddle, wrong)
                        .smallest())
                .isEqualTo(riddle(find("x"), find("known")));
        assertThat(smallest(riddle, it -> it.names().contains("x")))
                .as("an internal error is wrong whatever the answer")
                .isEqualTo(riddle(find("x")));
    }

    @Test
    void itIsSaidWhichValuesDoNotMatter() {
        Riddle riddle = riddle(find(new Constant(Values.of(5))), find(new Apply("f", List.of())));
        ShrinkRules large = rules(
                place -> List.of(),
                it -> values(it).stream()
                        .allMatch(value -> value instanceof Value.Int number && Math.abs(number.value()) > 2));
        assertThat(reduce(riddle, large, it -> values((Record) it).size() == 1).indifferent())
                .containsExactly("The number 5 in the query can be another.");
        assertThat(reduce(riddle, ShrinkRules.NONE, it -> values((Record) it).size() == 1)
                        .indifferent())
                .as("0 is there because it can be another")
                .isEmpty();
        assertThat(reduce(riddle, ShrinkRules.NONE, it -> values((Record) it).equals(List.of(Values.of(5))))
                        .indifferent())
                .isEmpty();
    }

    private static List<Value> values(Record root) {
        return Tree.nodes(root)
                .filter(Value.class::isInstance)
                .map(Value.class::cast)
                .toList();
    }

    private static Riddle riddle(Clause... clauses) {
        return riddle(EMPTY, clauses);
    }

    private static Riddle riddle(Dataset dataset, Clause... clauses) {
        return new Riddle(dataset, ENGINE, List.of(clauses));
    }

    private Riddle smallest(Riddle failing, Predicate<Riddle> fails) {
        return (Riddle) reduce(failing, ShrinkRules.NONE, fails).smallest();
    }

    private ShrinkResult reduce(Riddle failing, ShrinkRules rules, Predicate<Riddle> fails) {
        return new Shrinker(rules, List.of(FakeLanguage.DIALECT), judge(fails), () -> false).reduce(failing, FAIL);
    }

    private ShrinkResult reduce(Riddle failing, Function<Riddle, Verdict> judge) {
        return new Shrinker(
                        ShrinkRules.NONE, List.of(), candidate -> judged(judge.apply((Riddle) candidate)), () -> false)
                .reduce(failing, FAIL);
    }

    private Function<Case, JudgedRun> judge(Predicate<Riddle> fails) {
        return candidate -> {
            run.add((Riddle) candidate);
            return judged(fails.test((Riddle) candidate) ? FAIL : Verdict.pass());
        };
    }

    private static JudgedRun judged(Verdict verdict) {
        return new JudgedRun(Transcript.NONE, verdict);
    }

    private static ShrinkRules rules(Function<Class<?>, List<Record>> smallest, Predicate<Riddle> within) {
        return new ShrinkRules() {
            @Override
            public List<Record> smallest(Class<?> place, List<Value> values) {
                return smallest.apply(place);
            }

            @Override
            public List<Case> simplifications(Case proposed) {
                return List.of();
            }

            @Override
            public List<Record> like(Record node) {
                return List.of();
            }

            @Override
            public Fit fit(Case original, Case current) {
                return ShrinkRules.NONE.fit(original, current);
            }

            @Override
            public boolean isWithin(Case proposed, Dialect dialect) {
                return within.test((Riddle) proposed);
            }
        };
    }
}
