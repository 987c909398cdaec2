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
 * Says which of several answers to one statement is wrong: the one that differs from the right answer where there is a reference, else the
 * one that is alone against at least two that agree, else one of them, and then nobody is accused.
 *
 * @param comparison when two answers are the same
 */
public record Blame(Comparison comparison) {

    /**
     * The verdict on what witnesses say.
     *
     * @param expectation what is known of the right answer; asked for where they differ
     */
    public Verdict judge(List<Witness> witnesses, Supplier<Expectation> expectation) {
        // Where nobody answered, nobody differs.
        List<Difference> differences = witnesses.stream()
                .skip(1)
                .map(witness -> difference(witnesses.getFirst().answer(), witness))
                .toList();
        if (!differences.stream().allMatch(Difference::isNone)) {
            return among(witnesses, expectation.get());
        }
        return differences.stream().anyMatch(Difference::isUndecided)
                ? new Unknown("too many blank nodes to tell apart")
                : Verdict.pass();
    }

    /** The verdict on one witness that others contradict who may be wrong: it is wrong if it differs from what is right. */
    public Verdict suspect(Witness witness, List<Witness> others, Supplier<Expectation> expectation) {
        if (others.stream().allMatch(other -> isSame(other, witness))) {
            return Verdict.pass();
        }
        return expectation.get() instanceof Expectation.Known known
                ? among(List.of(witness), known)
                : new Unknown("a hint, and nothing to prove it by");
    }

    /** The verdict on witnesses of which at least two differ, where this is known of the right answer. */
    private Verdict among(List<Witness> witnesses, Expectation expectation) {
        return switch (expectation) {
            case Expectation.Open open -> Unknown.notDetermined(open.reason());
            // Whether one answer alone is right is not known either.
            case Expectation.Refused refused -> Unknown.notDetermined("the reference says " + refused.words());
            case Expectation.Known known ->
                witnesses.stream()
                        .filter(witness -> !difference(known.answer(), witness).isNone())
                        .findFirst()
                        .<Verdict>map(witness -> fail(
                                witness,
                                difference(known.answer(), witness),
                                witness.name() + " is wrong, as the reference says."))
                        .orElseGet(Verdict::pass);
            case Expectation.Unsaid unsaid -> byMajority(witnesses);
        };
    }

    private Verdict byMajority(List<Witness> witnesses) {
        for (int i = 0; i < witnesses.size(); i++) {
            Witness witness = witnesses.get(i);
            List<Witness> others = new ArrayList<>(witnesses);
            others.remove(i);
            boolean alone = others.size() > 1
                    && others.stream().allMatch(other -> isSame(other, others.getFirst()))
                    && !isSame(witness, others.getFirst());
            if (alone) {
                return fail(
                        witness, others.getFirst(), witness.name() + " is alone with its answer; the others agree.");
            }
        }
        Witness first = witnesses.getFirst();
        Witness other = witnesses.stream()
                .filter(witness -> !isSame(witness, first))
                .findFirst()
                .orElseThrow();
        return fail(other, first, first.name() + " and " + other.name() + " differ.");
    }

    private boolean isSame(Witness one, Witness other) {
        return difference(one.answer(), other).isNone();
    }

    private Difference difference(Answer right, Witness witness) {
        Answer whole = right.filled(witness.answer().columns());
        Answer other = witness.answer().filled(right.columns()).inOrderOf(whole.columns());
        return comparison.asMultisets(whole.rows(), other.rows());
    }

    private Verdict fail(Witness witness, Witness right, String who) {
        return fail(witness, difference(right.answer(), witness), who);
    }

    private static Verdict fail(Witness witness, Difference difference, String who) {
        return new Fail(
                Kind.WRONG_RESULT,
                witness.engine(),
                difference.mark(),
                "The same statement is answered differently. " + who);
    }
}
