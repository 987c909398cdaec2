package dev.touchstone.core.report;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why a finding is arguable, though it is true: an internal error on a statement that a correct engine need not answer either. Crashes, hangs and
 * wrong results are never arguable.
 *
 * <pre>{@code
 * g.V().math('a').by('')    NullPointerException; but nothing in the traversal is called a
 * }</pre>
 *
 * @param brief for a title
 * @param sentence for a page
 */
public record ArguableReason(String brief, String sentence) {
    private static final String INVALID = "the query is invalid";
    private static final int LONGEST = 160;

    public static Optional<ArguableReason> of(Finding finding, RelevantEntries shown) {
        if (finding.fail().kind() != Kind.INTERNAL_ERROR || shown.culprit().isEmpty() || shown.isUnasked(finding)) {
            return Optional.empty();
        }
        int culprit = shown.culprit().get();
        Entry entry = finding.entries().get(culprit);
        // If the reference has rows, the statement is valid.
        return entry.right().isPresent()
                ? Optional.empty()
                : unbound(Optional.of(finding.entries().get(culprit).statement()))
                        .or(() -> refused(entry));
    }

    private static Optional<ArguableReason> unbound(Optional<Statement> statement) {
        List<String> names = statement.map(Statement::unbound).orElse(List.of());
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new ArguableReason(
                        INVALID,
                        names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "))
                                + " names nothing in the query. A correct engine may reject it, too, so that this may be closed as"
                                + " invalid: the bug is that the error is an internal one."));
    }

    private static Optional<ArguableReason> refused(Entry entry) {
        return entry.refusal()
                .map(words -> words.startsWith(INTERNAL)
                        ? new ArguableReason(
                                "the reference fails, too",
                                "The reference fails on the query, too (" + cut(words)
                                        + "), so that the expected result is not known, and the"
                                        + " bug may be in a common dependency.")
                        : new ArguableReason(
                                INVALID,
                                "The reference rejects the query, too (" + cut(words)
                                        + "). This may be closed as invalid: the bug is"
                                        + " that the error is an internal one."));
    }

    /** The prefix of an internal error's summary. */
    private static final String INTERNAL = "internal error";

    private static String cut(String words) {
        String line = words.lines().findFirst().orElse("");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
    }
}
