package dev.touchstone.core.finding;

import dev.touchstone.core.Digest;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.tree.Outline;
import java.util.ArrayList;
import java.util.List;

/** The name of a sort of failure; two findings of one sort have the same. Fit to be the name of a folder. */
public record Signature(String text) {

    /**
     * By what is known before a case is shrunk: the oracle, the kind, the engine, where an error was thrown or in what the answers differ, and
     * the kinds of clauses or steps in the statement.
     */
    static Signature coarse(Finding finding) {
        List<String> parts = isPlaced(finding.first().kind()) ? List.of() : parts(finding.original());
        return of(finding, finding.oracle(), finding.first().mark(), String.join(" ", parts));
    }

    /** Whether the mark of a failure has its place in the engine, which identifies it better than the statement. */
    private static boolean isPlaced(Kind kind) {
        return switch (kind) {
            case INTERNAL_ERROR, UNEXPECTED_EXCEPTION, MISSING_EXCEPTION -> true;
            case CRASH, HANG, WRONG_RESULT -> false;
        };
    }

    /**
     * By what is left of a shrunk case: its shape, where names are removed and values replaced by their class, and what is special in its
     * data. A rejection in one of two ways is thrown at one place for many shapes, so that this place is used instead.
     */
    static Signature fine(Finding finding) {
        if (isRefusal(finding.fail().kind())) {
            return of(finding, finding.proof().oracle(), finding.fail().mark());
        }
        return of(
                finding,
                finding.proof().oracle(),
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
            if (!graph.indexes().isEmpty()) {
                features.add("index");
            }
            if (!graph.history().isEmpty()) {
                features.add("history");
            }
        }
        return features;
    }

    private static List<String> parts(Case proposed) {
        return proposed.next(List.of()).map(step -> step.statement().parts()).orElse(List.of());
    }

    /** An internal error is none of the question, and so whoever asked saw the same; a wrong result is wrong by somebody's word. */
    private static String asker(Kind kind, String oracle) {
        return switch (kind) {
            case INTERNAL_ERROR, CRASH, HANG -> "";
            case WRONG_RESULT, MISSING_EXCEPTION, UNEXPECTED_EXCEPTION -> oracle;
        };
    }

    private static Signature of(Finding finding, String oracle, String... rest) {
        Fail fail = finding.fail();
        String kind = fail.kind().words().replace(' ', '-');
        String engine = fail.engine().name().replaceAll("[^A-Za-z0-9.]+", "-");
        String digest = Digest.of(
                        finding.origin().language(),
                        asker(fail.kind(), oracle),
                        fail.kind().name(),
                        String.join("\n", rest))
                .substring(0, 8);
        return new Signature(engine + "-" + kind + "-" + digest);
    }

    @Override
    public String toString() {
        return text;
    }
}
