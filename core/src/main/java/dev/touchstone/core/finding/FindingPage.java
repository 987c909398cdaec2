package dev.touchstone.core.finding;

import dev.touchstone.core.Count;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Recipe.Line;
import dev.touchstone.core.finding.Reproductions.Account;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The page of a finding, fit for an issue tracker: what is wrong, how to see it, what should come and what comes. */
final class FindingPage {
    private static final int SETUP_LINES = 14;
    private static final int QUERY_LINES = 14;
    private static final int INDIFFERENT_LINES = 8;
    private static final int MOST_CONSTRUCTS = 2;

    private final Finding finding;
    private final Account account;
    private final String folder;
    private final Shown shown;
    private final List<String> out = new ArrayList<>();

    private FindingPage(Finding finding, Account account, String folder) {
        this.finding = finding;
        this.account = account;
        this.folder = folder;
        this.shown = Shown.of(finding);
    }

    /**
     * The page.
     *
     * @param folder where it will lie, as whoever runs Touchstone would name it
     */
    static String of(Finding finding, Account account, String folder) {
        FindingPage page = new FindingPage(finding, account, folder);
        page.write();
        return String.join("\n", page.out) + "\n";
    }

    /** Whether one of several statements is known to be wrong. */
    private String blame() {
        boolean several =
                finding.fail().kind() == Kind.WRONG_RESULT && finding.entries().size() > 1;
        if (!several) {
            return "";
        }
        if (shown.culprit().isEmpty()) {
            return " Which of the statements is wrong is not known.";
        }
        if (shown.answers().size() > 1) {
            String who = new Answers(finding, account.telling(), shown)
                    .who(shown.culprit().get());
            return " By the reference, this answer is the wrong one: "
                    + (who.equals(Answers.PLAINLY) ? "the one asked plainly" : who) + ".";
        }
        return shown.before().isEmpty()
                ? " By the reference, the statement below is the one that is wrong."
                : " By the reference, the answer to the last statement below is wrong.";
    }

    /** What is broken besides the engine: an engine that fails to answer breaks no rule of an oracle. */
    private String rule() {
        return switch (finding.fail().kind()) {
            case INTERNAL_ERROR, CRASH, HANG -> "";
            case UNEXPECTED_EXCEPTION, MISSING_EXCEPTION, WRONG_RESULT ->
                " The rule: " + finding.proof().why();
        };
    }

    private void write() {
        Answers answers = new Answers(finding, account.telling(), shown);
        List<Line> lines = account.recipe().lines();
        int setupEnd = setupEnd(lines);
        out.add("# " + engine(finding.fail().engine()) + ": "
                + Title.of(finding, account.telling(), shown, account.recipe().indexed()));
        out.add("");
        out.add(finding.fail().claim() + blame() + rule());
        Doubt.of(finding, shown).ifPresent(arguable -> {
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
        StepByStep steps = new StepByStep(finding, account, shown, answers);
        boolean told = StepByStep.isTold(finding);
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

    /** Where the language says what the statement means; one that breaks an engine has a meaning, too. */
    private void specification() {
        List<Construct.Section> sections =
                Subject.of(finding, account.telling(), shown).sections(MOST_CONSTRUCTS);
        if (!sections.isEmpty()) {
            section("Specification");
            if (rule().isEmpty()) {
                out.add(
                        "An engine answers a query, or refuses it with an error that says what is wrong with it. What this one means:");
            }
            sections.forEach(place -> out.add("- " + place));
        }
    }

    private void questions(List<Line> lines, Answers answers) {
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

    /** In which ways the one query was asked, where that was done in several. */
    private Optional<String> ways() {
        List<String> ways = shown.answers().stream()
                .map(sight -> finding.entries().get(sight))
                .filter(sight -> sight.engine().equals(account.recipe().engine()))
                .map(sight -> account.telling().way(sight.options()))
                .filter(way -> !way.isEmpty())
                .distinct()
                .toList();
        return shown.answers().size() > 1 && !ways.isEmpty()
                ? Optional.of("Asked plainly, and " + String.join("; ", ways) + ".")
                : Optional.empty();
    }

    private void section(String title) {
        out.add("");
        out.add("## " + title);
    }

    /** The statements up to the first that is a question of the reader's; what must run before a wrong one is setup, too. */
    private int setupEnd(List<Line> lines) {
        int end = 0;
        while (end < lines.size() && (lines.get(end).sight().isEmpty() || isSetup(lines.get(end)))) {
            end++;
        }
        return end;
    }

    /** A look at what a statement did is nothing without that statement. */
    private boolean isSetup(Line line) {
        int sight = line.sight().orElseThrow();
        boolean look = shown.culprit()
                .map(culprit -> finding.entries().get(culprit).step())
                .filter(step -> !step.changes())
                .isPresent();
        boolean last = !shown.before().isEmpty() && shown.before().getLast() == sight;
        return !shown.answers().contains(sight) && !(look && last);
    }

    /** A statement as it is typed, and the word by which Markdown knows its language. */
    private record Fenced(String fence, String text) {}

    private List<Fenced> setup(List<Line> lines) {
        return lines.stream().filter(this::isNeeded).map(this::fenced).toList();
    }

    private List<Fenced> queries(List<Line> lines) {
        List<Fenced> all = new ArrayList<>();
        lines.stream()
                .filter(line ->
                        isNeeded(line) || line.sight().filter(this::isNewAnswer).isPresent())
                .map(this::fenced)
                .forEach(all::add);
        elsewhere().forEach(text -> all.add(new Fenced(account.telling().fence(), text)));
        return all;
    }

    private boolean isNeeded(Line line) {
        return line.sight().isEmpty() || shown.before().contains(line.sight().get());
    }

    /** Whether it is the first of those that ask the same of the same engine: in which other ways it was asked is said with the answers. */
    private boolean isNewAnswer(int number) {
        Entry sight = finding.entries().get(number);
        return shown.answers().contains(number)
                && shown.answers().stream()
                        .filter(other -> other < number && instead(other).equals(instead(number)))
                        .map(other -> finding.entries().get(other))
                        .noneMatch(other -> other.engine().equals(sight.engine())
                                && other.text().equals(sight.text())
                                && other.parameters().equals(sight.parameters()));
    }

    /** The dataset that it was asked of, where that is not the one of the case. */
    private Optional<Dataset> instead(int number) {
        return finding.entries().get(number).step().instead();
    }

    private Fenced fenced(Line line) {
        return new Fenced(
                line.tongue().orElse(account.telling().fence()),
                account.telling().typed(line));
    }

    /** What other engines were asked in other words. */
    private List<String> elsewhere() {
        List<String> said = shown.answers().stream()
                .map(sight -> finding.entries().get(sight))
                .filter(sight -> sight.engine().equals(account.recipe().engine()))
                .map(Entry::text)
                .toList();
        return shown.answers().stream()
                .map(sight -> finding.entries().get(sight))
                .filter(sight -> !said.contains(sight.text()))
                .map(sight -> engine(sight.engine()) + "> " + sight.text())
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
        out.add("See it again: `./touchstone replay " + Shell.quoted(folder) + "`"
                + (account.files().isEmpty() ? "" : ", or without Touchstone: " + files()) + ".");
        out.add("Found by oracle `" + finding.oracle() + "`" + shownBy() + ", seed "
                + finding.origin().seed() + ", "
                + finding.origin().language() + " round " + finding.origin().round() + ", turn "
                + finding.origin().turn() + "; confirmed on a fresh process"
                + finding.reduction().map(FindingPage::reduced).orElse("; not reduced") + ".");
        if (finding.reduction().filter(how -> !how.finished()).isPresent()) {
            out.add("Make it smaller: `./touchstone reduce " + Shell.quoted(folder) + " --minutes 10`.");
        }
    }

    /** The oracle that one statement of the case was enough for. */
    private String shownBy() {
        String proof = finding.proof().oracle();
        return proof.equals(finding.oracle()) ? "" : ", shown by `" + proof + "` on one of its statements";
    }

    private static String reduced(Finding.Reduction reduction) {
        return "; reduced in " + reduction.runs() + " runs" + (reduction.finished() ? "" : ", not to the end");
    }

    static String engine(EngineId engine) {
        return engine.isServer() ? engine.name() : engine.name() + " " + engine.version();
    }
}
