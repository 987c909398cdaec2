package dev.touchstone.campaign.store;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.json.StoredFiles;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.report.ArguableReason;
import dev.touchstone.core.report.RelevantEntries;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a finding beside its case: the content of its {@code finding.json}. All of it is there in what Touchstone writes; a case
 * that somebody sends may come with less.
 *
 * @param arguable why it may be closed as invalid, if it may
 */
public record FindingFacts(
        Optional<String> oracle,
        Optional<Fail> fail,
        Optional<Transcript> transcript,
        Optional<Finding.Origin> origin,
        Optional<Reduction> reduction,
        Optional<String> arguable) {
    /** Of a case of which nothing else is known. */
    public static final FindingFacts NONE = new FindingFacts(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    static FindingFacts of(Finding finding) {
        return new FindingFacts(
                Optional.of(finding.oracle()),
                Optional.of(finding.fail()),
                Optional.of(finding.transcript().brief()),
                Optional.of(finding.origin()),
                finding.reduction().map(Reduction::of),
                ArguableReason.of(finding, RelevantEntries.of(finding)).map(ArguableReason::brief));
    }

    /** Those that lie in a folder. */
    static FindingFacts in(Path folder, Json json) {
        Path file = folder.resolve(FileNames.FINDING);
        return Files.exists(file) ? StoredFiles.read(file, text -> json.readKnown(text, FindingFacts.class)) : NONE;
    }

    /** What Touchstone itself wrote: with all that it takes to go on with the finding. */
    FindingFacts whole() {
        required("oracle", oracle);
        required("fail", fail);
        required("origin", origin);
        return this;
    }

    private static void required(String name, Optional<?> fact) {
        if (fact.isEmpty()) {
            throw new UserMistake("it has no \"" + name + "\"");
        }
    }

    /** How a case was shrunk, without the original. */
    public record Reduction(
            int runs, long millis, boolean finished, List<String> indifferent, Optional<Finding.Proof> proof) {
        static Reduction of(Finding.Reduction how) {
            return new Reduction(how.runs(), how.millis(), how.finished(), how.indifferent(), how.proof());
        }

        Finding.Reduction of(Case original) {
            return new Finding.Reduction(original, runs, millis, finished, indifferent, proof);
        }
    }
}
