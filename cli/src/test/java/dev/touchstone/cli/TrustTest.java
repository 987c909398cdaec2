package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody sent cannot make an engine write files, unless the user trusts it. */
class TrustTest {
    private static final String ENGINE = "tinkergraph@3.7.5";

    @TempDir
    Path folder = Path.of("");

    private Path written() {
        return folder.resolve("written.json");
    }

    /** A finding whose traversal writes the graph to a file. */
    private Path finding() throws IOException {
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        GremlinStatement statement = new GremlinStatement(
                Traversal.of(Call.of("io", Argument.text(written().toString())), Call.of("write"), Call.of("iterate")));
        return Files.writeString(
                folder.resolve("case.json"),
                new Json(Languages.installed()).pretty(new Survival(graph, EngineId.parse(ENGINE), statement)));
    }

    @Test
    void aFindingThatWritesAFileIsNotReplayedWithoutTrust() throws IOException {
        Path finding = finding();
        assertThat(Shell.touchstone("replay", finding.toString()).isRefused().err())
                .contains("io()")
                .contains("--trust");
        assertThat(written()).doesNotExist();
        Shell.touchstone("replay", finding.toString(), "--trust");
        assertThat(written()).as("with trust it does what it says").exists();
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
