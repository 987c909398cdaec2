package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.lab.agreement.sparql.Sample.Profile;
import dev.touchstone.sparql.statement.SparqlQuery;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * The reference against Jena and RDF4J. Every difference must be explained, in {@link Explanations} and in docs/internals/sparql.md.
 */
public final class SparqlAgreement {
    private final PrintWriter differences;
    private final IntConsumer progress;
    private final Map<String, Integer> counts = new TreeMap<>();
    private int unexplained;

    /**
     * A comparison.
     *
     * @param differences where differences go, with their explanations
     * @param progress hears how many queries are done
     */
    public SparqlAgreement(PrintWriter differences, IntConsumer progress) {
        this.differences = differences;
        this.progress = progress;
    }

    /** Compares this many queries. */
    public void run(int queries, long seed) {
        try (Rdf4jPeer rdf4j = new Rdf4jPeer()) {
            List<Peer> peers = List.of(new JenaPeer(true, false), rdf4j);
            for (int i = 0; i < queries; i++) {
                Profile profile = Profile.values()[i % Profile.values().length];
                Sample sample = Sample.of(profile, seed, i / Profile.values().length);
                peers.forEach(peer -> compare(peer, sample));
                progress.accept(i + 1);
            }
        }
    }

    public int unexplained() {
        return unexplained;
    }

    /** How often each result was met. */
    public Stream<String> lines() {
        return counts.entrySet().stream().map(entry -> String.format("%6d  %s", entry.getValue(), entry.getKey()));
    }

    private void compare(Peer peer, Sample sample) {
        TruthCase question =
                TruthCase.of(sample.graph(), peer.name(), Optional.empty(), new SparqlQuery(sample.query()));
        String result = question.isLegal()
                ? switch (Difference.judge(peer, question)) {
                    case Verdict.Pass pass -> "same";
                    case Verdict.Unknown unknown -> "left out: " + unknown.reason();
                    case Verdict.Fail fail -> "different: " + explained(new Difference(peer, question, fail), sample);
                }
                : "left out: not legal, or too large";
        counts.merge(peer.name() + " " + sample.profile() + " " + result, 1, Integer::sum);
    }

    /** A large query may differ for several reasons; what counts is the one that is left when it is small. */
    private String explained(Difference difference, Sample sample) {
        Optional<Explanation> atOnce = Explanations.atOnce(difference);
        Difference small = atOnce.isPresent() ? difference : difference.reduced();
        Optional<Explanation> explanation = Explanations.of(small);
        unexplained += explanation.isEmpty() ? 1 : 0;
        String name = explanation.map(Explanation::name).orElse("UNEXPLAINED");
        differences.println("---- " + name + " (" + sample.profile() + " " + sample.number() + ")\n" + small);
        differences.flush();
        return name;
    }
}
