package dev.touchstone.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.CampaignFolder.CampaignManifest;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.lab.GdsmithExperiment.Part;
import dev.touchstone.lab.cell.CellRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExperimentTest {
    private static final Json JSON = new Json(Languages.installed());

    @TempDir
    Path folder = Path.of("");

    @Test
    void aCellThatSomebodyStoppedIsNotWhole() throws IOException {
        assertThat(CellRunner.isWhole(folder, 1, JSON)).as("there is none").isFalse();
        summary(folder, true, 59_999);
        assertThat(CellRunner.isWhole(folder, 1, JSON)).isFalse();
        summary(folder, true, 60_000);
        assertThat(CellRunner.isWhole(folder, 1, JSON)).isTrue();
        summary(folder, false, 10);
        assertThat(CellRunner.isWhole(folder, 1, JSON)).as("it came to its end").isTrue();
    }

    @Test
    void theTableSaysWhichEnginesWereMissing() throws IOException {
        Part part = new Part("cross-engine", List.of("neo4j@4.4.12", "falkordb", "kuzu"), "none");
        Path cell = Files.createDirectories(folder.resolve(part.name()).resolve("findings"))
                .resolveSibling("");
        summary(cell, true, 60_000);
        Files.writeString(cell.resolve("campaign.json"), JSON.stored(beginning("neo4j@4.4.12", "kuzu@0.11.2")));
        assertThat(GdsmithTable.of(List.of(part), folder, JSON).lines())
                .anyMatch(line -> line.contains("without"))
                .anyMatch(line -> line.contains("falkordb") && !line.contains("kuzu"));
    }

    private static CampaignManifest beginning(String... engines) {
        Settings settings = new Settings(
                1,
                new Extent(Optional.empty(), Optional.empty(), 1),
                new RoundSize(1, 6),
                Duration.ofSeconds(10),
                List.of(),
                Effort.DEFAULT);
        return new CampaignManifest(
                "0",
                settings,
                Stream.of(engines).map(EngineId::parse).toList(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    @Test
    void everyCellOfGameraIsOneRelationThatAnEngineHas() {
        List<GameraExperiment.Part> parts = new GameraExperiment().parts();
        assertThat(parts)
                .hasSize(7 * 13)
                .extracting(GameraExperiment.Part::name)
                .doesNotHaveDuplicates();
        for (String language : List.of("cypher", "gremlin")) {
            assertThat(Group.oraclesOf(Languages.installed().named(language)))
                    .extracting(Oracle::name)
                    .containsAll(
                            parts.stream().map(GameraExperiment.Part::relation).toList());
        }
    }

    @Test
    void theTablesOfGameraHaveARowForEachEngineAlsoWhereNothingIsFound() throws IOException {
        GameraExperiment.Part part = new GameraExperiment.Part("kuzu@0.11.2", GameraExperiment.Sort.PATH, "shortest");
        Path cell = Files.createDirectories(folder.resolve(part.name()));
        summary(cell, false, 10_000);
        Files.writeString(cell.resolve("events.ndjson"), "");
        assertThat(new GameraTable(List.of(part), Baseline.of(List.of("kuzu@0.11.2")), folder, JSON).lines())
                .contains(
                        "| engine      | detected |",
                        "| kuzu@0.11.2 | 0        |",
                        "| engine      | node & edge | path | compound | dynamic |",
                        "| engine      | tool     | logic | crash | error |",
                        "| kuzu@0.11.2 | Gamera   | 0 (-) | 0 (-) | 0 (-) |",
                        "| kuzu@0.11.2 | GDBMeter | 0 (-) | 0 (-) | 0 (-) |")
                .anyMatch(line -> line.startsWith("| kuzu@0.11.2 | shortest |"));
    }

    @Test
    void aFolderWithSomethingElseInItIsNotWrittenInto() throws IOException {
        assertThat(CellRunner.in(folder, new EngineOptions()).folder("cell")).isEqualTo(folder.resolve("cell"));
        Files.writeString(folder.resolve("x"), "mine");
        assertThatThrownBy(() -> CellRunner.in(folder, new EngineOptions()))
                .isInstanceOf(UserMistake.class)
                .hasMessageEndingWith("is not empty and does not belong to an experiment; name another with --out");
        Files.writeString(folder.resolve("asked.txt"), "");
        assertThat(CellRunner.in(folder, new EngineOptions()).folder("cell")).isEqualTo(folder.resolve("cell"));
    }

    private static void summary(Path where, boolean stopped, long cpuMillis) throws IOException {
        Files.writeString(
                where.resolve("summary.json"), "{\"stopped\": " + stopped + ", \"cpuMillis\": " + cpuMillis + "}");
    }
}
