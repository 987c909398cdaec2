package dev.touchstone.core.report;

import dev.touchstone.core.Count;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.Account;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The page of a finding, fit for an issue tracker: what is wrong, how to reproduce it, expected and actual result. */
public final class FindingPage {
    private static final int SETUP_LINES = 14;
    private static final int QUERY_LINES = 14;
    private static final int INDIFFERENT_LINES = 8;
    private static final int MOST_CONSTRUCTS = 2;

    private final Finding finding;
    private final Account account;
    private final String folder;
    private final RelevantEntries shown;
    private final List<String> out = new ArrayList<>();

    private FindingPage(Finding finding, Account account, String folder) {
        this.finding = finding;
        this.account = account;
        this.folder = folder;
        this.shown = RelevantEntries.of(finding);
    }

    /**
     * The page.
     *
     * @param folder the path of its folder, as a user of Touchstone would type it
     */
    public static String of(Finding finding, Account account, String folder) {
        FindingPage page = new FindingPage(finding, account, folder);
        page.write();
        return String.join("\n", page.out) + "\n";
    }

    /** Whether one of several statements is known to be wrong. */
    private String attribution() {
        boolean several =
                finding.fail().kind() == Kind.WRONG_RESULT && finding.entries().size() > 1;
        if (!several) {
            return "";
        }
        if (shown.culprit().isEmpty()) {
            return " It is not known which of the statements is wrong.";
        }
        if (shown.answers().size() > 1) {
            String who = new AnswerSection(finding, account.report(), shown)
                    .who(shown.culprit().get());
            return who.equals(AnswerSection.DEFAULT)
                    ? " By the reference, the default result is wrong."
                    : " By the reference, this result is wrong: " + who + ".";
        }
        return shown.before().isEmpty()
                ? " By the reference, the result of the statement below is wrong."
                : " By the reference, the result of the last statement below is wrong.";
    }

    /** The rule of the oracle; an engine that fails to answer violates none. */
    private String rule() {
        return switch (finding.fail().kind()) {
            case INTERNAL_ERROR, CRASH, HANG -> "";
            case UNEXPECTED_EXCEPTION, MISSING_EXCEPTION, WRONG_RESULT ->
                " Rule: " + finding.proof().why();
        };
    }

    private void write() {
        AnswerSection answers = new AnswerSection(finding, account.report(), shown);
        List<Line> lines = account.recipe().lines();
        int setupEnd = setupEnd(lines);
        out.add("# " + engine(finding.fail().engine()) + ": "
                + Title.of(finding, account.report(), shown, account.recipe().indexed()));
        out.add("");
        out.add(finding.fail().claim() + attribution() + rule());
        ArguableReason.of(finding, shown).ifPresent(arguable -> {
            out.add("");
            out.add("Arguable: " + arguable.sentence());
        });
        section("Setup");
        List<Fenced> setup = setup(lines.subList(0, setupEnd));
        if (setup.isEmpty()) {
            out.add("An empty database.");
        } else {
            fenced(setup, SETUP_LINES);
        }
        TranscriptSection steps = new TranscriptSection(finding, account, shown, answers);
        boolean told = TranscriptSection.isTold(finding);
        if (told && shown.culprit().isEmpty()) {
            section("Expected");
            out.addAll(answers.expected());
            section("Actual");
            out.addAll(steps.lines());
        } else {
            questions(lines.subList(setupEnd, lines.size()), answers);
            if (told) {
                section("Step by step");
                out.add(finding.demand());
                out.addAll(steps.lines());
            }
        }
        specification();
        indifferent();
        origin();
    }

    /** Where the language defines the statement. */
    private void specification() {
        List<Construct.Section> sections =
                Subject.of(finding, account.report(), shown).sections(MOST_CONSTRUCTS);
        if (!sections.isEmpty()) {
            section("Specification");
            if (rule().isEmpty()) {
                out.add("An engine must answer a query or reject it with a meaningful error. The query is defined in:");
            }
            sections.forEach(place -> out.add("- " + place));
        }
    }

    private void questions(List<Line> lines, AnswerSection answers) {
        List<Fenced> queries = queries(lines);
        if (!queries.isEmpty()) {
            section(queries.size() > 1 && shown.answers().size() > 1 ? "Queries" : "Query");
            fenced(queries, QUERY_LINES);
            ways().ifPresent(out::add);
        }
        section("Expected");
        out.addAll(answers.expected());
        section("Actual");
        out.addAll(answers.actual());
    }

    /** The options with which the one query was run, where there are several. */
    private Optional<String> ways() {
        List<String> ways = shown.answers().stream()
                .map(entry -> finding.entries().get(entry))
                .filter(entry -> entry.engine().equals(account.recipe().engine()))
                .map(entry -> account.report().way(entry.options()))
                .filter(way -> !way.isEmpty())
                .distinct()
                .toList();
        return shown.answers().size() > 1 && !ways.isEmpty()
                ? Optional.of("Run with the default options, and " + String.join("; ", ways) + ".")
                : Optional.empty();
    }

    private void section(String title) {
        out.add("");
        out.add("## " + title);
    }

    /** The end of the setup: all statements before the first that the page is about. */
    private int setupEnd(List<Line> lines) {
        int end = 0;
        while (end < lines.size() && (lines.get(end).entry().isEmpty() || isSetup(lines.get(end)))) {
            end++;
        }
        return end;
    }

    /** A statement that reads the graph back is shown together with the statement before it. */
    private boolean isSetup(Line line) {
        int entry = line.entry().orElseThrow();
        boolean look = shown.culprit()
                .map(culprit -> finding.entries().get(culprit).step())
                .filter(step -> !step.changes())
                .isPresent();
        boolean last = !shown.before().isEmpty() && shown.before().getLast() == entry;
        return !shown.answers().contains(entry) && !(look && last);
    }

    /** A statement as it is typed, and the name of its language in Markdown. */
    private record Fenced(String fence, String text) {}

    private List<Fenced> setup(List<Line> lines) {
        return lines.stream().filter(this::isNeeded).map(this::fenced).toList();
    }

    private List<Fenced> queries(List<Line> lines) {
        List<Fenced> all = new ArrayList<>();
        lines.stream()
                .filter(line ->
                        isNeeded(line) || line.entry().filter(this::isNewAnswer).isPresent())
                .map(this::fenced)
                .forEach(all::add);
        elsewhere().forEach(text -> all.add(new Fenced(account.report().fence(), text)));
        return all;
    }

    private boolean isNeeded(Line line) {
        return line.entry().isEmpty() || shown.before().contains(line.entry().get());
    }

    /** Whether it is the first run of its statement on its engine: runs with other options are shown with the results. */
    private boolean isNewAnswer(int number) {
        Entry entry = finding.entries().get(number);
        return shown.answers().contains(number)
                && shown.answers().stream()
                        .filter(other -> other < number && instead(other).equals(instead(number)))
                        .map(other -> finding.entries().get(other))
                        .noneMatch(other -> other.engine().equals(entry.engine())
                                && other.text().equals(entry.text())
                                && other.parameters().equals(entry.parameters()));
    }

    /** The dataset that it ran on, where that is not the one of the case. */
    private Optional<Dataset> instead(int number) {
        return finding.entries().get(number).step().instead();
    }

    private Fenced fenced(Line line) {
        return new Fenced(
                line.tongue().orElse(account.report().fence()), account.report().typed(line));
    }

    /** The statements of other engines that differ in text. */
    private List<String> elsewhere() {
        List<String> said = shown.answers().stream()
                .map(entry -> finding.entries().get(entry))
                .filter(entry -> entry.engine().equals(account.recipe().engine()))
                .map(Entry::text)
                .toList();
        return shown.answers().stream()
                .map(entry -> finding.entries().get(entry))
                .filter(entry -> !said.contains(entry.text()))
                .map(entry -> engine(entry.engine()) + "> " + entry.text())
                .toList();
    }

    /** Statements, those that follow each other in one language between two fences. */
    private void fenced(List<Fenced> statements, int most) {
        int left = most;
        int hidden = 0;
        String open = "";
        for (Fenced statement : statements) {
            List<String> lines = statement.text().lines().toList();
            int shownLines = Math.min(left, lines.size());
            if (shownLines > 0 && !open.equals("```" + statement.fence())) {
                if (!open.isEmpty()) {
                    out.add("```");
                }
                open = "```" + statement.fence();
                out.add(open);
            }
            lines.stream().limit(shownLines).map(FindingPage::cut).forEach(out::add);
            left -= shownLines;
            hidden += lines.size() - shownLines;
        }
        out.add("```");
        if (hidden > 0) {
            out.add("(" + Count.of(hidden, "more line") + ": " + files() + ")");
        }
    }

    static String cut(String line) {
        int longest = 2_000;
        return line.length() <= longest ? line : line.substring(0, longest) + " … (cut here)";
    }

    private String files() {
        List<Reproductions.TextFile> files = account.files();
        return files.isEmpty()
                ? "`case.json`"
                : files.stream().map(file -> "`" + file.name() + "`").collect(Collectors.joining(", "));
    }

    private void indifferent() {
        List<String> lines =
                finding.reduction().map(Finding.Reduction::indifferent).orElse(List.of());
        if (!lines.isEmpty()) {
            section("What does not matter");
            lines.stream().limit(INDIFFERENT_LINES).forEach(line -> out.add("- " + line));
        }
    }

    private void origin() {
        out.add("");
        out.add("---");
        String options = account.options().stream().map(option -> " " + option).collect(Collectors.joining());
        out.add("- Replay: `./touchstone replay " + Shell.quoted(folder) + options + "`."
                + (account.files().isEmpty() ? "" : " Without Touchstone: " + files() + "."));
        out.add("- Found by oracle `" + finding.oracle() + "`" + shownBy() + ", seed "
                + finding.origin().seed() + ", "
                + finding.origin().language() + " round " + finding.origin().round() + ", turn "
                + finding.origin().turn() + "; confirmed on a fresh process"
                + finding.reduction().map(FindingPage::reduced).orElse("; not shrunk") + ".");
        if (finding.reduction().filter(how -> !how.finished()).isPresent()) {
            out.add("- Shrink further: `./touchstone reduce " + Shell.quoted(folder) + " --minutes 10" + options
                    + "`.");
        }
    }

    /** The oracle that one statement of the case alone fails. */
    private String shownBy() {
        String proof = finding.proof().oracle();
        return proof.equals(finding.oracle()) ? "" : " (one statement alone fails `" + proof + "`)";
    }

    private static String reduced(Finding.Reduction reduction) {
        return "; shrunk in " + Count.of(reduction.runs(), "run") + (reduction.finished() ? "" : ", not fully");
    }

    static String engine(EngineId engine) {
        return engine.isServer() ? engine.name() : engine.name() + " " + engine.version();
    }
}
