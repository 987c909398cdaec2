package dev.touchstone.core.report;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The statement that a finding is about.
 *
 * @param words the statement itself where it is short, else what it is made of, the most significant first
 * @param constructs what it is made of
 * @param changes whether it is wrong by what it leaves behind, and not by its answer
 */
record Subject(String words, List<Construct> constructs, boolean changes) {
    private static final int SHORT = 72;
    private static final int MOST_CONSTRUCTS = 3;

    static Subject of(Finding finding, LanguageReport report, RelevantEntries shown) {
        List<Step> steps = finding.entries().stream().map(Entry::step).toList();
        boolean looks = shown.culprit()
                .map(steps::get)
                .filter(step -> step.isLook() && !shown.before().isEmpty())
                .isPresent();
        Optional<Integer> number = looks ? Optional.of(shown.before().getLast()) : shown.culprit();
        if (shown.isUnasked(finding)) {
            return new Subject("loading the dataset", List.of(), false);
        }
        Optional<Statement> statement =
                number.map(steps::get).map(Step::statement).or(finding::subject);
        Optional<String> text = number.map(entry -> finding.entries().get(entry))
                .map(entry -> report.brief(entry.inlined().orElse(entry.text())))
                .or(() -> sameText(finding).map(report::brief));
        List<Construct> constructs = statement.map(report::constructs).orElse(List.of());
        return new Subject(
                text.filter(Subject::isShort).map(brief -> "`" + brief + "`").orElseGet(() -> words(constructs)),
                constructs,
                looks);
    }

    /** The text that all steps have in common, where they have one. */
    private static Optional<String> sameText(Finding finding) {
        List<String> texts = finding.entries().stream()
                .map(Transcript.Entry::text)
                .distinct()
                .toList();
        return texts.size() == 1 ? Optional.of(texts.getFirst()) : Optional.empty();
    }

    private static boolean isShort(String text) {
        return text.length() <= SHORT && !text.contains("\n") && !text.contains("`");
    }

    /** Code as code, and words as words. */
    private static String written(Construct construct) {
        String name = construct.name();
        return name.matches("[a-z -]+") ? name : "`" + name + "`";
    }

    private static String words(List<Construct> constructs) {
        List<String> names =
                constructs.stream().limit(MOST_CONSTRUCTS).map(Subject::written).toList();
        return switch (names.size()) {
            case 0 -> "a statement";
            case 1 -> names.getFirst();
            default -> names.getFirst() + " with " + String.join(" and ", names.subList(1, names.size()));
        };
    }

    /** The places in the specification that say most of it, each once. */
    List<Construct.Section> sections(int most) {
        List<Construct.Section> sections = new ArrayList<>();
        constructs.stream()
                .filter(construct -> !construct.sections().isEmpty())
                .limit(most)
                .flatMap(construct -> construct.sections().stream())
                .filter(section -> !sections.contains(section))
                .forEach(sections::add);
        return sections;
    }
}
