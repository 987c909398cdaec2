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
                Arguments.of("--query has no statement in it", List.of("--engine", "kuzu", "--query", " ; ")),
                Arguments.of(
                        "--query: there is no file nowhere.cypher",
                        List.of("--engine", "kuzu", "--query", "nowhere.cypher")),
                Arguments.of("there is no engine \"kuzzu\"", List.of("--engine", "kuzzu", "--query", "RETURN 1")),
                Arguments.of(
                        "kuzu has no version 0.99.0",
                        List.of("--engine", "kuzu@0.11.2,kuzu@0.99.0", "--query", "RETURN 1")),
                Arguments.of(
                        "the engines speak cypher and gremlin",
                        List.of("--engine", "kuzu,tinkergraph@3.7.5", "--query", "RETURN 1")),
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
                        "--limit must be above 0", List.of("--engine", "kuzu", "--query", "RETURN 1", "--limit", "0")));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeGetsOneClearLineAndCode64(String message, List<String> arguments) {
        assertThat(check(arguments.toArray(String[]::new))).as(err.toString()).isEqualTo(64);
        assertThat(err.toString().strip()).startsWith("touchstone: ").contains(message);
        assertThat(err.toString().strip().lines()).hasSize(1);
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
                .containsExactly("kuzu@0.11.2  query 1  pass", "kuzu@0.11.2  query 2  pass");
    }

    @Test
    void whatCannotBeJudgedIsUnknown() {
        assertThat(check("--engine", "kuzu@0.11.2", "--query", "RETURN list_sum([1, 2])", "--json"))
                .isEqualTo(2);
        assertThat(out.toString().strip())
                .startsWith("{")
                .endsWith("}")
                .contains("\"engine\":\"kuzu@0.11.2\"", "\"query\":1", "\"is\":\"Unknown\"");
    }

    @Test
    void aFailureIsShownAndWrittenAndReplayed() {
        Path findings = folder.resolve("out");
        assertThat(check("--engine", "kuzu@0.9.0", "--query", "CREATE ()", "--out", findings.toString()))
                .as(out.toString() + err)
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("kuzu@0.9.0  query 1  FAIL internal error: ", "crash> CREATE ()", "This should never happen");
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
        assertThat(out.toString()).contains("query 1  pass", "query 1  partition  pass", "query 1  rewrite  pass");
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
                .contains(
                        "query 1  disassemble-ids  FAIL wrong result", "query 1  options  FAIL", "query 1  truth  FAIL")
                .contains("query 2  truth  pass");
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
        assertThat(out.toString()).contains("query 1  truth  pass", "query 1  disassemble  pass");
    }
}
