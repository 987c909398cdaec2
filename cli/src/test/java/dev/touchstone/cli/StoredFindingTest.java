package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.gremlin.oracle.TemporaryTable;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredFindingTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void itsQueryIsTheOneThatTheCaseIsAboutWhateverWasAskedBefore() throws IOException {
        Json json = new Json(Languages.installed());
        TemporaryTable proposed = new TemporaryTable(
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of()),
                EngineId.parse("tinkergraph@3.6.1"),
                Traversal.of(Call.of("V"), Call.of("out")));
        Files.writeString(folder.resolve("case.json"), json.pretty(proposed));
        Files.writeString(folder.resolve("finding.json"), """
                {"sights": [{"text": "g.V().hasLabel('ids').drop()"}, {"text": "g.V().out()"}, {"text": "g.V()"}]}
                """);
        assertThat(StoredFinding.at(folder, json))
                .singleElement()
                .satisfies(finding -> assertThat(finding.query()).contains("g.V().out()"));
    }
}
