package dev.touchstone.core.finding;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which sights of a finding a reader has to see, each by its number from 0.
 *
 * @param culprit the one that is wrong, where it is one
 * @param before those that must run before it on the same engine, because they change the dataset
 * @param answers those whose answers are shown: the culprit, and the same question asked elsewhere or in other ways; without a culprit, all
 */
record Shown(Optional<Integer> culprit, List<Integer> before, List<Integer> answers) {
    private static final int MOST_ANSWERS = 8;

    static Shown of(Finding finding) {
        Optional<Integer> culprit = culprit(finding);
        List<Integer> all = IntStream.range(0, finding.entries().size()).boxed().toList();
        return new Shown(
                culprit,
                culprit.map(wrong -> before(finding, wrong)).orElse(List.of()),
                all.stream()
                        .filter(sight -> culprit.isEmpty() || isSameQuestion(finding, culprit.get(), sight))
                        .limit(MOST_ANSWERS)
                        .toList());
    }

    private static Optional<Integer> culprit(Finding finding) {
        List<Integer> accused = new ArrayList<>();
        List<Entry> sights = finding.entries();
        for (int i = 0; i < sights.size(); i++) {
            // Where rows are wrong, what was refused is not what is wrong.
            boolean mayBeWrong = finding.fail().kind() != Kind.WRONG_RESULT
                    || sights.get(i).answer().isPresent();
            if (mayBeWrong && sights.get(i).engine().equals(finding.fail().engine())) {
                accused.add(i);
            }
        }
        // What is wrong however numbers are written comes before what is wrong in their types alone.
        Optional<Integer> wrong = accused.stream()
                .filter(i -> isWrong(sights.get(i), Sameness.NUMERIC))
                .findFirst()
                .or(() -> accused.stream()
                        .filter(i -> isWrong(sights.get(i), Sameness.TYPED))
                        .findFirst())
                .or(() -> accused.stream()
                        .filter(i -> isInOtherOrder(sights.get(i)))
                        .findFirst())
                // Of one statement there is no doubt, however many rows it has.
                .or(() -> sights.size() == 1 ? accused.stream().findFirst() : Optional.empty());
        // Which of several related statements should, or should not, have been refused is for the reader to say.
        boolean breaks = finding.fail().kind() != Kind.WRONG_RESULT
                && (!List.of(Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION)
                                .contains(finding.fail().kind())
                        || sights.size() == 1);
        return breaks && wrong.isEmpty()
                ? accused.stream().filter(i -> sights.get(i).answer().isEmpty()).findFirst()
                : wrong;
    }

    private static boolean isWrong(Entry sight, Sameness sameness) {
        return sight.right().isPresent()
                && !sight.isCutShort()
                && (sight.answer().isEmpty()
                        || !new Comparison(sameness)
                                .asMultisets(
                                        sight.right().get().rows(),
                                        aligned(sight).rows())
                                .isNone());
    }

    /** The answer with its columns in the order of the right one. */
    private static Answer aligned(Entry sight) {
        return sight.answer().orElseThrow().shapedAs(sight.right().orElseThrow().columns());
    }

    /** Where nothing else is wrong, it must be the order. */
    private static boolean isInOtherOrder(Entry sight) {
        return sight.right().isPresent()
                && sight.answer().isPresent()
                && !sight.isCutShort()
                && !sight.right().get().rows().equals(aligned(sight).rows());
    }

    /** Whether the engine broke before it was asked anything: while it loaded the dataset. */
    boolean isUnasked(Finding finding) {
        return culprit.map(wrong -> finding.entries().get(wrong).outcome())
                .filter(Outcome.NotLoaded.class::isInstance)
                .isPresent();
    }

    private static List<Integer> before(Finding finding, int culprit) {
        return IntStream.range(0, culprit)
                .filter(i -> finding.entries()
                        .get(i)
                        .engine()
                        .equals(finding.entries().get(culprit).engine()))
                .filter(i -> finding.entries().get(i).step().changes())
                .boxed()
                .toList();
    }

    private static boolean isSameQuestion(Finding finding, int culprit, int other) {
        Entry one = finding.entries().get(culprit);
        Entry two = finding.entries().get(other);
        boolean sameText = one.text().equals(two.text()) && one.parameters().equals(two.parameters());
        if (!one.engine().equals(two.engine())) {
            // What only says what is right is told as what should have come.
            boolean measures = one.right().isPresent() && two.right().isEmpty();
            return !measures && (sameText || isAgreement(finding));
        }
        return culprit == other || (sameText && isOtherWay(finding, culprit, other));
    }

    private static boolean isOtherWay(Finding finding, int one, int other) {
        return !finding.entries()
                        .get(one)
                        .options()
                        .equals(finding.entries().get(other).options())
                || !finding.entries()
                        .get(one)
                        .step()
                        .instead()
                        .equals(finding.entries().get(other).step().instead());
    }

    /** Whether every engine is asked once, and so the same. */
    private static boolean isAgreement(Finding finding) {
        return finding.proposed().engines().size() == finding.entries().size();
    }
}
