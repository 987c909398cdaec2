package dev.touchstone.engines.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.engines.catalogue.KnownFindings.Known;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownFindingsTest {
    private static final String QUERY = "MATCH (n) RETURN shortestPath((n)-->(n))";
    private static final Finding FINDING = finding("neo4j@5.26.0");
    private static final String REST = "  reason: The manual says so.\n  link: https://example.org\n";

    @TempDir
    Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "query: shortestPath\\(",
                "error: start and end nodes",
                "error: ^java.lang.Error",
                "{query: RETURN, engine: neo4j, kind: unexpected exception, oracle: truth, error: same}"
            })
    void anEntryFitsWhereAllThatItSaysFits(String entry) throws IOException {
        assertThat(known(entry).of(FINDING)).map(Known::reason).contains("The manual says so.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{query: RETURN, engine: kuzu}",
                "{query: RETURN, engine: neo4j@5.26.0}",
                "{query: RETURN, kind: wrong result}",
                "{query: RETURN, oracle: crash}",
                "{query: RETURN, error: other nodes}",
                "{query: RETURN, signature: neo4j-unexpected-exception-00000000}",
                "{query: DELETE, error: start and end nodes}"
            })
    void anEntryWithSomethingThatDoesNotFitDoesNotFit(String entry) throws IOException {
        assertThat(known(entry).of(FINDING)).isEmpty();
    }

    @Test
    void aSignatureIsEnough() throws IOException {
        assertThat(known("signature: " + FINDING.signature()).of(FINDING)).isPresent();
    }

    @Test
    void fromTheVersionOnInWhichItIsMendedItIsNewAgain() throws IOException {
        KnownFindings known = known("{query: RETURN, fixed: 5.26.2}");
        assertThat(known.of(finding("neo4j@5.4.0"))).isPresent();
        assertThat(known.of(finding("neo4j@5.26.1"))).isPresent();
        assertThat(known.of(finding("neo4j@5.26.2"))).isEmpty();
        assertThat(known.of(finding("neo4j@2026.1.0"))).isEmpty();
    }

    @Test
    void aUsersFileIsReadBesidesTheStandardOne() throws IOException {
        Path file = write("- query: RETURN\n" + REST);
        int standard = KnownFindings.standard().all().size();
        assertThat(KnownFindings.with(Optional.of(file)).all()).hasSize(standard + 1);
        assertThat(KnownFindings.with(Optional.empty()).all()).hasSize(standard).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# nothing yet\n",
                "query: RETURN\n",
                "- just a text\n",
                "- query: [a, b]\n" + REST,
                "- querry: RETURN\n" + REST,
                "- query: \"(\"\n" + REST,
                "- error: \"[\"\n" + REST,
                "- engine: neo4j\n" + REST,
                "- query: RETURN\n  reason: It has no link.\n",
                "- query: RETURN\n  link: https://example.org/without/a/reason\n",
                "- {query: RETURN\n"
            })
    void aFileThatIsNotAsItShouldBeIsAMistakeThatNamesIt(String content) throws IOException {
        Path file = write(content);
        assertThatThrownBy(() -> KnownFindings.in(file))
                .isInstanceOf(UserMistake.class)
                .hasMessageStartingWith("the known findings in " + file + " are not as they should be: ");
    }

    @Test
    void anEntryThatSaysNothingIsLeftOut() throws IOException {
        assertThat(KnownFindings.in(write("-\n- query: RETURN\n" + REST)).all()).hasSize(1);
    }

    @Test
    void aFileThatIsNotThereIsAMistake() {
        assertThatThrownBy(() -> KnownFindings.in(folder.resolve("nowhere.yaml")))
                .isInstanceOf(UserMistake.class)
                .hasMessageContaining("nowhere.yaml cannot be read");
    }

    private KnownFindings known(String entry) throws IOException {
        String lines = entry.startsWith("{")
                ? "- " + entry.replace("}", ", reason: The manual says so., link: https://example.org}") + "\n"
                : "- " + entry + "\n" + REST;
        return KnownFindings.in(write(lines));
    }

    private Path write(String content) throws IOException {
        return Files.writeString(folder.resolve("known.yaml"), content);
    }

    private static Finding finding(String engine) {
        EngineId id = EngineId.parse(engine);
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
        return new Finding(
                "truth",
                "why",
                new CrashCase(graph, id, new CypherQuery(CypherParser.parse("RETURN 1"), Map.of())),
                new Fail(Kind.UNEXPECTED_EXCEPTION, id, "java.lang.Error < a.B.c", "It refuses."),
                Transcript.of(List.of(new Transcript.Entry(
                        Step.read(id, new CypherStatement(QUERY, Map.of())),
                        QUERY,
                        new Outcome.Rejected(
                                Outcome.Reason.EVALUATION,
                                new Outcome.Thrown(
                                        "Refused", "the start and end nodes are the same", "Refused", List.of())),
                        true))),
                new Finding.Origin("cypher", 1, 2, 3));
    }
}
