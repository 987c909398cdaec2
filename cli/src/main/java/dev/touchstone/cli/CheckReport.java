package dev.touchstone.cli;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.stream.Stream;

/** What a check has to say. */
interface CheckReport {

    /** For people. */
    Stream<String> lines();

    /** For programs, a line each. */
    Stream<String> json(Json json);

    Stream<Verdict> verdicts();

    Stream<Confirmation.Failure> failures();

    default ExitCode exitCode() {
        return switch (verdicts().reduce(Verdict.pass(), Verdict::and)) {
            case Pass pass -> ExitCode.NOTHING_FOUND;
            case Fail fail -> ExitCode.FINDINGS;
            case Unknown unknown -> ExitCode.INCONCLUSIVE;
        };
    }

    /** A text of any length and shape as part of a line. */
    static String oneLine(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > 200 ? line.substring(0, 200) + "…" : line;
    }
}
