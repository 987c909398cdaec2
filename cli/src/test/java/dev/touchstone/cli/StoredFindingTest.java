package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.gremlin.oracle.DisassembleTableCase;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.GremlinText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredFindingTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void itsQueryIsTheOneThatTheCaseIsAboutWhateverWasAskedBefore() throws IOException {
        Json json = new Json(Languages.installed());
        DisassembleTableCase proposed = new DisassembleTableCase(
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of()),
                EngineId.parse("tinkergraph@3.6.1"),
                Traversal.of(Call.of("V"), Call.of("out")));
        Files.writeString(folder.resolve("case.json"), json.stored(proposed));
        Traversal traversal = proposed.traversal();
        Transcript run = Transcript.of(List.of(
                entry(proposed, Traversal.of(Call.of("V"), Call.of("drop"))),
                entry(proposed, traversal),
                entry(proposed, Traversal.of(Call.of("V")))));
        Files.writeString(folder.resolve("finding.json"), json.stored(Map.of("transcript", run)));
        assertThat(StoredFinding.at(folder, json))
                .singleElement()
                .satisfies(finding -> assertThat(finding.query()).contains("g.V().out()"));
    }

    private static Transcript.Entry entry(DisassembleTableCase proposed, Traversal traversal) {
        return new Transcript.Entry(
                Step.read(proposed.engine(), new GremlinStatement(traversal)),
                GremlinText.of(traversal),
                new Outcome.Rows(new Answer(List.of(), List.of()), true),
                false);
    }
}
