package dev.touchstone.core.finding;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why a finding is arguable, though it is true: an internal error on a statement that a correct engine need not answer either. An engine that
 * ends or hangs is wrong whatever it was asked, and a wrong answer is one whoever asked.
 *
 * <pre>{@code
 * g.V().math('a').by('')    NullPointerException; but nothing in the traversal is called a
 * }</pre>
 *
 * @param brief for a title
 * @param sentence for a page
 */
record Doubt(String brief, String sentence) {
    private static final String INVALID = "the query is invalid";
    private static final int LONGEST = 160;

    static Optional<Doubt> of(Finding finding, Shown shown) {
        if (finding.fail().kind() != Kind.INTERNAL_ERROR || shown.culprit().isEmpty() || shown.isUnasked(finding)) {
            return Optional.empty();
        }
        int culprit = shown.culprit().get();
        Entry sight = finding.entries().get(culprit);
        // Who knows the right rows knows that the statement is valid.
        return sight.right().isPresent()
                ? Optional.empty()
                : unbound(Optional.of(finding.entries().get(culprit).statement()))
                        .or(() -> refused(sight));
    }

    private static Optional<Doubt> unbound(Optional<Statement> statement) {
        List<String> names = statement.map(Statement::unbound).orElse(List.of());
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new Doubt(
                        INVALID,
                        names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "))
                                + " names nothing in the query. A correct engine may refuse it, too, and this may be closed as"
                                + " invalid: what is wrong is that the error is an internal one."));
    }

    private static Optional<Doubt> refused(Entry sight) {
        return sight.refusal()
                .map(words -> words.startsWith(INTERNAL)
                        ? new Doubt(
                                "the reference fails, too",
                                "The reference fails on the query, too (" + cut(words)
                                        + "), so that what is right is not known, and the"
                                        + " mistake may be in what both are built on.")
                        : new Doubt(
                                INVALID,
                                "The reference refuses the query, too (" + cut(words)
                                        + "). This may be closed as invalid: what is wrong is"
                                        + " that the error is an internal one."));
    }

    /** What the summary of an internal error begins with. */
    private static final String INTERNAL = "internal error";

    private static String cut(String words) {
        String line = words.lines().findFirst().orElse("");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
    }
}
