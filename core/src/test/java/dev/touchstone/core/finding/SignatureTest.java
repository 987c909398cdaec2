package dev.touchstone.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignatureTest {

    @Test
    void theVersionAndTheClaimDoNotCount() {
        assertThat(signature("neo4j@5.26.30", "here", "It dies of node 1."))
                .isEqualTo(signature("neo4j@2026.1", "here", "It dies of node 2."));
    }

    @Test
    void everythingElseCounts() {
        Fail fail = new Fail(Kind.CRASH, EngineId.parse("neo4j@5"), "here", "claim");
        assertThat(List.of(
                        Signature.of("cypher", "crash", fail),
                        Signature.of("gremlin", "crash", fail),
                        Signature.of("cypher", "truth", fail),
                        Signature.of("cypher", "crash", new Fail(Kind.HANG, fail.engine(), "here", "claim")),
                        Signature.of("cypher", "crash", new Fail(Kind.CRASH, fail.engine(), "there", "claim")),
                        Signature.of(
                                "cypher", "crash", new Fail(Kind.CRASH, EngineId.parse("kuzu@5"), "here", "claim"))))
                .doesNotHaveDuplicates();
    }

    @Test
    void aSignatureIsFitToNameAFolder() {
        assertThat(signature("jena/tdb2@5.6.0", "java.lang.Error < a/B$1.c\n", "claim")
                        .text())
                .matches("jena-tdb2-unexpected-exception-[0-9a-f]{8}");
    }

    private static Signature signature(String engine, String mark, String claim) {
        return Signature.of(
                "cypher", "crash", new Fail(Kind.UNEXPECTED_EXCEPTION, EngineId.parse(engine), mark, claim));
    }
}
