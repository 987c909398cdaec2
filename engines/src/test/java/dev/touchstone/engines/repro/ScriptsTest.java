package dev.touchstone.engines.repro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.report.Reproductions.Account;
import dev.touchstone.core.report.Reproductions.TextFile;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.cypher.text.Statements;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.conformance.Installed;
import dev.touchstone.engines.conformance.Tested;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts as they stand in the golden files beside this class. */
class ScriptsTest {
    private static final CatalogueReproductions REPRODUCTIONS =
            new CatalogueReproductions(Catalogue.standard(), Languages.installed(), false);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "neo4j@5.26.30",
                "neo4j@3.5.0",
                "kuzu@0.11.2",
                "arcadedb/cypher@26.7.1",
                "falkordb@4.16.3",
                "bolt://localhost:7687"
            })
    void cypher(String engine) throws IOException {
        assertThat(scripts(Samples.cypher(engine))).isEqualTo(golden(engine));
    }

    @ParameterizedTest
    @ValueSource(strings = {"neo4j@3.5.0", "neo4j@4.2.14", "neo4j@5.26.30"})
    void aConstraintIsWrittenAsTheVersionWantsIt(String engine) throws IOException {
        assertThat(scripts(Samples.constrained(engine))).isEqualTo(golden("constrained-" + engine));
    }

    /** A shell without parameters cannot ask it; then the page shows them with their values, and the program passes them. */
    @ParameterizedTest
    @ValueSource(strings = {"kuzu@0.11.2", "arcadedb/cypher@26.7.1"})
    void whatOnlyFailsWithParametersHasNoScript(String engine) {
        Account account = REPRODUCTIONS.of(Samples.onlyWithParameters(Samples.cypher(engine)));
        assertThat(account.files()).extracting(TextFile::name).containsExactly(Program.NAME, Program.POM);
        assertThat(account.report().typed(account.recipe().lines().getLast()))
                .startsWith("// where $least = 7, $more = 0.25\nMATCH ")
                .contains("b.size >= $least");
    }

    /** Labels, keys and indexes are statements; how they are made is each database's own affair. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "janusgraph@1.1.0",
                "orientdb@3.2.30",
                "hugegraph/memory@1.5.0",
                "neo4j-gremlin@3.7.4",
                "arcadedb/gremlin@25.3.1"
            })
    void schemaIsNoComment(String engine) throws IOException {
        String scripts = scripts(Samples.gremlin(engine));
        assertThat(scripts).isEqualTo(golden(engine));
        assertThat(scripts).doesNotContain("// create", "// here");
    }

    static Stream<String> everyDatabaseHasWordsForItsSchema() {
        return Tested.newest("gremlin");
    }

    @ParameterizedTest
    @MethodSource
    void everyDatabaseHasWordsForItsSchema(String engine) {
        assertThat(scripts(Samples.gremlin(engine))).doesNotContain("// create", "// here", "{{");
        assertThat(scripts(Samples.grownGremlin(engine))).doesNotContain("// drop", "{{");
    }

    @Test
    void aGraphThatGrewIsMadeChangeByChange() throws IOException {
        assertThat(scripts(Samples.grown("neo4j@5.26.30"))).isEqualTo(golden("grown"));
    }

    @Test
    void gremlin() throws IOException {
        assertThat(scripts(Samples.gremlin("tinkergraph@3.7.5"))).isEqualTo(golden("tinkergraph"));
    }

    /** They are the same for all. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jena@5.6.0",
                "jena-tdb1@6.0.0",
                "jena-tdb2@6.0.0",
                "rdf4j@5.3.1",
                "rdf4j-native@5.2.0",
                "rdf4j-lmdb@5.2.0",
                "blazegraph@2.1.4",
                "corese@4.6.1"
            })
    void sparql(String engine) throws IOException {
        assertThat(scripts(Samples.sparql(engine))).isEqualTo(golden("jena"));
    }

    @Test
    void namedGraphsAreTrig() throws IOException {
        assertThat(scripts(Samples.named("jena@5.6.0"))).isEqualTo(golden("named-graphs"));
    }

    @Test
    void neo4jRunsItsScript() {
        String script = REPRODUCTIONS
                .of(Samples.cypher("neo4j@5.26.30"))
                .files()
                .getFirst()
                .text();
        try (Session session = Installed.open("neo4j@5.26.30")) {
            session.load(new PropertyGraph(
                    new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of()));
            Map<String, Value> parameters = new LinkedHashMap<>();
            script.lines().filter(line -> line.startsWith(":param ")).forEach(line -> {
                String[] parts = line.substring(":param ".length()).split(" => ", 2);
                parameters.put(
                        parts[0],
                        run(session, "RETURN " + parts[1], Map.of()).column(0).getFirst());
            });
            String statements =
                    script.lines().filter(line -> !line.startsWith(":param ")).collect(Collectors.joining("\n"));
            Answer last = new Answer(List.of(), List.of());
            for (String statement : Statements.in(statements)) {
                last = run(session, statement, parameters);
            }
            assertThat(last.rows()).containsExactly(List.of(Values.of("O'Fallon \"é\""), Values.of(0.75)));
        }
    }

    private static Answer run(Session session, String text, Map<String, Value> parameters) {
        return session.run(new CypherStatement(text, parameters), Map.of(), Duration.ofSeconds(20)) instanceof Rows rows
                ? rows.answer()
                : new Answer(List.of(), List.of());
    }

    /** All but the program, one after the other. */
    private static String scripts(Finding finding) {
        return REPRODUCTIONS.of(finding).files().stream()
                .filter(file -> !List.of(Program.NAME, Program.POM).contains(file.name()))
                .map((TextFile file) -> "==> " + file.name() + "\n" + file.text())
                .collect(Collectors.joining());
    }

    private static String golden(String name) throws IOException {
        String file = name.replaceAll("[^A-Za-z0-9.]+", "-") + ".txt";
        try (InputStream in = ScriptsTest.class.getResourceAsStream(file)) {
            return in == null ? "no golden file " + file : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
