package dev.touchstone.core.report;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which entries of a finding's transcript a reader has to see, each by its number from 0.
 *
 * @param culprit the one that is wrong, where it is one
 * @param before those that must run before it on the same engine, because they change the dataset
 * @param answers those whose answers are shown: the culprit, and the same question asked elsewhere or in other ways; without a culprit, all
 */
public record RelevantEntries(Optional<Integer> culprit, List<Integer> before, List<Integer> answers) {
    private static final int MOST_ANSWERS = 8;

    public static RelevantEntries of(Finding finding) {
        Optional<Integer> culprit = culprit(finding);
        List<Integer> all = IntStream.range(0, finding.entries().size()).boxed().toList();
        return new RelevantEntries(
                culprit,
                culprit.map(wrong -> before(finding, wrong)).orElse(List.of()),
                all.stream()
                        .filter(entry -> culprit.isEmpty() || isSameQuestion(finding, culprit.get(), entry))
                        .limit(MOST_ANSWERS)
                        .toList());
    }

    private static Optional<Integer> culprit(Finding finding) {
        List<Integer> accused = new ArrayList<>();
        List<Entry> entries = finding.entries();
        for (int i = 0; i < entries.size(); i++) {
            // Where rows are wrong, what was refused is not what is wrong.
            boolean mayBeWrong = finding.fail().kind() != Kind.WRONG_RESULT
                    || entries.get(i).answer().isPresent();
            if (mayBeWrong && entries.get(i).engine().equals(finding.fail().engine())) {
                accused.add(i);
            }
        }
        // What is wrong however numbers are written comes before what is wrong in their types alone.
        Optional<Integer> wrong = accused.stream()
                .filter(i -> isWrong(entries.get(i), Sameness.NUMERIC))
                .findFirst()
                .or(() -> accused.stream()
                        .filter(i -> isWrong(entries.get(i), Sameness.TYPED))
                        .findFirst())
                .or(() -> accused.stream()
                        .filter(i -> isInOtherOrder(entries.get(i)))
                        .findFirst())
                // Of one statement there is no doubt, however many rows it has.
                .or(() -> entries.size() == 1 ? accused.stream().findFirst() : Optional.empty());
        // Which of several related statements should, or should not, have been refused is for the reader to say.
        boolean breaks = finding.fail().kind() != Kind.WRONG_RESULT
                && (!List.of(Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION)
                                .contains(finding.fail().kind())
                        || entries.size() == 1);
        return breaks && wrong.isEmpty()
                ? accused.stream()
                        .filter(i -> entries.get(i).answer().isEmpty())
                        .findFirst()
                : wrong;
    }

    private static boolean isWrong(Entry entry, Sameness sameness) {
        return entry.right().isPresent()
                && !entry.isCutShort()
                && (entry.answer().isEmpty()
                        || !new Comparison(sameness)
                                .asMultisets(
                                        entry.right().get().rows(),
                                        aligned(entry).rows())
                                .isNone());
    }

    /** The answer with its columns in the order of the right one. */
    private static Answer aligned(Entry entry) {
        return entry.answer().orElseThrow().shapedAs(entry.right().orElseThrow().columns());
    }

    /** Where nothing else is wrong, it must be the order. */
    private static boolean isInOtherOrder(Entry entry) {
        return entry.right().isPresent()
                && entry.answer().isPresent()
                && !entry.isCutShort()
                && !entry.right().get().rows().equals(aligned(entry).rows());
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
            // A result of the reference is shown as the expected result.
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
