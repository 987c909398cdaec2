package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.cypher.reference.error.CypherError;
import java.time.DateTimeException;
import java.util.function.Supplier;

/** What can go wrong with dates, times and durations, as Cypher's errors. */
final class Faults {
    private Faults() {}

    /** Does what the calendar may refuse, because there is no such day or because a number does not fit. */
    static <T> T checked(Supplier<T> action) {
        try {
            return action.get();
        } catch (DateTimeException | ArithmeticException e) {
            throw CypherError.argument("NumberOutOfRange", String.valueOf(e.getMessage()));
        }
    }

    static CypherError unfit(String message) {
        return CypherError.argument("InvalidArgumentValue", message);
    }
}
