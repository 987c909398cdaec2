package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.console.ExitCode;
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

/** What a user sees. */
class CommandLineTest {
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

    private String[] inFolder(String... args) {
        return Stream.concat(
                        Stream.of(args),
                        Stream.of("--out", folder.resolve("run").toString()))
                .toArray(String[]::new);
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of(
                        "there is no engine \"neo5j\"; there are: arcadedb/cypher, arcadedb/gremlin, ",
                        List.of("neo5j")),
                Arguments.of(
                        "tinkergraph@2.0 is not supported; there are, for example, 3.4.", List.of("tinkergraph@2.0")),
                Arguments.of(
                        "tinkergraph has no version 3.7.99; there are, for example, ", List.of("tinkergraph@3.7.99")),
                Arguments.of(
                        "there is no oracle \"magic\" here; there are, by family: general (crash, ",
                        List.of("tinkergraph", "--oracle", "magic")),
                Arguments.of(
                        "--rounds must be from 1 to 2147483647, and is 0", List.of("tinkergraph", "--rounds", "0")),
                Arguments.of("Invalid value for option '--rounds'", List.of("tinkergraph", "--rounds", "many")),
                Arguments.of("Unknown option: '--roundz'", List.of("tinkergraph", "--roundz", "1")),
                Arguments.of("--heap much is not a size such as 512m", List.of("tinkergraph", "--heap", "much")),
                Arguments.of("--jdk /nowhere is not a JDK", List.of("tinkergraph", "--jdk", "/nowhere")),
                Arguments.of(
                        "the known findings in nowhere.yaml cannot be read",
                        List.of("tinkergraph", "--known", "nowhere.yaml")),
                Arguments.of("there is no file nowhere.yaml", List.of("--config", "nowhere.yaml")));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeGetsOneClearLineAndCode64(String message, List<String> arguments) {
        String[] args =
                inFolder(Stream.concat(Stream.of("run"), arguments.stream()).toArray(String[]::new));
        assertThat(touchstone(args)).as(err.toString()).isEqualTo(64);
        assertThat(err.toString().strip()).startsWith("touchstone: ").contains(message);
        assertThat(err.toString().strip().lines())
                .as("one line, no stack trace")
                .hasSize(1);
        assertThat(folder.resolve("run")).as("nothing began").doesNotExist();
    }

    @Test
    void aFolderThatCannotBeWrittenIsAMistake() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(touchstone("run", "tinkergraph", "--out", file.resolve("run").toString()))
                .isEqualTo(64);
        assertThat(err.toString()).contains("cannot be written");
    }

    @Test
    void aFolderWithACampaignIsNotOverwritten() throws IOException {
        Files.writeString(folder.resolve("campaign.json"), "{}");
        assertThat(touchstone("run", "tinkergraph", "--out", folder.toString())).isEqualTo(64);
        assertThat(err.toString()).contains("is not empty");
        assertThat(Files.readString(folder.resolve("campaign.json"))).isEqualTo("{}");
    }

    @Test
    void aShortCampaignWritesItsFolderAndSaysWhereItIs() {
        int code = touchstone(inFolder("run", "tinkergraph@3.7.5", "--rounds", "2", "--seed", "1", "--cases", "30"));
        assertThat(code).as(err + "\n" + out).isZero();
        assertThat(out.toString())
                .contains("seed 1", "tinkergraph@3.7.5 started", "rounds 2", "no findings", folder.toString());
        assertThat(folder.resolve("run"))
                .isDirectoryContaining("glob:**campaign.json")
                .isDirectoryContaining("glob:**events.ndjson")
                .isDirectoryContaining("glob:**summary.json");
    }

    @Test
    void theSameSeedGivesTheSameRoundsWithAnyNumberOfWorkers() throws IOException {
        assertThat(rounds("one", "1")).hasSize(3).containsExactlyInAnyOrderElementsOf(rounds("two", "2"));
    }

    private List<String> rounds(String name, String workers) throws IOException {
        Path out = folder.resolve(name);
        String[] args = {
            "run",
            "tinkergraph@3.7.5",
            "--rounds",
            "3",
            "--seed",
            "5",
            "--cases",
            "40",
            "--workers",
            workers,
            "--out",
            out.toString()
        };
        assertThat(touchstone(args)).as(err.toString()).isZero();
        return Files.readAllLines(out.resolve("events.ndjson")).stream()
                .filter(line -> line.contains("round-finished"))
                .map(CommandLineTest::withoutTime)
                .toList();
    }

    /** When a round ended is the machine's affair, not the seed's. */
    private static String withoutTime(String event) {
        return event.replaceFirst("\"at\":\\d+,", "");
    }

    @Test
    void optionsComeFromAConfigurationUnlessTheCommandLineNamesThem() throws IOException {
        Path config = Files.writeString(
                folder.resolve("c.yaml"),
                "engines: [tinkergraph@3.7.5]\nrounds: 7\nseed: 9\ncases: 10\noracles: [crash=2]\n");
        assertThat(touchstone(inFolder("run", "--config", config.toString(), "--rounds", "2")))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("seed 9", "rounds 2 |", "oracles: crash\n");
    }

    @Test
    void anUnknownNameInAConfigurationIsAMistake() throws IOException {
        Path config = Files.writeString(folder.resolve("c.yaml"), "engine: tinkergraph\n");
        assertThat(touchstone(inFolder("run", "--config", config.toString()))).isEqualTo(64);
        assertThat(err.toString()).contains("unknown option \"engine\"");
    }

    @Test
    void theCompositeFormOfGdsmithIsUnderstood() throws IOException {
        Path embedded = Files.writeString(folder.resolve("c.json"), "{\"tinkergraph@3.7.5\": {}}");
        assertThat(touchstone(inFolder(
                        "run",
                        "composite",
                        "--config",
                        embedded.toString(),
                        "--db-num",
                        "1",
                        "--query-num",
                        "5",
                        "--oracle",
                        "RANDOM_CRASH")))
                .as(err.toString())
                .isZero();
        Path server = Files.writeString(
                folder.resolve("s.json"), "{\"neo4j@4.4.3\": {\"host\": \"localhost\", \"port\": 1}}");
        assertThat(touchstone(
                        "run",
                        "--config",
                        server.toString(),
                        "--out",
                        folder.resolve("other").toString()))
                .as("nobody listens there")
                .isNotZero();
        assertThat(err.toString()).contains("bolt://localhost:1");
    }

    /** The second example of GDsmith's README, but for the hosts: nobody listens there. */
    @Test
    void commentsInTheCompositeFormAreSkipped() throws IOException {
        Path config = Files.writeString(folder.resolve("c.json"), """
                {
                  "neo4j@4.4.3": { /*the names must be identical*/
                    "port": 1,  /*the ports must be identical*/
                    "host": "localhost", // "port": 2
                    "username": "neo4j",
                    "password": "####"
                  },
                  "redisgraph@foo": {"port": 2, "host": "localhost", "username": "neo4j2", "password": "/*bbbb*/"}
                }
                """);
        assertThat(touchstone("composite", "--config", config.toString())).isEqualTo(64);
        assertThat(err.toString()).contains("bolt://localhost:1");
    }

    @Test
    void aServerIsNamedByItsProductAndPort() {
        assertThat(touchstone(
                        "neo4j", "--port", "1", "--username", "u", "--password", "w0rd", "--oracle", "RANDOM_CRASH"))
                .as("nobody listens there")
                .isEqualTo(64);
        assertThat(err.toString()).contains("bolt://localhost:1").doesNotContain("w0rd");
        assertThat(touchstone("run", "redisgraph", "--host", "127.0.0.1", "--port", "1"))
                .isEqualTo(64);
        assertThat(err.toString()).contains("redis://127.0.0.1:1 cannot be used: nobody answers there");
        assertThat(touchstone(
                        "arcadedb", "--host", "localhost", "--port", "1", "--username", "u", "--password", "w0rd"))
                .isEqualTo(64);
        assertThat(err.toString())
                .contains("arcadedb+http://localhost:1 cannot be used: nobody answers there")
                .doesNotContain("w0rd");
        assertThat(touchstone("run", "kuzu", "--port", "1")).isEqualTo(64);
        assertThat(err.toString()).contains("no server is known by the name \"kuzu\"");
        assertThat(touchstone("run", "bolt://localhost", "--port", "1")).isEqualTo(64);
        assertThat(err.toString()).contains("has both in its URL");
    }

    /** As the paper of RD2 prints it, but for the port and the numbers. */
    @Test
    void theCommandLineOfRd2TestsMarkLogicBesideJenaAndRdf4j() {
        assertThat(touchstone(inFolder(
                        "--dbname",
                        "tmpRDFGraph",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "1",
                        "--username",
                        "root",
                        "--password",
                        "123",
                        "--db-num",
                        "1",
                        "--query-num",
                        "3")))
                .as("what is found depends on the seed: %s", err)
                .isIn(ExitCode.NOTHING_FOUND.code(), ExitCode.FINDINGS.code());
        assertThat(err.toString())
                .contains("sparql+http://127.0.0.1:1/v1/graphs/sparql;database=tmpRDFGraph", "continuing without it");
        assertThat(out.toString()).contains("jena@", "rdf4j@");
    }

    @Test
    void replayReadsACaseAndSaysWhetherItHolds() throws IOException {
        Path file = Files.writeString(folder.resolve("case.json"), """
                {"is": "Related", "engine": "tinkergraph@3.7.5",
                 "speech": {"is": "GremlinSpeech", "filtered": false, "edged": false, "looped": false, "simple": false},
                 "relation": {"is": "Bystanding",
                  "question": {"is": "Reaches", "from": {"is": "Int", "value": 0}, "to": {"is": "Int", "value": 1},
                   "within": 2, "links": {"types": ["T0"], "test": null}},
                  "edits": [{"is": "OfGraph", "change":
                   {"is": "AddNode", "node": {"key": 0, "labels": ["L0"], "properties": {}}}}]},
                 "dataset": {"is": "PropertyGraph", "schema": {"nodeTypes": [], "edgeTypes": []}, "nodes": [], "edges": [],
                  "indexes": [], "history": []}}
                """);
        assertThat(touchstone("replay", file.toString(), "--verbose"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("tinkergraph@3.7.5> g.addV('L0')", "tinkergraph@3.7.5  passes", "1 fixed");
        assertThat(touchstone("replay", folder.resolve("nothing").toString())).isEqualTo(64);
    }

    @Test
    void enginesListsWhatThereIs() {
        assertThat(touchstone("engines")).isZero();
        assertThat(out.toString()).contains("tinkergraph", "neo4j", "jena");
        assertThat(touchstone("engines", "tinkergraph")).isZero();
        assertThat(out.toString()).contains("tinkergraph@3.7.5");
    }

    @Test
    void everyCommandHasHelpWithAnExample() {
        for (String command : Main.commandLine().getSubcommands().keySet()) {
            if (!command.equals("help")) {
                assertThat(touchstone(command, "--help")).isZero();
            }
        }
        assertThat(out.toString()).contains("Example");
    }

    @Test
    void evalSaysWhatTheAnswerShouldBe() throws IOException {
        Path graph =
                Files.writeString(folder.resolve("graph.cypher"), "CREATE (:A {x: 1})-[:T]->(:B {y: 2}); CREATE (:C)");
        assertThat(touchstone("eval", "--graph", graph.toString(), "MATCH (a)-[t]->(b) RETURN a.x + b.y AS sum, t"))
                .isZero();
        assertThat(out.toString().lines())
                .containsExactly("| sum | t    |", "| --- | ---- |", "| 3   | [:T] |", "1 row");
    }

    @Test
    void evalTakesAGraphAsJson() throws IOException {
        Path graph = Files.writeString(folder.resolve("graph.json"), """
                {"nodes": [{"id": 1, "labels": ["A"]}, {"id": "b"}], "edges": [{"type": "T", "from": 1, "to": "b"}]}
                """);
        assertThat(touchstone(
                        "eval",
                        "--graph",
                        graph.toString(),
                        "--after",
                        "--param",
                        "l=[1, 2]",
                        "MATCH (a:A) SET a.l = $l"))
                .isZero();
        assertThat(out.toString().lines())
                .containsExactly("0 rows", "CREATE (n0:A {l: [1, 2]}), (n1), (n0)-[:T]->(n1)");
    }

    static Stream<Arguments> evaluationsWithoutAnAnswer() {
        return Stream.of(
                Arguments.of("RETURN m", 1, "SyntaxError: UndefinedVariable: "),
                Arguments.of("RETRUN 1", 1, "SyntaxError: UnexpectedSyntax: "),
                Arguments.of("RETURN magic(1)", 1, "SyntaxError: UnknownFunction: "),
                Arguments.of("UNWIND [{a: true}] AS m RETURN 1 - m.a", 1, "TypeError: InvalidArgumentType: "),
                Arguments.of("RETURN 1 / 0", 1, "ArithmeticError: DivisionByZero: "),
                Arguments.of(
                        "UNWIND range(1, 9999) AS a UNWIND range(1, 9999) AS b RETURN count(*)", 2, "too large: "));
    }

    @ParameterizedTest
    @MethodSource("evaluationsWithoutAnAnswer")
    void evalGivesTheErrorThatCypherSpecifies(String query, int code, String error) {
        assertThat(touchstone("eval", query)).isEqualTo(code);
        assertThat(out.toString()).startsWith(error);
    }

    static Stream<Arguments> graphsThatAreNone() {
        return Stream.of(
                Arguments.of("CREATE (a", "expected"),
                Arguments.of("RETURN 1 / 0", "divided by zero"),
                Arguments.of("{\"nodes\": [", "is not a graph in JSON"),
                Arguments.of("{\"nodes\": [{\"name\": 1}]}", "unknown key \"name\"; there are id, labels, properties"),
                Arguments.of("{\"nodes\": [{\"properties\": {\"x\": {}}}]}", "cannot be stored as a property: {}"),
                Arguments.of("{\"edges\": [{\"type\": \"T\", \"from\": 1, \"to\": 2}]}", "no node with the id"));
    }

    @ParameterizedTest
    @MethodSource("graphsThatAreNone")
    void aGraphThatIsNoneIsAMistake(String content, String message) throws IOException {
        Path graph = Files.writeString(folder.resolve("graph"), content);
        assertThat(touchstone("eval", "--graph", graph.toString(), "RETURN 1")).isEqualTo(64);
        assertThat(err.toString().strip()).startsWith("touchstone: ").contains(message);
        assertThat(err.toString().strip().lines()).hasSize(1);
    }
}
