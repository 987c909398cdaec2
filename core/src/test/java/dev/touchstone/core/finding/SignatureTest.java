package dev.touchstone.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Words;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SignatureTest {

    @Test
    void theVersionAndTheClaimDoNotCount() {
        assertThat(finding("cypher", "crash", Kind.CRASH, "neo4j@5.26.30", "here", "It dies of node 1.")
                        .coarse())
                .isEqualTo(finding("cypher", "crash", Kind.CRASH, "neo4j@2026.1", "here", "It dies of node 2.")
                        .coarse());
    }

    @Test
    void everythingElseCounts() {
        List<Finding> findings = List.of(
                finding("cypher", "crash", Kind.CRASH, "neo4j@5", "here", "claim"),
                finding("gremlin", "crash", Kind.CRASH, "neo4j@5", "here", "claim"),
                finding("cypher", "truth", Kind.WRONG_RESULT, "neo4j@5", "here", "claim"),
                finding("cypher", "agree", Kind.WRONG_RESULT, "neo4j@5", "here", "claim"),
                finding("cypher", "crash", Kind.HANG, "neo4j@5", "here", "claim"),
                finding("cypher", "crash", Kind.CRASH, "neo4j@5", "there", "claim"),
                finding("cypher", "crash", Kind.CRASH, "kuzu@5", "here", "claim"));
        assertThat(findings.stream().map(Finding::coarse)).doesNotHaveDuplicates();
        assertThat(findings.stream().map(Finding::signature)).doesNotHaveDuplicates();
    }

    @Test
    void whoeverAsksSeesTheSameError() {
        assertThat(finding("cypher", "crash", Kind.INTERNAL_ERROR, "neo4j@5", "here", "claim")
                        .signature())
                .isEqualTo(finding("cypher", "truth", Kind.INTERNAL_ERROR, "neo4j@5", "here", "claim")
                        .signature());
    }

    @Test
    void whereAnErrorWasThrownCountsUntilTheCaseIsSmall() {
        Finding one = finding("cypher", "crash", Kind.INTERNAL_ERROR, "neo4j@5", "java.lang.Error < a.B.c", "claim");
        Finding other = finding("cypher", "crash", Kind.INTERNAL_ERROR, "neo4j@5", "java.lang.Error < a.D.e", "claim");
        assertThat(one.coarse()).isNotEqualTo(other.coarse());
        Finding.Reduction reduction = new Finding.Reduction(one.proposed(), 1, 1, true, List.of());
        assertThat(one.reduced(reduction).signature())
                .isEqualTo(other.reduced(reduction).signature());
    }

    @Test
    void theKindsOfClausesTellTheSortWhereTheMarkDoesNotSayThePlace() {
        for (Kind kind : Kind.values()) {
            boolean placed =
                    kind == Kind.INTERNAL_ERROR || kind == Kind.UNEXPECTED_EXCEPTION || kind == Kind.MISSING_EXCEPTION;
            assertThat(finding(kind, "MATCH")
                            .coarse()
                            .equals(finding(kind, "UNWIND").coarse()))
                    .as("%s", kind)
                    .isEqualTo(placed);
        }
    }

    @Test
    void aRefusalThatOneOfTwoWaysMeetsIsToldByItsPlaceHoweverItIsAsked() {
        for (Kind kind : List.of(Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION)) {
            assertThat(finding(kind, "MATCH").signature())
                    .isEqualTo(finding(kind, "UNWIND").signature());
            assertThat(finding("cypher", "truth", kind, "neo4j@5", "a.B.c", "claim")
                            .signature())
                    .isNotEqualTo(finding("cypher", "truth", kind, "neo4j@5", "a.D.e", "claim")
                            .signature());
        }
        assertThat(finding(Kind.WRONG_RESULT, "MATCH").signature())
                .isNotEqualTo(finding(Kind.WRONG_RESULT, "UNWIND").signature());
    }

    private record Clause(String word) implements Statement {
        @Override
        public Expectation expectation(Dataset dataset) {
            return new Expectation.Unsaid();
        }

        @Override
        public List<String> externalAccess(Dialect dialect) {
            return List.of();
        }

        @Override
        public String text(Dialect dialect) {
            return word;
        }

        @Override
        public List<String> parts() {
            return List.of(word);
        }

        @Override
        public Map<String, Value> parameters() {
            return Map.of();
        }

        @Override
        public boolean writes() {
            return false;
        }

        @Override
        public Optional<String> undetermined() {
            return Optional.empty();
        }

        @Override
        public boolean isLegal() {
            return true;
        }
    }

    private static Finding finding(Kind kind, String clause) {
        EngineId id = EngineId.parse("neo4j@5");
        return new Finding(
                "crash",
                "why",
                new CrashCase(FakeLanguage.graph(1), id, new Clause(clause)),
                new Fail(kind, id, "here", "claim"),
                Transcript.NONE,
                new Finding.Origin("cypher", 1, 2, 3));
    }

    /** A case keeps neither when it is made small, unless it takes them to fail. */
    @Test
    void anIndexAndAConstraintAreToldApart() {
        Index index = new Index(Element.Kind.NODE, "A", "k");
        Index constraint = new Index(Element.Kind.NODE, "A", "k", true);
        assertThat(List.of(
                        indexed(List.of()).signature(),
                        indexed(List.of(index)).signature(),
                        indexed(List.of(constraint)).signature()))
                .doesNotHaveDuplicates();
    }

    private static Finding indexed(List<Index> indexes) {
        EngineId id = EngineId.parse("neo4j@5");
        PropertyGraph graph =
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), indexes, List.of());
        CrashCase proposed = new CrashCase(graph, id, new Clause("MATCH"));
        return new Finding(
                        "crash",
                        "why",
                        proposed,
                        new Fail(Kind.CRASH, id, "here", "claim"),
                        Transcript.NONE,
                        new Finding.Origin("cypher", 1, 2, 3))
                .reduced(new Finding.Reduction(proposed, 1, 1, true, List.of()));
    }

    @Test
    void theSortStaysWhatItWasWhenTheCaseWasFound() {
        Finding found = finding("cypher", "truth", Kind.WRONG_RESULT, "neo4j@5", "missing extra", "claim");
        Fail later = new Fail(Kind.WRONG_RESULT, found.fail().engine(), "missing", "claim");
        Finding.Reduction reduction = new Finding.Reduction(found.proposed(), 1, 1, true, List.of());
        Finding small = found.by(found.proposed(), later, Transcript.NONE).reduced(reduction);
        assertThat(small.coarse()).isEqualTo(found.coarse());
        assertThat(small.fail()).isEqualTo(later);
    }

    @Test
    void aSignatureIsFitToNameAFolder() {
        Finding finding = finding(
                "sparql",
                "crash",
                Kind.UNEXPECTED_EXCEPTION,
                "jena/tdb2@5.6.0",
                "java.lang.Error < a/B$1.c\n",
                "claim");
        assertThat(finding.coarse().text()).matches("jena-tdb2-unexpected-exception-[0-9a-f]{8}");
        assertThat(finding.signature().text()).matches("jena-tdb2-unexpected-exception-[0-9a-f]{8}");
    }

    private static Finding finding(
            String language, String oracle, Kind kind, String engine, String mark, String claim) {
        EngineId id = EngineId.parse(engine);
        return new Finding(
                oracle,
                "why",
                new CrashCase(FakeLanguage.graph(1), id, new Words("find it")),
                new Fail(kind, id, mark, claim),
                Transcript.NONE,
                new Finding.Origin(language, 1, 2, 3));
    }
}
