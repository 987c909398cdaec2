package dev.touchstone.core.finding;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import java.util.Optional;

/**
 * In what a failure consists, before its case is shrunk. Failures that differ in any of it are not taken for one.
 *
 * @param mark the class of an error and its place, or in what the answers differ
 * @param oracle by whose word it is wrong; empty for an error, which is one whoever asks
 * @param parts what the statement is made of; empty for an error, whose place identifies it better
 */
public record FailureKey(Kind kind, String mark, Optional<String> oracle, List<String> parts) {
    public FailureKey {
        parts = List.copyOf(parts);
    }

    /**
     * That of a failure.
     *
     * @param subject the statement that the case was about
     */
    public static FailureKey of(Fail fail, Optional<String> oracle, Optional<Statement> subject) {
        return new FailureKey(
                fail.kind(),
                fail.mark(),
                oracle.filter(any -> isByWord(fail.kind())),
                isPlaced(fail.kind())
                        ? List.of()
                        : subject.map(Statement::parts).orElse(List.of()));
    }

    /** An error or a hang is none of the question, and so whoever asked saw the same; a wrong result is wrong by somebody's word. */
    static boolean isByWord(Kind kind) {
        return switch (kind) {
            case INTERNAL_ERROR, CRASH, HANG -> false;
            case WRONG_RESULT, MISSING_EXCEPTION, UNEXPECTED_EXCEPTION -> true;
        };
    }

    /** Whether the mark of a failure has its place in the engine, which identifies it better than the statement. */
    private static boolean isPlaced(Kind kind) {
        return switch (kind) {
            case INTERNAL_ERROR, UNEXPECTED_EXCEPTION, MISSING_EXCEPTION -> true;
            case CRASH, HANG, WRONG_RESULT -> false;
        };
    }
}
