package dev.touchstone.lab.hunt;

import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What came of a hunt: counts of verdicts, and a file with the failures. */
final class HuntLog {
    private final Path failures;
    private final Map<String, Integer> verdicts = new TreeMap<>();
    private final Set<String> failing = new LinkedHashSet<>();

    HuntLog(Path folder) throws IOException {
        Files.createDirectories(folder);
        failures = folder.resolve("failures.txt");
        Files.writeString(failures, "");
    }

    /**
     * Adds a verdict.
     *
     * @param statement which the case is about
     * @param evidence what a reader of a failure needs
     */
    void add(String oracle, Verdict verdict, String statement, String evidence) {
        String kind = switch (verdict) {
            case Pass pass -> "pass";
            case Fail fail -> "FAIL " + fail.kind().words();
            case Unknown unknown -> "unknown: " + unknown.reason().replaceFirst("(?s)(:[^:]*?[:(]|\\d).*", "$1…");
        };
        verdicts.merge(oracle + ": " + kind, 1, Integer::sum);
        if (verdict instanceof Fail fail) {
            failing.add(statement);
            append("---- " + oracle + " " + fail.kind().words() + " " + fail.engine() + " " + fail.mark() + "\n> "
                    + statement.replace('\n', ' ') + "\nclaim: " + fail.claim() + "\n" + evidence + "\n");
        }
    }

    private void append(String text) {
        try {
            Files.writeString(failures, text, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean hasFailures() {
        return !failing.isEmpty();
    }

    Stream<String> lines() {
        Stream<String> counts =
                verdicts.entrySet().stream().map(entry -> String.format("%7d  %s", entry.getValue(), entry.getKey()));
        return Stream.concat(
                counts,
                Stream.of("failing statements: " + failing.size() + (hasFailures() ? "; see " + failures : "")));
    }
}
