package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What can be asked of a difference. */
final class Fits {
    private Fits() {}

    static Predicate<Verdict.Different> kind(Verdict.Kind... kinds) {
        List<Verdict.Kind> wanted = List.of(kinds);
        return difference -> wanted.contains(difference.kind());
    }

    /** Both have an answer. */
    static Predicate<Verdict.Different> rows() {
        return kind(Verdict.Kind.ROWS, Verdict.Kind.ORDER, Verdict.Kind.GRAPH_AFTERWARDS);
    }

    /** Only the engine fails, with one of these messages. */
    static Predicate<Verdict.Different> engineSays(String... messages) {
        return difference -> difference.kind() == Verdict.Kind.ONLY_ENGINE_FAILS
                && difference.engine() instanceof Outcome.Rejected rejected
                && Arrays.stream(messages).anyMatch(rejected.error().message()::contains);
    }

    /** Only the engine fails, while it runs. */
    static boolean engineFailsRunning(Verdict.Different difference) {
        return difference.kind() == Verdict.Kind.ONLY_ENGINE_FAILS
                && difference.engine() instanceof Outcome.Rejected rejected
                && rejected.reason() == Outcome.Reason.EVALUATION;
    }

    /** Only the engine fails, by an exception in it that no query may cause. */
    static Predicate<Verdict.Different> engineBreaks(String exception) {
        return difference -> difference.engine() instanceof Outcome.Failed failed
                && failed.error().rootType().endsWith(exception);
    }

    /** Only the reference fails, with a message that begins so. */
    static Predicate<Verdict.Different> referenceSays(String message) {
        return difference -> difference.kind() == Verdict.Kind.ONLY_REFERENCE_FAILS
                && words(difference).startsWith(message);
    }

    static Predicate<Verdict.Different> referenceEnds(String message) {
        return difference -> words(difference).endsWith(message);
    }

    private static String words(Verdict.Different difference) {
        return difference.reference() instanceof Result.Failed failed ? failed.message() : "";
    }

    /** Only the reference fails, while it runs. */
    static boolean referenceFailsRunning(Verdict.Different difference) {
        if (difference.kind() != Verdict.Kind.ONLY_REFERENCE_FAILS) {
            return false;
        }
        try {
            Semantics.check(difference.variant().query());
            return true;
        } catch (CypherError e) {
            return false;
        }
    }

    /** Something in the query is such. */
    static Predicate<Verdict.Different> has(Predicate<Record> part) {
        return difference -> Tree.nodes(difference.variant().query()).anyMatch(part);
    }

    static Predicate<Verdict.Different> calls(String... functions) {
        List<String> names = List.of(functions);
        return has(node -> node instanceof Expression.Call call
                && names.contains(call.function().toLowerCase(Locale.ROOT)));
    }
}
