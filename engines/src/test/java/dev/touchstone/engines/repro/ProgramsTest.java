package dev.touchstone.engines.repro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.conformance.Tested;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdks;
import dev.touchstone.gremlin.dialect.Feature;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.TestAbortedException;

/** The programs are run as a maintainer would: by java, with the engine's jars and nothing of ours. */
class ProgramsTest {
    private static final CatalogueReproductions REPRODUCTIONS =
            new CatalogueReproductions(Catalogue.standard(), Languages.installed(), false);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"neo4j@5.26.30", "neo4j@3.5.0", "kuzu@0.11.2", "arcadedb/cypher@26.7.1"})
    void cypher(String engine) throws Exception {
        assertThat(printed(Samples.cypher(engine))).contains("O'Fallon").contains("0.75");
    }

    @ParameterizedTest
    @ValueSource(strings = {"neo4j@3.5.0", "neo4j@4.2.14", "neo4j@5.26.30"})
    void aConstraintIsThere(String engine) throws Exception {
        assertThat(printed(Samples.constrained(engine))).containsSubsequence("expected:", "no rows", "actual:", "7");
    }

    /** Those that answer a condition without an index. */
    static Stream<String> gremlin() {
        return Tested.newest("gremlin")
                .filter(engine -> Catalogue.standard()
                        .named(EngineId.parse(engine).name())
                        .orElseThrow()
                        .dialect(EngineId.parse(engine).version())
                        .has(Feature.UNINDEXED_CONDITIONS.key()));
    }

    @ParameterizedTest
    @MethodSource
    void gremlin(String engine) throws Exception {
        assertThat(printed(Samples.gremlin(engine)))
                .containsSubsequence("expected:", "no rows", "actual:")
                .containsPattern("(?m)^7$");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hugegraph@1.5.0", "hugegraph/memory@1.5.0", "janusgraph@1.1.0"})
    void anIndexIsThere(String engine) throws Exception {
        assertThat(printed(Samples.byIndex(engine))).containsSubsequence("expected:", "no rows", "actual:", "O'Fallon");
    }

    /** Change by change, with an index that is made on the way and dropped again, after which OrientDB fails by itself. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tinkergraph@3.7.5",
                "janusgraph@1.1.0",
                "hugegraph/memory@1.5.0",
                "neo4j-gremlin@3.7.4",
                "arcadedb/gremlin@25.3.1"
            })
    void aGraphThatGrew(String engine) throws Exception {
        assertThat(printed(Samples.grownGremlin(engine))).containsSubsequence("actual:", "v0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"oxigraph@0.5.11", "comunica@5.4.1"})
    void scriptsForNode(String engine) throws Exception {
        assertThat(node(Samples.named(engine)))
                .containsSubsequence("expected:", "no rows", "actual:")
                .contains("http://example.org/b")
                .doesNotContain("http://example.org/c");
    }

    /** What the header says is done as it says it: the jars are fetched by Maven and the pom.xml, and the program runs on them alone. */
    @Test
    void theHeaderSaysHowToRunIt() throws Exception {
        Finding finding = Samples.gremlin("tinkergraph@3.7.5");
        for (TextFile file : REPRODUCTIONS.of(finding).files()) {
            Files.writeString(folder.resolve(file.name()), file.text());
        }
        List<String> commands = Files.readAllLines(folder.resolve(Program.NAME)).stream()
                .filter(line -> line.startsWith("//   "))
                .map(line -> line.substring("//   ".length()))
                .toList();
        assertThat(commands).hasSize(2);
        assertThat(run(List.of("sh", "-c", String.join(" && ", commands)))).containsPattern("(?m)^7$");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jena@5.6.0",
                "jena-tdb1@6.0.0",
                "jena-tdb2@5.6.0",
                "rdf4j@5.3.1",
                "rdf4j-native@5.2.0",
                "rdf4j-lmdb@5.2.0",
                "blazegraph@2.1.4",
                "corese@4.6.1"
            })
    void sparql(String engine) throws Exception {
        assertThat(printed(Samples.sparql(engine))).containsPattern("x\\W+http://example.org/b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"jena@5.6.0", "jena-tdb1@4.10.0", "jena-tdb2@5.6.0", "rdf4j@5.3.1"})
    void namedGraphs(String engine) throws Exception {
        assertThat(printed(Samples.named(engine)))
                .containsPattern("x\\W+http://example.org/b")
                .doesNotContainPattern("x\\W+http://example.org/c");
    }

    /** Their programs differ from those of newer releases by flags and jars alone. */
    @ParameterizedTest
    @EnabledIf("dev.touchstone.contracts.Thoroughness#isFull")
    @ValueSource(strings = {"tinkergraph@3.4.13", "tinkergraph@3.7.5", "janusgraph@0.6.4"})
    void gremlinOfOlderReleases(String engine) throws Exception {
        gremlin(engine);
    }

    @ParameterizedTest
    @EnabledIf("dev.touchstone.contracts.Thoroughness#isFull")
    @ValueSource(strings = {"jena-tdb1@4.10.0", "rdf4j@3.6.0"})
    void sparqlOfOlderReleases(String engine) throws Exception {
        sparql(engine);
    }

    @ParameterizedTest
    @EnabledIf("dev.touchstone.contracts.Thoroughness#isFull")
    @ValueSource(strings = {"jena@3.3.0", "rdf4j@3.6.0"})
    void namedGraphsOfOlderReleases(String engine) throws Exception {
        namedGraphs(engine);
    }

    @Test
    void aServerHasNoProgram() {
        assertThat(REPRODUCTIONS.of(Samples.cypher("bolt://localhost:7687")).files())
                .extracting(TextFile::name)
                .containsExactly("repro.cypher");
    }

    private String printed(Finding finding) throws IOException, InterruptedException {
        String name = finding.fail().engine().toString();
        Ready ready = ready(name);
        Path file = written(finding, Program.NAME);
        List<String> command =
                new ArrayList<>(List.of(ready.jdk().java().toString(), "-Xmx512m", "-XX:TieredStopAtLevel=1"));
        command.addAll(ready.release().flags());
        command.addAll(List.of(
                "-cp",
                ready.jars().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                file.toString()));
        return run(command);
    }

    /** The packages are where Touchstone keeps them. */
    private String node(Finding finding) throws IOException, InterruptedException {
        Ready ready = ready(finding.fail().engine().toString());
        Path modules = Path.of(ready.entry().options().get("modules"));
        Path link = folder.resolve("node_modules");
        Files.createSymbolicLink(link, modules.endsWith("node_modules") ? modules : modules.resolve("node_modules"));
        return run(List.of(
                ready.entry().options().get("node"),
                written(finding, NodeProgram.NAME).toString()));
    }

    private Path written(Finding finding, String name) throws IOException {
        TextFile program = REPRODUCTIONS.of(finding).files().stream()
                .filter(file -> file.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertThat(program.text()).doesNotContainIgnoringCase("touchstone").doesNotContain("{{");
        return Files.writeString(folder.resolve(program.name()), program.text());
    }

    private String run(List<String> command) throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        process.destroyForcibly();
        String text = Files.readString(output);
        // What is expected in the samples is no row, and so the program says that the engine is wrong.
        assertThat(ended && process.exitValue() == 1).as(text).isTrue();
        // An engine may say goodbye after it.
        assertThat(text.lines()).contains("WRONG (the bug is shown)");
        return text;
    }

    private static Ready ready(String name) {
        Path home = Path.of(System.getProperty("user.home"));
        Path cache = Path.of("target", "touchstone-cache").toAbsolutePath();
        try (Fetcher fetcher = new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT)) {
            Jdks jdks = Jdks.find(List.of(), System.getenv(), home);
            return new Engines(Catalogue.standard(), fetcher, jdks).find(name);
        } catch (EngineUnavailable e) {
            throw new TestAbortedException(name + " was not tested: " + e.getMessage(), e);
        }
    }
}
