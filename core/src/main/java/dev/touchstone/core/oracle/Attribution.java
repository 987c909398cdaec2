package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Decides which of several answers to one statement is wrong: the one that differs from the reference where there is one, else the one
 * that differs from at least two that agree, else one of them, and then the claim accuses nobody.
 *
 * @param comparison when two answers are the same
 */
public record Attribution(Comparison comparison) {

    /**
     * The verdict on several answers.
     *
     * @param expectation what is known of the right answer; evaluated only if they differ
     */
    public Verdict judge(List<AttributedAnswer> witnesses, Supplier<Expectation> expectation) {
        // No answers, no difference.
        List<Difference> differences = witnesses.stream()
                .skip(1)
                .map(witness -> difference(witnesses.getFirst().answer(), witness))
                .toList();
        if (!differences.stream().allMatch(Difference::isNone)) {
            return among(witnesses, expectation.get());
        }
        return differences.stream().anyMatch(Difference::isUndecided)
                ? new Unknown("too many blank nodes to compare")
                : Verdict.pass();
    }

    /** The verdict on one answer that untrusted others contradict: it is wrong only if it differs from the reference. */
    public Verdict suspect(AttributedAnswer witness, List<AttributedAnswer> others, Supplier<Expectation> expectation) {
        if (others.stream().allMatch(other -> isSame(other, witness))) {
            return Verdict.pass();
        }
        return expectation.get() instanceof Expectation.Known known
                ? among(List.of(witness), known)
                : new Unknown("a hint without a reference");
    }

    /** The verdict on answers of which at least two differ. */
    private Verdict among(List<AttributedAnswer> witnesses, Expectation expectation) {
        return switch (expectation) {
            case Expectation.Open open -> Unknown.notDetermined(open.reason());
            // Whether one answer alone is right is not known either.
            case Expectation.Refused refused -> Unknown.notDetermined("the reference gives " + refused.words());
            case Expectation.Known known ->
                witnesses.stream()
                        .filter(witness -> !difference(known.answer(), witness).isNone())
                        .findFirst()
                        .<Verdict>map(witness -> fail(
                                witness,
                                difference(known.answer(), witness),
                                "; by the reference, " + witness.name() + " is wrong."))
                        .orElseGet(Verdict::pass);
            case Expectation.Unsaid unsaid -> byMajority(witnesses);
        };
    }

    private Verdict byMajority(List<AttributedAnswer> witnesses) {
        for (int i = 0; i < witnesses.size(); i++) {
            AttributedAnswer witness = witnesses.get(i);
            List<AttributedAnswer> others = new ArrayList<>(witnesses);
            others.remove(i);
            boolean alone = others.size() > 1
                    && others.stream().allMatch(other -> isSame(other, others.getFirst()))
                    && !isSame(witness, others.getFirst());
            if (alone) {
                return fail(witness, others.getFirst(), "; " + witness.name() + " differs from all others.");
            }
        }
        AttributedAnswer first = witnesses.getFirst();
        AttributedAnswer other = witnesses.stream()
                .filter(witness -> !isSame(witness, first))
                .findFirst()
                .orElseThrow();
        return fail(other, first, ": " + first.name() + " and " + other.name() + " differ.");
    }

    private boolean isSame(AttributedAnswer one, AttributedAnswer other) {
        return difference(one.answer(), other).isNone();
    }

    /** Engines name columns without an alias as they please, and may leave out a column in which nothing ever is. */
    private Difference difference(Answer right, AttributedAnswer witness) {
        if (right.columns().size() == witness.answer().columns().size()) {
            return comparison.asMultisets(
                    right.rows(), witness.answer().inOrderOf(right.columns()).rows());
        }
        Answer whole = right.filled(witness.answer().columns());
        Answer other = witness.answer().filled(right.columns()).inOrderOf(whole.columns());
        return comparison.asMultisets(whole.rows(), other.rows());
    }

    private Verdict fail(AttributedAnswer witness, AttributedAnswer right, String who) {
        return fail(witness, difference(right.answer(), witness), who);
    }

    private static Verdict fail(AttributedAnswer witness, Difference difference, String who) {
        return new Fail(
                Kind.WRONG_RESULT,
                witness.engine(),
                difference.mark(),
                "The same statement gives different results" + who);
    }
}
