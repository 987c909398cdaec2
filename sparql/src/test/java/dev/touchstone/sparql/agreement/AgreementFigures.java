package dev.touchstone.sparql.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.sparql.agreement.Sample.Profile;
import dev.touchstone.sparql.statement.SparqlQuery;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The reference against Jena and RDF4J. Run by its name, no part of the tests: {@code mvn -pl sparql -am package -Dtest=AgreementFigures
 * -Dsurefire.failIfNoSpecifiedTests=false -Dqueries=20000} compares as many, {@code -Dfrom} others. Every difference must be explained, in {@link Explanations}
 * and in docs/internals/sparql.md.
 */
class AgreementFigures {
    private static final Path DIFFERENCES = Path.of("target", "agreement.txt");
    private static final int QUERIES = Integer.getInteger("queries", 2000);

    /** The first of each profile. */
    private static final int FROM = Integer.getInteger("from", 0);

    static {
        // What RDF4J asserts of itself is its own affair, and off where it is used.
        AgreementFigures.class.getClassLoader().setPackageAssertionStatus("org.eclipse.rdf4j", false);
    }

    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<Difference> unexplained = new ArrayList<>();

    @Test
    void everyDifferenceIsExplained() throws IOException {
        Files.createDirectories(DIFFERENCES.toAbsolutePath().getParent());
        try (Rdf4jPeer rdf4j = new Rdf4jPeer();
                PrintWriter out = new PrintWriter(DIFFERENCES.toFile(), StandardCharsets.UTF_8)) {
            List<Peer> peers = List.of(new JenaPeer(true, false), rdf4j);
            for (int i = 0; i < QUERIES; i++) {
                Profile profile = Profile.values()[i % Profile.values().length];
                Sample sample = Sample.of(profile, FROM + i / Profile.values().length);
                peers.forEach(peer -> compare(peer, sample, out));
            }
        }
        counts.forEach((what, count) -> System.out.printf("%6d %s%n", count, what));
        assertThat(unexplained).as("see " + DIFFERENCES).isEmpty();
    }

    private void compare(Peer peer, Sample sample, PrintWriter out) {
        TruthCase question =
                TruthCase.of(sample.graph(), peer.name(), Optional.empty(), new SparqlQuery(sample.query()));
        String result = question.isLegal()
                ? switch (Difference.judge(peer, question)) {
                    case Verdict.Pass pass -> "same";
                    case Verdict.Unknown unknown -> "left out: " + unknown.reason();
                    case Verdict.Fail fail ->
                        "different: " + explained(new Difference(peer, question, fail), sample, out);
                }
                : "left out: not legal, or too large";
        counts.merge(peer.name() + " " + sample.profile() + " " + result, 1, Integer::sum);
    }

    /** A large query may differ for several reasons; what counts is the one that is left when it is small. */
    private String explained(Difference difference, Sample sample, PrintWriter out) {
        Optional<Explanation> atOnce = Explanations.atOnce(difference);
        Difference small = atOnce.isPresent() ? difference : difference.reduced();
        Optional<Explanation> explanation = Explanations.of(small);
        if (explanation.isEmpty()) {
            unexplained.add(small);
        }
        String name = explanation.map(Explanation::name).orElse("UNEXPLAINED");
        out.println("---- " + name + " (" + sample.profile() + " " + sample.number() + ")\n" + small);
        out.flush();
        return name;
    }
}
