package dev.touchstone.engines.repro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.finding.Reproductions.TextFile;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdks;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.TestAbortedException;

/** The programs are run as a maintainer would: by java, with the engine's jars and nothing of ours. */
class ProgramsTest {
    private static final CatalogueReproductions REPRODUCTIONS =
            new CatalogueReproductions(Catalogue.standard(), Languages.installed());

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"neo4j@5.26.30", "neo4j@3.5.0", "kuzu@0.11.2", "arcadedb/cypher@26.7.1"})
    void cypher(String engine) throws Exception {
        assertThat(printed(Samples.cypher(engine))).contains("O'Fallon").contains("0.75");
    }

    @Test
    void gremlin() throws Exception {
        assertThat(printed(Samples.gremlin("tinkergraph@3.7.5"))).contains("[7]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jena@5.6.0",
                "jena-tdb1@4.10.0",
                "jena-tdb1@6.0.0",
                "jena-tdb2@5.6.0",
                "rdf4j@3.6.0",
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
    @ValueSource(
            strings = {"jena@3.3.0", "jena@5.6.0", "jena-tdb1@4.10.0", "jena-tdb2@5.6.0", "rdf4j@3.6.0", "rdf4j@5.3.1"})
    void namedGraphs(String engine) throws Exception {
        assertThat(printed(Samples.named(engine)))
                .containsPattern("x\\W+http://example.org/b")
                .doesNotContainPattern("x\\W+http://example.org/c");
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
        TextFile program = REPRODUCTIONS.of(finding).files().getLast();
        Path file = Files.writeString(folder.resolve(program.name()), program.text());
        assertThat(program.text()).doesNotContainIgnoringCase("touchstone").doesNotContain("{{");
        List<String> command =
                new ArrayList<>(List.of(ready.jdk().java().toString(), "-Xmx512m", "-XX:TieredStopAtLevel=1"));
        command.addAll(ready.release().flags());
        command.addAll(List.of(
                "-cp",
                ready.jars().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                file.toString()));
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        process.destroyForcibly();
        String text = Files.readString(output);
        assertThat(ended && process.exitValue() == 0).as(text).isTrue();
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
