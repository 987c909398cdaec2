package dev.touchstone.cypher.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine.Evaluator;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.oracle.script.Claim;
import dev.touchstone.core.oracle.script.ScriptCase;
import dev.touchstone.core.oracle.script.ScriptCase.Speaker;
import dev.touchstone.core.oracle.script.ScriptVerdict;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.mutant.InProcessReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CypherScriptCaseTest {
    private static final Thrown ERROR = new Thrown("Wrapped", "oops", "Root", List.of("c.D.e"));
    private static final Outcome DONE = rows();

    private static Rows rows(Value... values) {
        return new Rows(
                new Answer(List.of("x"), Arrays.stream(values).map(List::of).toList()), true);
    }

    private static ScriptCase script(List<String> setup, String... queries) {
        return new ScriptCase(
                new CypherScripts(),
                List.of(speaker("fake@1")),
                setup,
                List.of(queries),
                List.of(Claim.TRUTH, Claim.CRASH));
    }

    private static Speaker speaker(String engine, String... without) {
        return new Speaker(EngineId.parse(engine), List.of(without));
    }

    /** What a replica of the reference with this mutant does with a script. */
    private static Verdict judge(String mutant, ScriptCase script) {
        Evaluator replica = InProcessReference.references().all().stream()
                .filter(inProcess -> inProcess.target().engine().version().equals(mutant))
                .findFirst()
                .orElseThrow()
                .fresh()
                .get();
        List<Outcome> outcomes = new ArrayList<>();
        replica.load(script.dataset());
        for (Optional<Step> step = script.next(outcomes); step.isPresent(); step = script.next(outcomes)) {
            outcomes.add(replica.run(step.get().statement(), Map.of()));
        }
        return script.judge(outcomes);
    }

    private static String right() {
        return InProcessReference.references().right().target().engine().version();
    }

    private static final List<String> TWO = List.of("CREATE (:A {k: 1})", "MATCH (a:A) CREATE (a)-[:T]->(:B {k: 2})");

    @Test
    void theReferencePassesAndAMutantDoesNot() {
        ScriptCase optional = script(TWO, "MATCH (n) OPTIONAL MATCH (n)-->(m) RETURN n, m");
        assertThat(judge(right(), optional)).isEqualTo(Verdict.pass());
        assertThat(judge("optional-match", optional))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.WRONG_RESULT));
    }

    @Test
    void queriesSeeWhatEarlierOnesWrote() {
        ScriptCase writing =
                script(TWO, "MATCH (n:A) SET n.k = 5", "MATCH (n) RETURN n.k", "MATCH (n) DETACH DELETE n");
        assertThat(judge(right(), writing)).isEqualTo(Verdict.pass());
    }

    @Test
    void aWrongGraphAfterAWriteIsAFailureAndWhatFollowsIsNotJudged() {
        ScriptCase writing = script(List.of(), "CREATE (:A)", "MATCH (n) RETURN count(n)");
        List<ScriptVerdict> marks = writing.verdicts(List.of(DONE, rows(), rows(), rows(Values.of(0))));
        assertThat(marks.get(0).verdict())
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.mark()).isEqualTo("graph: nodes"));
        assertThat(marks.get(2).verdict()).isInstanceOf(Unknown.class);
    }

    @Test
    void commandsAboutTheSchemaGoToTheEngineAlone() {
        ScriptCase indexed = script(
                List.of("CREATE INDEX FOR (n:A) ON (n.k)", "CREATE NODE TABLE A(k INT64, PRIMARY KEY(k))"),
                "MATCH (n) RETURN count(n)");
        assertThat(indexed.judge(List.of(DONE, DONE, rows(), rows(), rows(Values.of(0)))))
                .isEqualTo(Verdict.pass());
        assertThat(indexed.judge(List.of(DONE, DONE, rows(), rows(), rows(Values.of(1)))))
                .isInstanceOf(Fail.class);
    }

    @Test
    void whatCannotBeReadIsUnknown() {
        assertThat(script(List.of(), "PRAGMA x").judge(List.of(DONE)))
                .isInstanceOfSatisfying(
                        Unknown.class, unknown -> assertThat(unknown.reason()).startsWith("Touchstone cannot read it"));
    }

    @Test
    void whatCannotBeReadSpoilsTheRestOnlyWhereItLeavesAnotherGraph() {
        Outcome node = rows(new Value.Element(
                Value.Element.Kind.NODE, Optional.empty(), List.of("A"), Map.of(), new Value.NativeId(0)));
        ScriptCase before = script(List.of("PRAGMA x"), "RETURN 1");
        assertThat(before.judge(List.of(DONE, rows(), rows(), rows(Values.of(2)))))
                .isInstanceOf(Fail.class);
        assertThat(before.judge(List.of(DONE, node, rows(), rows(Values.of(2)))))
                .isInstanceOfSatisfying(
                        Unknown.class, unknown -> assertThat(unknown.reason()).startsWith("setup statement 1: "));
        ScriptCase between = script(List.of(), "PRAGMA x", "RETURN 1");
        assertThat(between.judge(List.of(DONE, rows(), rows(), rows(Values.of(2)))))
                .isInstanceOf(Fail.class);
        assertThat(between.judge(List.of(DONE, node, rows(), rows(Values.of(2)))))
                .isInstanceOf(Unknown.class);
    }

    @Test
    void aSetupThatIsRefusedEndsItWithoutAFailure() {
        ScriptCase script = script(TWO, "RETURN 1");
        List<Outcome> refused = List.of(new Rejected(Reason.SYNTAX, ERROR));
        assertThat(script.next(refused)).isEmpty();
        assertThat(script.judge(refused))
                .isInstanceOfSatisfying(
                        Unknown.class, unknown -> assertThat(unknown.reason()).contains("setup statement 1", "oops"));
        assertThat(script.judge(List.of(new Failed(ERROR)))).isInstanceOf(Fail.class);
    }

    @Test
    void aSetupThatLeavesAnotherGraphProvesNothing() {
        assertThat(script(List.of("CREATE ()"), "RETURN 1").judge(List.of(DONE, rows(), rows(), rows(Values.of(2)))))
                .isInstanceOf(Unknown.class);
    }

    @Test
    void afterACrashNothingMoreIsAsked() {
        ScriptCase script = script(List.of(), "RETURN 1", "RETURN 2");
        List<Outcome> crashed = List.of(new Crashed("signal 11", List.of()));
        assertThat(script.next(crashed)).isEmpty();
        assertThat(script.judge(crashed))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.CRASH));
    }

    @Test
    void anErrorIsRightWhereTheReferenceHasOneToo() {
        Rejected rejected = new Rejected(Reason.EVALUATION, ERROR);
        assertThat(script(List.of(), "RETURN 1 / 0").judge(List.of(rejected))).isEqualTo(Verdict.pass());
        assertThat(script(List.of(), "RETURN 1 / 1").judge(List.of(rejected))).isInstanceOf(Fail.class);
    }

    @Test
    void whatTheDialectMeansOtherwiseIsUnknownWhereItMatters() {
        String query = "MATCH (a)--(b) RETURN count(*)";
        Outcome wrong = rows(Values.of(7));
        for (String loop : List.of("CREATE (a)-[:T]->(a)", "CREATE (a)-[:T]->()")) {
            ScriptCase script = new ScriptCase(
                    new CypherScripts(),
                    List.of(speaker("fake@1", "loops-once")),
                    List.of(),
                    List.of(loop, query),
                    List.of(Claim.TRUTH));
            List<Outcome> outcomes = new ArrayList<>(List.of(DONE));
            Evaluator reference =
                    InProcessReference.references().right().fresh().get();
            reference.load(script.dataset());
            reference.run(script.next(List.of()).orElseThrow().statement(), Map.of());
            for (int look = 0; look < 2; look++) {
                outcomes.add(reference.run(script.next(outcomes).orElseThrow().statement(), Map.of()));
            }
            outcomes.add(wrong);
            assertThat(script.judge(outcomes)).isInstanceOf(loop.endsWith("(a)") ? Unknown.class : Fail.class);
        }
    }

    @Test
    void enginesThatDifferAreToldApartByTheReferenceAlone() {
        List<Speaker> three = List.of(speaker("a@1"), speaker("b@1"), speaker("c@1"));
        List<Outcome> outcomes = List.of(rows(Values.of(1)), rows(Values.of(1)), rows(Values.of(2)));
        assertThat(blamed(
                        new ScriptCase(
                                new CypherScripts(), three, List.of(), List.of("RETURN 2"), List.of(Claim.AGREE)),
                        outcomes))
                .isEqualTo("a@1");
        for (String open : List.of("RETURN rand()", "RETURN magic()")) {
            assertThat(new ScriptCase(new CypherScripts(), three, List.of(), List.of(open), List.of(Claim.AGREE))
                            .judge(outcomes))
                    .isInstanceOf(Unknown.class);
        }
    }

    @Test
    void anAnswerWithNoOtherBesideItIsDoubtedOnlyWhereNothingElseIsClaimed() {
        List<Speaker> two = List.of(speaker("a@1"), speaker("b@1"));
        List<Outcome> outcomes = List.of(new Rejected(Reason.EVALUATION, ERROR), rows(Values.of(1)));
        assertThat(new ScriptCase(new CypherScripts(), two, List.of(), List.of("RETURN 1"), List.of(Claim.AGREE))
                        .judge(outcomes))
                .isInstanceOf(Unknown.class);
        assertThat(new ScriptCase(
                                new CypherScripts(),
                                two,
                                List.of(),
                                List.of("RETURN 1"),
                                List.of(Claim.AGREE, Claim.CRASH))
                        .judge(outcomes))
                .isEqualTo(Verdict.pass());
    }

    private static String blamed(ScriptCase script, List<Outcome> outcomes) {
        return ((Fail) script.judge(outcomes)).engine().toString();
    }

    @Test
    void aMarkIsSeenAgainWithoutWhatDoesNotMatter() {
        ScriptCase script = new ScriptCase(
                new CypherScripts(),
                List.of(speaker("a@1"), speaker("b@1")),
                TWO,
                List.of("RETURN 1", "CREATE ()", "RETURN 2", "RETURN 3"),
                List.of(Claim.TRUTH, Claim.AGREE, Claim.CRASH));
        ScriptVerdict mark = new ScriptVerdict(
                EngineId.parse("b@1"), 2, Claim.TRUTH, Verdict.pass(), Optional.empty(), Optional.empty());
        assertThat(script.about(mark))
                .isEqualTo(new ScriptCase(
                        new CypherScripts(),
                        List.of(speaker("b@1")),
                        TWO,
                        List.of("CREATE ()", "RETURN 2"),
                        List.of(Claim.TRUTH)));
    }

    @Test
    void theReferenceRefusesWhatIsNestedTooDeeply() {
        ScriptCase deep = script(List.of(), "RETURN " + "(".repeat(100_000) + "1" + ")".repeat(100_000));
        assertThat(judge(right(), deep)).isInstanceOf(Unknown.class);
    }

    @Test
    void ofSeveralFailuresTheLastIsWhatAScriptShows() {
        ScriptCase script = script(List.of(), "RETURN 1", "RETURN 2");
        List<Outcome> outcomes = List.of(new Failed(ERROR), rows(Values.of(3)));
        assertThat(script.judge(outcomes))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.kind()).isEqualTo(Kind.WRONG_RESULT));
    }

    @Test
    void aVerdictNamesTheStepThatItIsAbout() {
        ScriptCase script = new ScriptCase(
                new CypherScripts(),
                List.of(speaker("a@1"), speaker("b@1")),
                List.of(),
                List.of("CREATE (:A)", "RETURN 1"),
                List.of(Claim.CRASH));
        List<Outcome> outcomes = List.of(DONE, rows(), rows(), rows(Values.of(1)), new Crashed("signal 11", List.of()));
        assertThat(script.verdicts(outcomes))
                .extracting(ScriptVerdict::step)
                .containsExactly(Optional.of(0), Optional.of(4), Optional.of(3), Optional.empty());
    }

    @Test
    void itIsPlainData() {
        Json json = new Json(Languages.installed());
        ScriptCase script = script(TWO, "MATCH (n) RETURN n");
        assertThat(json.readCase(json.storedLine(script))).isEqualTo(script);
    }
}
