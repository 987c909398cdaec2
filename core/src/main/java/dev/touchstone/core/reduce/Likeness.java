package dev.touchstone.core.reduce;

import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;

/**
 * Whether two failures are one, as far as that shows in them.
 *
 * <p>The kind and the engine must be the same; of errors, also their class and place. Of wrong answers, only whether the order alone is
 * wrong: a missing row, an extra one, another value and another graph after an update are one mistake seen through different clauses.
 */
public final class Likeness {
    private Likeness() {}

    public static boolean alike(Fail one, Fail other) {
        return one.kind() == other.kind()
                && one.engine().equals(other.engine())
                && sort(one).equals(sort(other));
    }

    private static String sort(Fail fail) {
        if (fail.kind() != Kind.WRONG_RESULT) {
            return fail.mark();
        }
        return fail.mark().equals("order") ? "order" : "content";
    }
}
