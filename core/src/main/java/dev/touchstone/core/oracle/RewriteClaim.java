package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Literal;
import java.util.List;

/** How the answer to a rewritten statement relates to the answer to the original. */
public enum RewriteClaim {
    /** The same rows, in any order. */
    SAME("A statement and an equivalent one have different results.", "Both have the same rows, in any order."),
    /** All of its rows, and perhaps more. */
    NO_LESS(
            "A more general statement returns fewer rows.",
            "All rows of the first, except those with blank nodes, are rows of the second."),
    /** The number of its rows. */
    COUNTED("The number of rows differs from the count.", "The second counts the rows of the first."),
    /** The rows whose number it is. */
    COUNTS("The number of rows differs from the count.", "The first counts the rows of the second.");

    private final String claim;
    private final String law;

    RewriteClaim(String claim, String law) {
        this.claim = claim;
        this.law = law;
    }

    /** What must be so, in a sentence for the reader of a report. */
    public String law() {
        return law;
    }

    /** The verdict on both outcomes. A refusal says nothing where the words are others. */
    public Verdict judge(EngineId engine, List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (Outcome outcome : outcomes) {
            verdict = verdict.and(CrashCase.amongOthers(engine, outcome));
        }
        if (!(verdict instanceof Verdict.Pass)) {
            return verdict;
        }
        List<List<Value>> original = ((Rows) outcomes.get(0)).answer().rows();
        List<List<Value>> other = ((Rows) outcomes.get(1)).answer().rows();
        return holds(original, other)
                ? Verdict.pass()
                : new Fail(Kind.WRONG_RESULT, engine, mark(original, other), claim);
    }

    private static Difference difference(List<List<Value>> original, List<List<Value>> other) {
        return new Comparison(Sameness.TYPED).asMultisets(original, other);
    }

    private boolean holds(List<List<Value>> original, List<List<Value>> other) {
        return switch (this) {
            case SAME -> difference(original, other).isNone();
            case NO_LESS -> difference(named(original), other).missing().isEmpty();
            case COUNTED -> counts(other, original);
            case COUNTS -> counts(original, other);
        };
    }

    /** The rows without blank nodes, which have no names that two answers share. */
    private static List<List<Value>> named(List<List<Value>> rows) {
        return rows.stream()
                .filter(row -> row.stream().noneMatch(Blank.class::isInstance))
                .toList();
    }

    private static boolean counts(List<List<Value>> count, List<List<Value>> rows) {
        return count.size() == 1 && isCount(count.getFirst().getFirst(), rows.size());
    }

    private static boolean isCount(Value value, int size) {
        return switch (value) {
            case Int number -> number.value() == size;
            case Literal literal -> literal.lexical().equals(Integer.toString(size));
            default -> false;
        };
    }

    private String mark(List<List<Value>> original, List<List<Value>> other) {
        return switch (this) {
            case SAME -> difference(original, other).mark();
            case NO_LESS -> "missing";
            case COUNTED, COUNTS -> "count";
        };
    }
}
