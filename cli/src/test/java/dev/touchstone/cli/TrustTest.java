package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.store.FindingsFolder;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.OptionsCase;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody sent cannot make an engine write or read files, unless the user trusts it. */
class TrustTest {
    private static final String ENGINE = "tinkergraph@3.7.5";

    @TempDir
    Path folder = Path.of("");

    private Path written() {
        return folder.resolve("written.json");
    }

    /** A finding whose traversal writes the graph to a file, in the folder of a campaign. */
    private Path finding() throws IOException {
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        GremlinStatement statement = new GremlinStatement(
                Traversal.of(Call.of("io", Argument.text(written().toString())), Call.of("write"), Call.of("iterate")));
        return stored(new CrashCase(graph, EngineId.parse(ENGINE), statement), "gremlin");
    }

    private Path stored(Case proposed, String language) throws IOException {
        Path findings = folder.resolve("run/findings");
        Finding finding = new Finding(
                "crash",
                "why",
                proposed,
                new Fail(Kind.CRASH, proposed.engines().getFirst(), "mark", "It ends."),
                Transcript.NONE,
                new Finding.Origin(language, 1, 0, 0));
        new FindingsFolder(findings, new Json(Languages.installed()), new EngineOptions().reproductions())
                .on(new Considered(finding, Standing.NEW, false));
        try (Stream<Path> folders = Files.list(findings)) {
            return folders.findFirst().orElseThrow();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "replay FINDING",
                "versions FINDING --from 3.7.5 --to 3.7.5",
                "bisect FINDING",
                "reduce FINDING",
                "triage RUN --versions --from 3.7.5 --to 3.7.5",
                "triage RUN --cross --oracle crash,options"
            })
    void aFindingThatWritesAFileIsNotRunWithoutTrust(String command) throws IOException {
        Path finding = finding();
        List<String> words = Stream.of(command.split(" "))
                .map(word -> word.replace("FINDING", finding.toString())
                        .replace("RUN", folder.resolve("run").toString()))
                .toList();
        assertThat(Shell.touchstone(words).isRefused().err()).contains("io()").contains("--trust");
        assertThat(written()).doesNotExist();
    }

    @Test
    void aFindingThatIsTrustedDoesWhatItSays() throws IOException {
        Shell.touchstone("replay", finding().toString(), "--trust");
        assertThat(written()).exists();
    }

    /** The name of a label ends the statement that it stands in, and another begins. */
    @Test
    void aNameInADatasetDoesNotBecomeCode() throws IOException {
        Path file = folder.resolve("x.csv");
        String label = "A`(uid INT64, PRIMARY KEY(uid)); COPY (RETURN 1 AS x) TO '" + file + "'; //";
        PropertyGraph graph = new PropertyGraph(
                new GraphSchema(List.of(new GraphSchema.NodeType(label, List.of())), List.of()),
                List.of(new PropertyGraph.Node(0, List.of(label), Map.of())),
                List.of(),
                List.of(),
                List.of());
        Case proposed = new CrashCase(
                graph, EngineId.parse("kuzu@0.9.0"), new CypherQuery(CypherParser.parse("RETURN 1 AS x"), Map.of()));
        Shell shell = Shell.touchstone("replay", stored(proposed, "cypher").toString());
        assertThat(file).doesNotExist();
        assertThat(shell.isRefused().err()).contains("the name \"A`(uid").contains("--trust");
    }

    /** Neo4j's adapter puts this option before the text of the statement. */
    @Test
    void anOptionOfAStepDoesNotBecomeCode() throws IOException {
        Path file = Files.writeString(folder.resolve("secret.csv"), "secret");
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        Case proposed = new OptionsCase(
                graph,
                EngineId.parse("neo4j@5.26.30"),
                new CypherQuery(CypherParser.parse("RETURN 1 AS x"), Map.of()),
                List.of(new Way(Map.of("prefix", "LOAD CSV FROM '" + file.toUri() + "' AS line"), false)));
        Shell shell = Shell.touchstone(
                "replay", "--verbose", stored(proposed, "cypher").toString());
        assertThat(shell.isRefused().err()).contains("the option prefix").contains("--trust");
    }

    /** A finding on one engine is tried on another, which cannot be told by the same option. */
    @Test
    void anOptionThatMeansNothingToTheEngineIsNotSent() throws IOException {
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        Case proposed = new OptionsCase(
                graph,
                EngineId.parse("kuzu@0.9.0"),
                new CypherQuery(CypherParser.parse("RETURN 1 AS x"), Map.of()),
                List.of(new Way(Map.of("prefix", "CYPHER planner=dp"), false)));
        Shell shell = Shell.touchstone(
                "replay", "--verbose", stored(proposed, "cypher").toString());
        assertThat(shell.out()).contains("inconclusive", "kuzu@0.9.0 has no option prefix");
    }

    @Test
    void aStatementThatWritesAFileIsNotCheckedWithoutTrust() {
        Shell shell = Shell.touchstone(
                "check",
                "--engine",
                "kuzu@0.9.0",
                "--query",
                "COPY (RETURN 1 AS x) TO '" + folder.resolve("x.csv") + "'");
        assertThat(shell.isRefused().err()).contains("COPY").contains("--trust");
        assertThat(folder.resolve("x.csv")).doesNotExist();
    }
}
