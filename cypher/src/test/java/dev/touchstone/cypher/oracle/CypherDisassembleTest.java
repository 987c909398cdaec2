package dev.touchstone.cypher.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.InProcessLauncher;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.DisassembleCase;
import dev.touchstone.core.oracle.DisassembleOracle;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.shrink.Shrinker;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.generate.CypherStatementGenerator;
import dev.touchstone.cypher.mutant.InProcessReference;
import dev.touchstone.cypher.shrink.CypherShrinkRules;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.ValueText;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CypherDisassembleTest {
    private static final EngineId ENGINE = EngineId.parse("fake@1");
    private static final PropertyGraph GRAPH = new PropertyGraph(
            new GraphSchema(List.of(), List.of()),
            List.of(new Node(3, List.of("A"), Map.of()), new Node(5, List.of("B"), Map.of())),
            List.of(new Edge(7, "T", 3, 5, Map.of())),
            List.of(),
            List.of());
    private static final Value A = element(Element.Kind.NODE, 3);
    private static final Value B = element(Element.Kind.NODE, 5);
    private static final Value R = element(Element.Kind.EDGE, 7);
    private static final Outcome TWO = rows(Values.list(Values.of(2)));

    private static DisassembleCase about(String query) {
        return new DisassembleCase(
                GRAPH, ENGINE, new CypherQuery(CypherParser.parse(query), Map.of()), List.of(Map.of()));
    }

    private static Value element(Element.Kind kind, long key) {
        return new Element(kind, Optional.of(key), List.of(), Map.of(), new Value.NativeId(0));
    }

    /** Each row is a list. */
    private static Outcome rows(Value... rows) {
        List<List<Value>> lists =
                Arrays.stream(rows).map(row -> ((ListOf) row).items()).toList();
        return new Rows(new Answer(List.of("c"), lists), true);
    }

    private static Outcome rejected(Reason reason) {
        return new Rejected(reason, new Thrown("Error", "no", "Error", List.of()));
    }

    /** The text of what is asked next, with the values of its parameters. */
    private static String asked(Case proposed, Outcome... soFar) {
        Statement statement = proposed.next(List.of(soFar)).orElseThrow().statement();
        String text = CypherText.of(((CypherQuery) statement).query());
        return text
                + statement.parameters().values().stream()
                        .map(value -> " " + ValueText.of(value))
                        .reduce("", String::concat);
    }

    @Test
    void aClauseGoesOnWithTheRowsOfTheOneBefore() {
        DisassembleCase proposed = about("MATCH (a)-[r]->(b) WITH a, r, 1 AS x RETURN a.k, x");
        Outcome matched = rows(Values.list(A, R, B), Values.list(A, R, B));
        Outcome with = rows(Values.list(A, R, Values.of(1)));
        assertThat(asked(proposed)).isEqualTo("MATCH (a)-[r]->(b) WITH a, r, 1 AS x RETURN a.k, x");
        assertThat(asked(proposed, TWO)).isEqualTo("MATCH (a)-[r]->(b) RETURN a, r, b");
        assertThat(asked(proposed, TWO, matched))
                .isEqualTo(
                        "UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a WITH * MATCH ()-[r]->() WHERE r.uid = row.r"
                                + " MATCH (b) WHERE b.uid = row.b WITH a, r, b WITH a, r, 1 AS x RETURN a, r, x"
                                + " [{a: 3, r: 7, b: 5}, {a: 3, r: 7, b: 5}]");
        assertThat(asked(proposed, TWO, matched, with))
                .isEqualTo(
                        "UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a WITH * MATCH ()-[r]->() WHERE r.uid = row.r"
                                + " WITH a, r, row.x AS x RETURN a.k, x [{a: 3, r: 7, x: 1}]");
        assertThat(proposed.next(List.of(TWO, matched, with, TWO))).isEmpty();
    }

    @Test
    void nullStaysNull() {
        DisassembleCase proposed = about("OPTIONAL MATCH (a:C) RETURN count(*)");
        assertThat(asked(proposed, TWO, rows(Values.list(Values.NULL))))
                .isEqualTo("UNWIND $rows AS row OPTIONAL MATCH (a) WHERE a.uid = row.a WITH a RETURN count(*)"
                        + " [{a: null}]");
    }

    @Test
    void noRowsAreAListToo() {
        assertThat(asked(about("MATCH (a:C) RETURN count(*)"), TWO, rows()))
                .isEqualTo("UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a WITH a RETURN count(*) []");
    }

    @Test
    void whatCannotBePassedKeepsClausesTogether() {
        DisassembleCase proposed = about("MATCH p = () UNWIND nodes(p) AS a WITH a RETURN a");
        Value path = new Value.Path(List.of(A));
        Outcome unwound = rows(Values.list(path, A));
        assertThat(asked(proposed, TWO, rows(Values.list(path))))
                .isEqualTo("MATCH p = () UNWIND nodes(p) AS a RETURN p, a");
        assertThat(asked(proposed, TWO, rows(Values.list(path)), unwound))
                .isEqualTo("MATCH p = () UNWIND nodes(p) AS a WITH a RETURN a");
        assertThat(asked(proposed, TWO, rows(Values.list(path)), unwound, rows(Values.list(A))))
                .as("what an expression came to is seen in the rows")
                .isEqualTo("UNWIND $rows AS row MATCH (a) WHERE a.uid = row.a WITH a RETURN a [{a: 3}]");
        DisassembleCase alone = about("MATCH p = () RETURN p");
        assertThat(alone.next(List.of(TWO, rows(Values.list(path))))).isEmpty();
        assertThat(alone.judge(List.of(TWO, rows(Values.list(path))))).isEqualTo(new Unknown("no rows to pass on"));
    }

    @Test
    void namesThatTheQueryHasAreLeftToIt() {
        DisassembleCase proposed = new DisassembleCase(
                GRAPH,
                ENGINE,
                new CypherQuery(CypherParser.parse("UNWIND [1] AS row RETURN row + $rows"), Map.of()),
                List.of(Map.of("rows", Values.of(1))));
        assertThat(asked(proposed, TWO, rows(Values.list(Values.of(1)))))
                .isEqualTo("UNWIND $rows_rows AS row_row WITH row_row.row AS row RETURN row + $rows 1 [{row: 1}]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "RETURN 1",
                "MATCH () RETURN 1",
                "MATCH (a) RETURN a UNION MATCH (a) RETURN a",
                "MATCH (a) CREATE (b) RETURN b",
                "MATCH (a) RETURN b",
                "UNWIND [0] AS a WITH 1 / a AS b RETURN 2"
            })
    void thereIsNothingToTakeApart(String query) {
        assertThat(about(query).isLegal()).isFalse();
    }

    @Test
    void theThreeConsequencesAreToldApart() {
        assertThat(judge(TWO, TWO)).isEqualTo(Verdict.pass());
        assertThat(judge(TWO, rows())).isInstanceOfSatisfying(Fail.class, fail -> {
            assertThat(fail.kind()).isEqualTo(Kind.WRONG_RESULT);
            assertThat(fail.claim()).endsWith("By the reference, the query is right.");
        });
        assertThat(judge(rejected(Reason.EVALUATION), TWO)).matches(verdict -> is(verdict, Kind.UNEXPECTED_EXCEPTION));
        assertThat(judge(TWO, rejected(Reason.EVALUATION))).matches(verdict -> is(verdict, Kind.MISSING_EXCEPTION));
        assertThat(judge(TWO, rejected(Reason.UNSUPPORTED))).isEqualTo(new Unknown("rejected"));
    }

    @Test
    void anErrorThatEveryEngineMeetsIsMetByBothSidesOrNeither() {
        DisassembleCase proposed = about("UNWIND [0] AS a RETURN 1 / a");
        assertThat(proposed.isLegal()).isTrue();
        Outcome passed = rows(Values.list(Values.of(0)));
        Outcome error = rejected(Reason.EVALUATION);
        assertThat(proposed.judge(List.of(TWO, passed, error))).matches(verdict -> is(verdict, Kind.MISSING_EXCEPTION));
        assertThat(proposed.judge(List.of(error, passed, TWO))).matches(verdict -> is(verdict, Kind.MISSING_EXCEPTION));
        assertThat(proposed.judge(List.of(error, passed, error))).isEqualTo(new Unknown("rejected"));
        assertThat(proposed.judge(List.of(TWO, passed, rows())))
                .as("it is none of this engine's")
                .isEqualTo(Verdict.pass());
    }

    @Test
    void aColumnThatIsAnErrorIsAddedWhereThereIsANumber() {
        CypherQuery query = new CypherQuery(CypherParser.parse("UNWIND [1, null] AS a RETURN 'x', a"), Map.of());
        Answer numbers = new Answer(
                List.of("'x'", "a"),
                List.of(List.of(Values.of("x"), Values.of(1)), List.of(Values.of("x"), Values.NULL)));
        assertThat(query.withError(numbers, new Choices(1)))
                .get()
                .satisfies(erring -> assertThat(CypherText.of(((CypherQuery) erring).query()))
                        .matches("UNWIND \\[1, null] AS a RETURN 'x', a, -?\\d [/%] \\(a - a\\) AS failing")
                        .satisfies(text -> assertThat(
                                        new DisassembleCase(GRAPH, ENGINE, erring, List.of(Map.of())).isLegal())
                                .isTrue()));
        Answer texts = new Answer(List.of("'x'", "a"), List.of());
        assertThat(query.withError(texts, new Choices(1))).isEmpty();
    }

    @Test
    void aRefusalOfValuesWithoutATypeSaysNothing() {
        DisassembleCase proposed = about("UNWIND [[]] AS x RETURN x");
        List<Value> values = List.of(Values.list(), Values.NULL);
        assertThat(values)
                .allSatisfy(value -> assertThat(
                                proposed.judge(List.of(TWO, rows(Values.list(value)), rejected(Reason.EVALUATION))))
                        .isEqualTo(new Unknown("rejected")));
        assertThat(proposed.judge(List.of(TWO, rows(Values.list(Values.of(1))), rejected(Reason.EVALUATION))))
                .matches(verdict -> is(verdict, Kind.MISSING_EXCEPTION));
    }

    private static Verdict judge(Outcome whole, Outcome last) {
        return about("MATCH (a) RETURN count(a)").judge(List.of(whole, rows(Values.list(A), Values.list(B)), last));
    }

    private static boolean is(Verdict verdict, Kind kind) {
        return verdict instanceof Fail fail && fail.kind() == kind;
    }

    @Test
    void nothingIsSaidWhereTheLanguageLeavesTheAnswerOpen() {
        assertThat(about("UNWIND [1, 2] AS x RETURN x LIMIT 1")
                        .judge(List.of(rows(Values.list(Values.of(1))), TWO, TWO)))
                .isEqualTo(new Unknown("not determined: limit without order"));
    }

    @Test
    void itIsAboutQueriesThatCanBeTakenApart() {
        InProcessEngine right = InProcessReference.references().right();
        CypherQuery query = new CypherQuery(CypherParser.parse("MATCH (a) RETURN a"), Map.of());
        Oracle oracle = new DisassembleOracle("", "", new CypherStatementGenerator());
        assertThat(oracle.about(GRAPH, List.of(right.target()), query)).isPresent();
        assertThat(oracle.about(GRAPH, List.of(right.target()), new CypherStatement("MATCH (a) RETURN a", Map.of())))
                .isEmpty();
    }

    @Test
    void aCaseReadsBackAsItWas() {
        Json json = new Json(Languages.installed());
        DisassembleCase proposed = about("MATCH (a) RETURN a");
        assertThat(json.readCase(json.storedLine(proposed))).isEqualTo(proposed);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            matches-as-one      ; MATCH (a)-[r:T]->(b) WHERE a:A MATCH (c)-[s]->(d) WITH a, count(*) AS n RETURN n, $p ; MATCH (a)-->() MATCH ()-->() RETURN 0
            where-into-optional ; MATCH (a) OPTIONAL MATCH (a)-->(b) WITH a, b WHERE b IS NOT NULL RETURN a, b, $p     ; OPTIONAL MATCH (a) WITH a WHERE false RETURN 0
            unwind-unread       ; MATCH (a) UNWIND [1, 2, 3] AS x WITH a RETURN a, $p                                  ; UNWIND null AS a RETURN 0
            """)
    void aFailingCaseComesDownTo(String name, String query, String smallest) {
        InProcessEngine mutant = InProcessReference.references().all().stream()
                .filter(replica -> replica.target().engine().version().equals(name))
                .findFirst()
                .orElseThrow();
        DisassembleCase proposed = new DisassembleCase(
                GRAPH,
                mutant.target().engine(),
                new CypherQuery(CypherParser.parse(query), Map.of()),
                List.of(Map.of("p", Values.of(1)), Map.of("p", Values.of(2))));
        try (Workbench bench = new Workbench(
                List.of(mutant.target()), new InProcessLauncher(List.of(mutant)), Launcher.Watcher.NONE)) {
            Fail fail = (Fail) judge(proposed, bench).verdict();
            DisassembleCase reduced = (DisassembleCase) new Shrinker(
                            new CypherShrinkRules(),
                            List.of(mutant.target().dialect()),
                            candidate -> judge(candidate, bench),
                            () -> false)
                    .reduce(proposed, fail)
                    .smallest();
            assertThat(CypherText.of(((CypherQuery) reduced.statement()).query()))
                    .isEqualTo(smallest);
            assertThat(reduced.bindings()).isEqualTo(List.of(Map.of()));
        }
    }

    private static JudgedRun judge(Case candidate, Workbench bench) {
        return JudgedRun.of(candidate, bench.run(candidate, Duration.ofSeconds(10)));
    }
}
