package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;

/** Whether two failures are one, in three degrees of strictness. */
public enum SameFailure {

    /** The same kind on the same engine. For a case that runs again unchanged: nothing else in it can be wrong. */
    KIND {
        @Override
        public boolean of(Fail one, Fail other) {
            return one.kind() == other.kind() && one.engine().equals(other.engine());
        }

        @Override
        boolean errors(Outcome one, Outcome other) {
            return true;
        }
    },

    /** The same kind, and of errors the same class. For other versions: frames and messages move from one to the next. */
    ERROR_CLASS {
        @Override
        public boolean of(Fail one, Fail other) {
            return one.kind() == other.kind()
                    && (one.kind() == Kind.WRONG_RESULT || one.errorClass().equals(other.errorClass()));
        }

        @Override
        boolean errors(Outcome one, Outcome other) {
            return rootType(one).equals(rootType(other));
        }
    },

    /**
     * The same kind on the same engine, and of errors the same class and place. For shrinking and confirming.
     *
     * <p>Of wrong answers it only matters whether the order alone is wrong: a missing row, an extra one, another value and another graph
     * after an update are one bug seen through different clauses.
     */
    ERROR_PLACE {
        @Override
        public boolean of(Fail one, Fail other) {
            return KIND.of(one, other) && place(one).equals(place(other));
        }

        @Override
        boolean errors(Outcome one, Outcome other) {
            return !one.trace().isEmpty() && one.trace().equals(other.trace());
        }
    };

    private static final Comparison COMPARISON = new Comparison(Sameness.TYPED);

    public abstract boolean of(Fail one, Fail other);

    /** Whether two errors of one type are the same. */
    abstract boolean errors(Outcome one, Outcome other);

    /** Whether two outcomes are the same: rows as multisets, errors as strictly as this says. What is not the engine's doing never is. */
    public boolean of(Outcome one, Outcome other) {
        return switch (one) {
            case Rows rows ->
                other instanceof Rows others
                        && rows.complete() == others.complete()
                        && COMPARISON
                                .asMultisets(
                                        rows.answer().rows(), others.answer().rows())
                                .isNone();
            case Rejected rejected ->
                other instanceof Rejected others && rejected.reason() == others.reason() && errors(one, other);
            case Failed failed -> other instanceof Failed && errors(one, other);
            case Crashed crashed ->
                other instanceof Crashed others && crashed.how().equals(others.how());
            case TimedOut timedOut -> other instanceof TimedOut;
            case NotLoaded notLoaded -> other instanceof NotLoaded others && of(notLoaded.why(), others.why());
            case OwnError own -> false;
            case Killed killed -> false;
        };
    }

    private static String rootType(Outcome outcome) {
        return switch (outcome) {
            case Rejected rejected -> rejected.error().rootType();
            case Failed failed -> failed.error().rootType();
            default -> "";
        };
    }

    private static String place(Fail fail) {
        if (fail.kind() != Kind.WRONG_RESULT) {
            return fail.mark();
        }
        return fail.mark().equals("order") ? "order" : "content";
    }
}
