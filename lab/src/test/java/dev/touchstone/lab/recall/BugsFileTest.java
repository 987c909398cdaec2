package dev.touchstone.lab.recall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.engines.catalogue.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BugsFileTest {
    @TempDir
    Path folder = Path.of("");

    private List<KnownBug> read(String... lines) throws IOException {
        Path file = Files.writeString(folder.resolve("bugs.jsonl"), String.join("\n", lines));
        return new BugsFile(Catalogue.standard()).read(file);
    }

    private static List<EngineId> ids(String... words) {
        return Stream.of(words).map(EngineId::parse).toList();
    }

    @Test
    void versionsAreReadWithoutTheirNotes() throws IOException {
        KnownBug bug = read("""
                {"id": "a", "engine": "Neo4j", "language": "Cypher", "kind": "unexpected exception",
                 "versions_bad": ["4.3.6 (exception)", "4.2.14, 4.3.10 (wrong row, or two)"], "versions_good": ["2026.04.0"],
                 "query": ["RETURN 1"]}""".replace("\n", " ")).getFirst();
        assertThat(bug.versions().bad()).isEqualTo(ids("neo4j@4.3.6", "neo4j@4.2.14", "neo4j@4.3.10"));
        assertThat(bug.versions().good()).isEqualTo(ids("neo4j@2026.04.0"));
        assertThat(bug.queries()).containsExactly("RETURN 1");
        assertThat(bug.isBug()).isTrue();
    }

    @Test
    void anEngineThatIsNamedHoldsUntilTheNextOne() throws IOException {
        KnownBug bug = read("""
                {"id": "a", "engine": "Oxigraph", "language": "SPARQL",
                 "versions_bad": ["0.3.2", "also Jena 3.17.0, 4.9.0", "RDF4J 2.4.0 (both), 3.7.0..5.1.0 (p* only)"]}""".replace("\n", " ")).getFirst();
        assertThat(bug.versions().bad())
                .isEqualTo(ids(
                        "oxigraph@0.3.2", "jena@3.17.0", "jena@4.9.0", "rdf4j@2.4.0", "rdf4j@3.7.0", "rdf4j@5.1.0"));
    }

    @Test
    void anEngineOfSeveralLanguagesIsTheOneOfTheLanguage() throws IOException {
        List<KnownBug> bugs = read(
                "{\"id\": \"a\", \"engine\": \"ArcadeDB\", \"language\": \"Cypher\", \"versions_bad\": [\"26.7.1\"]}",
                "",
                "{\"id\": \"b\", \"engine\": \"TinkerPop core (all)\", \"language\": \"Gremlin\","
                        + " \"versions_bad\": [\"ArcadeDB 23.5.1\", \"HugeServer 1.0\", \"1.1\"]}");
        assertThat(bugs.get(0).versions().bad()).isEqualTo(ids("arcadedb/cypher@26.7.1"));
        assertThat(bugs.get(1).versions().bad()).isEqualTo(ids("arcadedb/gremlin@23.5.1"));
        assertThat(bugs.get(1).versions().unread()).containsExactly("HugeServer 1.0", "1.1");
    }

    @Test
    void aVersionMayFailInAnotherWayThanTheReportSays() throws IOException {
        Symptoms symptoms = read("""
                {"id": "a", "engine": "Neo4j", "language": "Cypher", "kind": "unexpected exception",
                 "observed": {"Neo4j@4.3.10": {"Q0": "ROWS 1 [null]"}, "Neo4j@4.3.6": {"Q0": "ERR Expected"}}}""".replace("\n", " ")).getFirst().symptoms();
        EngineId wrong = EngineId.parse("neo4j@4.3.10");
        EngineId broken = EngineId.parse("neo4j@4.3.6");
        assertThat(symptoms.include(Kind.WRONG_RESULT, wrong)).isTrue();
        assertThat(symptoms.include(Kind.INTERNAL_ERROR, wrong)).isTrue();
        assertThat(symptoms.include(Kind.WRONG_RESULT, broken)).isFalse();
        assertThat(symptoms.include(Kind.CRASH, broken)).isFalse();
    }

    @Test
    void aReportThatIsNoBugIsMarked() throws IOException {
        assertThat(read("{\"id\": \"a\", \"status\": \"NOT-A-BUG\"}").getFirst().isBug())
                .isFalse();
    }

    @Test
    void aLineThatIsNoEntryIsToldWithItsNumber() {
        assertThatThrownBy(() -> read("{\"id\": \"a\"}", "{\"engine\": \"Neo4j\"}"))
                .isInstanceOf(UserMistake.class)
                .hasMessageEndingWith("bugs.jsonl, line 2: it is no entry: it has no \"id\"");
        assertThatThrownBy(() -> read("{\"id\"")).isInstanceOf(UserMistake.class);
        assertThatThrownBy(() -> read("[1]")).isInstanceOf(UserMistake.class);
        assertThatThrownBy(() -> read("")).isInstanceOf(UserMistake.class).hasMessageEndingWith("has no entry");
        assertThatThrownBy(() -> read("{\"id\": \"a\"}", "{\"id\": \"a\"}"))
                .isInstanceOf(UserMistake.class)
                .hasMessageEndingWith("there are two entries a");
    }
}
