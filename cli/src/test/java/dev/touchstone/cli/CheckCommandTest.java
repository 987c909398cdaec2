package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** On Kuzu, which starts fastest. */
class CheckCommandTest {
    @TempDir
    Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int touchstone(String... args) {
        CommandLine commands = Main.commandLine();
        commands.setOut(new PrintWriter(out, true));
        commands.setErr(new PrintWriter(err, true));
        return Main.execute(commands, args);
    }

    private int check(String... args) {
        return touchstone(Stream.concat(Stream.of("check"), Stream.of(args)).toArray(String[]::new));
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of("Missing required option: '--engine=ENGINE'", List.of("--query", "RETURN 1")),
                Arguments.of("Missing required option: '--query=FILE|TEXT'", List.of("--engine", "kuzu")),
                Arguments.of("--query contains no statement", List.of("--engine", "kuzu", "--query", " ; ")),
                Arguments.of(
                        "--query: nowhere.cypher is neither a file nor a statement",
                        List.of("--engine", "kuzu", "--query", "nowhere.cypher")),
                Arguments.of("there is no engine \"kuzzu\"", List.of("--engine", "kuzzu", "--query", "RETURN 1")),
                Arguments.of(
                        "kuzu has no version 0.99.0",
                        List.of("--engine", "kuzu@0.11.2,kuzu@0.99.0", "--query", "RETURN 1")),
                Arguments.of(
                        "the engines have different languages (cypher, gremlin)",
                        List.of("--engine", "kuzu,tinkergraph@3.7.5", "--query", "RETURN 1")),
                Arguments.of(
                        "--query: no Cypher: expected",
                        List.of("--engine", "neo4j@5.26.30", "--query", "MATCH (n RETURN n")),
                Arguments.of(
                        "--query, statement 2: no Cypher: ",
                        List.of("--engine", "neo4j@5.26.30", "--query", "RETURN 1; RETRUN 2")),
                Arguments.of(
                        "--setup: no Cypher: ",
                        List.of("--engine", "neo4j@5.26.30", "--setup", "CREATE (:A", "--query", "RETURN 1")),
                Arguments.of(
                        "--query: no SPARQL: ", List.of("--engine", "jena@5.6.0", "--query", "SELECT * { ?s ?p }")),
                Arguments.of("no Gremlin: RETURN 1", List.of("--engine", "tinkergraph@3.7.5", "--query", "RETURN 1")),
                Arguments.of(
                        "a setup in Gremlin is made of addV",
                        List.of("--engine", "tinkergraph@3.7.5", "--setup", "g.V().drop()", "--query", "g.V()")),
                Arguments.of(
                        "--oracle agree needs two engines",
                        List.of("--engine", "kuzu@0.9.0", "--query", "RETURN 1", "--oracle", "agree")),
                Arguments.of(
                        "there is no oracle \"magic\" here",
                        List.of("--engine", "kuzu", "--query", "RETURN 1", "--oracle", "magic")),
                Arguments.of(
                        "--limit must be from 0.01 to 86400",
                        List.of("--engine", "kuzu", "--query", "RETURN 1", "--limit", "0")));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeGetsOneClearLineAndCode64(String message, List<String> arguments) {
        assertThat(check(arguments.toArray(String[]::new))).as(err.toString()).isEqualTo(64);
        assertThat(err.toString().strip()).startsWith("touchstone: ").contains(message);
        assertThat(err.toString().strip().lines()).hasSize(1);
        assertThat(out.toString()).as("no engine is fetched or started").isEmpty();
    }

    @Test
    void rightAnswersPass() throws IOException {
        Path setup = Files.writeString(folder.resolve("setup.cypher"), """
                CREATE NODE TABLE A(k INT64, PRIMARY KEY(k));
                CREATE (:A {k: 1}), (:A {k: 2});
                """);
        assertThat(check(
                        "--engine",
                        "kuzu@0.11.2",
                        "--setup",
                        setup.toString(),
                        "--query",
                        "MATCH (n) WHERE n.k > 1 RETURN n; RETURN 'a' ENDS WITH 'ba'"))
                .as(out.toString() + err)
                .isZero();
        assertThat(out.toString().lines().filter(line -> !line.startsWith("fetched ")))
                .containsExactly(
                        "kuzu@0.11.2  query 1  pass  (truth, crash)", "kuzu@0.11.2  query 2  pass  (truth, crash)");
    }

    @Test
    void whatCannotBeJudgedIsUnknown() {
        assertThat(check("--engine", "kuzu@0.11.2", "--query", "RETURN list_sum([1, 2])", "--json"))
                .isEqualTo(2);
        assertThat(out.toString().strip())
                .startsWith("{")
                .endsWith("}")
                .contains("\"engines\":[\"kuzu@0.11.2\"]", "\"query\":1", "\"is\":\"unknown\"");
    }

    @Test
    void aFailureIsShownAndWrittenAndReplayed() {
        Path findings = folder.resolve("out");
        assertThat(check("--engine", "kuzu@0.9.0", "--query", "CREATE ()", "--out", findings.toString()))
                .as(out.toString() + err)
                .isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        "kuzu@0.9.0  query 1  FAIL internal error  (crash)", "> CREATE ()", "This should never happen");
        assertThat(touchstone("replay", findings.toString())).isEqualTo(1);
        assertThat(touchstone("replay", findings.toString(), "--engine", "kuzu@0.11.2"))
                .as("mended since")
                .isZero();
    }

    @Test
    void aQueryInCypherIsPutBeforeTheOraclesThatAreNamed() {
        assertThat(check(
                        "--engine",
                        "kuzu@0.11.2",
                        "--setup",
                        "CREATE NODE TABLE A(k INT64, PRIMARY KEY(k)); CREATE (:A {k: 1}), (:A {k: 2})",
                        "--query",
                        "MATCH (n:A) WHERE n.k > 1 RETURN n.k",
                        "--oracle",
                        "truth,partition,rewrite"))
                .as(out.toString() + err)
                .isZero();
        assertThat(out.toString()).contains("query 1  pass  (truth, partition, rewrite)");
    }

    /** TINKERPOP-2812, by the oracles that the QuDi paper has for it and by its kin. */
    @Test
    void aTraversalIsPutBeforeEveryOracle() {
        Path findings = folder.resolve("out");
        assertThat(check(
                        "--engine",
                        "tinkergraph@3.6.1",
                        "--setup",
                        "a = g.addV('A').property('k', 1).next(); g.addV('B').as('b').addE('T').from(a).to('b').iterate()",
                        "--query",
                        "g.V().order().by('k').count(); g.E().count()",
                        "--oracle",
                        "disassemble-ids,options,truth",
                        "--out",
                        findings.toString()))
                .as(out.toString() + err)
                .isEqualTo(1);
        assertThat(out.toString())
                .as("the same failure is printed once, with all oracles that saw it")
                .containsOnlyOnce("FAIL")
                .contains("query 1  FAIL wrong result  (options, disassemble-ids, truth)")
                .containsPattern("expected +actual");
        assertThat(out.toString().lines().filter(line -> line.contains("query 2")))
                .containsExactly("tinkergraph@3.6.1  query 2  pass  (options, disassemble-ids, truth)");
        assertThat(findings.resolve("findings")).isDirectoryContaining(Files::isDirectory);
        assertThat(findings.resolve("findings").toFile().list()).hasSize(1);
        assertThat(touchstone("replay", findings.toString())).isEqualTo(1);
    }

    @Test
    void aSparqlQueryIsChecked() {
        assertThat(check(
                        "--engine",
                        "jena@5.6.0",
                        "--setup",
                        "PREFIX : <http://example.org/> INSERT DATA { :a :p 1, 2 . :b :q :a }",
                        "--query",
                        "PREFIX : <http://example.org/> SELECT ?v { ?s :q ?o OPTIONAL { ?o :p ?v } }"))
                .as(out.toString() + err)
                .isZero();
        assertThat(out.toString()).containsPattern("query 1  pass  \\(.*truth.*disassemble");
    }

    /** Neo4j gives labels and keys in the order in which it first met them, and ids of its own. */
    @Test
    void anEngineIsNotAccusedOfWhatTheLanguageLeavesOpen() {
        assertThat(check(
                        "--engine",
                        "neo4j@5.26.30",
                        "--setup",
                        "CREATE (:Z {z: 1}), (:B:A {y: 1, x: 2})",
                        "--query",
                        "MATCH (n:A) RETURN labels(n); MATCH (n:A) RETURN keys(n); RETURN keys({b: 1, a: 2}); "
                                + "MATCH (n) RETURN id(n); MATCH (n) RETURN elementId(n); MATCH (n) RETURN n LIMIT 1; "
                                + "MATCH (n) RETURN size(labels(n)), 'A' IN labels(n), size(keys(n))"))
                .as(out.toString() + err)
                .isEqualTo(2);
        assertThat(out.toString())
                .contains(
                        "query 1  not determined: order of labels",
                        "query 2  not determined: order of keys",
                        "query 3  not determined: order of keys",
                        "query 4  not determined: ids are the engine's own",
                        "query 5  not determined: ids are the engine's own",
                        "query 6  not determined: limit without order",
                        "query 7  pass  (truth, crash)")
                .doesNotContain("FAIL");
    }

    @Test
    void whatCannotBeJudgedDoesNotSpoilTheRest() {
        assertThat(check(
                        "--engine",
                        "neo4j@5.26.30",
                        "--query",
                        "CREATE (:A); EXPLAIN MATCH (n) RETURN n; SHOW INDEXES; CALL db.labels(); "
                                + "MATCH (n:A|B) RETURN n; MATCH (n) RETURN count(n); "
                                + "CREATE (:A) FINISH; MATCH (n) RETURN count(n)"))
                .as(out.toString() + err)
                .isEqualTo(2);
        assertThat(out.toString())
                .contains("query 1  pass", "query 2  unknown: ", "query 4  unknown: ", "query 5  unknown: ")
                .contains("query 6  pass  (truth", "query 8  unknown: query 7 changed the graph in an unknown way")
                .doesNotContain("FAIL");
    }

    @Test
    void whatCannotBeJudgedDoesNotSpoilTheRestInSparql() {
        assertThat(check(
                        "--engine",
                        "jena@5.6.0",
                        "--setup",
                        "INSERT DATA { <x:a> <x:p> 1 }",
                        "--query",
                        "DELETE WHERE { ?s ?p ?o }",
                        "--query",
                        "DESCRIBE <x:a>",
                        "--query",
                        "SELECT ?o { ?s ?p ?o }",
                        "--query",
                        "SELECT ?s (BNODE() AS ?b) (NOW() AS ?n) { ?s ?p ?o } LIMIT 1"))
                .as(out.toString() + err)
                .isEqualTo(2);
        assertThat(out.toString())
                .contains("query 1  unknown: this is an update", "query 2  unknown: ", "query 3  pass  (")
                .contains("query 4  not determined: ");
    }

    @Test
    void noLineIsWiderThanATerminal() {
        String wide = "RETURN '" + "a long text ".repeat(20) + "' AS x, 1 AS y";
        check("--engine", "kuzu@0.11.2", "--query", "RETURN list_sum([1, 2]) AS " + "x".repeat(99) + "; " + wide);
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80 || line.startsWith("fetched "));
    }
}
