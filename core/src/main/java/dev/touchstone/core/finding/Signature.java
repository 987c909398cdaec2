package dev.touchstone.core.finding;

import dev.touchstone.core.Digest;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.tree.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The name of a sort of failure; two findings of one sort have the same. Fit to be the name of a folder. */
public record Signature(String text) {

    /**
     * By what is known before a case is shrunk: the oracle, the kind, the engine, where an error was thrown or in what the answers differ, and
     * the kinds of clauses or steps in the statement.
     *
     * @param subject the statement that the case was about
     */
    public static Signature coarse(String language, String oracle, Fail fail, Optional<Statement> subject) {
        FailureKey key = FailureKey.of(fail, Optional.of(oracle), subject);
        return of(language, key.oracle(), fail, key.mark(), String.join(" ", key.parts()));
    }

    /**
     * By what is left of a shrunk case: its shape, where names are removed and values replaced by their class, and what is special in its
     * data. A rejection in one of two ways is thrown at one place for many shapes, so that this place is used instead.
     */
    static Signature fine(Finding finding) {
        if (isRefusal(finding.fail().kind())) {
            return of(finding, finding.fail().mark());
        }
        return of(
                finding,
                finding.fail().errorClass(),
                Outline.of((Record) finding.proposed()),
                String.join(" ", features(finding.proposed().dataset())));
    }

    private static boolean isRefusal(Kind kind) {
        return switch (kind) {
            case UNEXPECTED_EXCEPTION, MISSING_EXCEPTION -> true;
            case INTERNAL_ERROR, CRASH, HANG, WRONG_RESULT -> false;
        };
    }

    /** What engines get wrong that know simpler graphs. */
    private static List<String> features(Dataset dataset) {
        List<String> features = new ArrayList<>();
        if (dataset instanceof PropertyGraph graph) {
            if (graph.hasLoops()) {
                features.add("loop");
            }
            if (graph.hasParallelEdges()) {
                features.add("parallel");
            }
            if (graph.indexes().stream().anyMatch(index -> !index.unique())) {
                features.add("index");
            }
            if (graph.indexes().stream().anyMatch(Index::unique)) {
                features.add("constraint");
            }
            if (!graph.history().isEmpty()) {
                features.add("history");
            }
        }
        return features;
    }

    private static Signature of(Finding finding, String... rest) {
        Fail fail = finding.fail();
        Optional<String> asker = Optional.of(finding.proof().oracle()).filter(any -> FailureKey.isByWord(fail.kind()));
        return of(finding.origin().language(), asker, fail, rest);
    }

    /**
     * That of a failure.
     *
     * @param asker the oracle by whose word it is one; empty where it is one whoever asks
     */
    private static Signature of(String language, Optional<String> asker, Fail fail, String... rest) {
        String kind = fail.kind().words().replace(' ', '-');
        String engine = fail.engine().name().replaceAll("[^A-Za-z0-9.]+", "-");
        String digest = Digest.of(language, asker.orElse(""), fail.kind().name(), String.join("\n", rest))
                .substring(0, 8);
        return new Signature(engine + "-" + kind + "-" + digest);
    }

    @Override
    public String toString() {
        return text;
    }
}
