package dev.touchstone.engines.catalogue;

import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a known finding is known by: all that is said must fit. There is a signature, a query or an error, or it would hide too much.
 *
 * @param signature its folder's name
 * @param engine the engine's name, without a version
 * @param kind such as {@code wrong result}
 * @param oracle the oracle's name
 * @param query a regular expression that the text of a statement contains
 * @param error a regular expression that an outcome, or the place of an error, contains
 */
public record Trigger(
        Optional<String> signature,
        Optional<String> engine,
        Optional<String> kind,
        Optional<String> oracle,
        Optional<String> query,
        Optional<String> error) {
    public Trigger {
        if (Stream.of(signature, query, error).allMatch(Optional::isEmpty)) {
            throw new IllegalArgumentException("an entry has neither signature nor query nor error");
        }
        // A regular expression that is none is refused when it is read, and not when it is first needed.
        Stream.of(query, error).flatMap(Optional::stream).forEach(regex -> isIn(regex, Stream.of("")));
    }

    boolean fits(Finding finding) {
        return isOrUnsaid(signature, finding.signature().text())
                && isOrUnsaid(engine, finding.fail().engine().name())
                && isOrUnsaid(kind, finding.fail().kind().words())
                && isOrUnsaid(oracle, finding.oracle())
                && query.filter(it -> !isIn(it, finding.entries().stream().map(Transcript.Entry::text)))
                        .isEmpty()
                && error.filter(it -> !isIn(
                                it,
                                Stream.concat(
                                        Stream.of(finding.fail().mark()),
                                        finding.entries().stream().map(Transcript.Entry::summary))))
                        .isEmpty();
    }

    private static boolean isOrUnsaid(Optional<String> wanted, String actual) {
        return wanted.filter(it -> !it.equals(actual)).isEmpty();
    }

    private static boolean isIn(String regex, Stream<String> texts) {
        return texts.anyMatch(text -> Pattern.compile(regex).matcher(text).find());
    }
}
