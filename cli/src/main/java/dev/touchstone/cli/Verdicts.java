package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.core.Count;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.cypher.oracle.Mark;
import dev.touchstone.cypher.oracle.Script;
import dev.touchstone.cypher.text.ValueText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a check has to say, one mark for each engine and query. */
record Verdicts(Script script, List<Mark> marks) implements CheckReport {
    private static final int MOST_ROWS = 10;

    /** One engine and query, as JSON. Queries are counted from 1; the setup is 0. */
    record Line(
            EngineId engine,
            int query,
            String text,
            String oracle,
            Verdict verdict,
            Optional<Answer> expected,
            Optional<String> outcome,
            Optional<Answer> actual) {}

    private record Place(EngineId engine, int query) {}

    static Verdicts of(Script script, List<Outcome> outcomes) {
        return new Verdicts(script, strongest(script.marks(outcomes)));
    }

    /** Of several marks on one answer the one that says most: a failure before doubt, and doubt before a pass. */
    private static List<Mark> strongest(List<Mark> all) {
        Map<Place, Mark> best = new LinkedHashMap<>();
        for (Mark mark : all) {
            best.merge(
                    new Place(mark.engine(), mark.query()),
                    mark,
                    (one, other) -> one.verdict().and(other.verdict()).equals(one.verdict()) ? one : other);
        }
        return List.copyOf(best.values());
    }

    @Override
    public Stream<Verdict> verdicts() {
        return marks.stream().map(Mark::verdict);
    }

    @Override
    public Stream<Failure> failures() {
        return marks.stream()
                .filter(mark -> mark.verdict() instanceof Fail)
                .map(mark -> failure(mark, script.about(mark)));
    }

    private static Failure failure(Mark mark, Script alone) {
        return new Failure(
                mark.claim().oracle(),
                mark.claim().why(),
                alone,
                (Fail) mark.verdict(),
                alone.queries().isEmpty() ? "setup" : alone.queries().getLast(),
                "cypher",
                Math.max(mark.query(), 0));
    }

    @Override
    public Stream<String> json(Json json) {
        return marks.stream()
                .map(mark -> json.line(new Line(
                        mark.engine(),
                        mark.query() + 1,
                        text(mark),
                        mark.claim().oracle(),
                        mark.verdict(),
                        mark.expected(),
                        mark.outcome().map(Outcome::summary),
                        mark.outcome().flatMap(Verdicts::rows))));
    }

    @Override
    public Stream<String> lines() {
        return marks.stream().flatMap(mark -> lines(mark).stream());
    }

    private List<String> lines(Mark mark) {
        List<String> lines = new ArrayList<>();
        String where =
                mark.engine() + "  " + (mark.query() == Mark.SETUP ? "setup" : "query " + (mark.query() + 1)) + "  ";
        switch (mark.verdict()) {
            case Pass pass -> lines.add(where + "pass");
            case Unknown unknown -> lines.add(where + "unknown: " + CheckReport.oneLine(unknown.reason()));
            case Fail fail -> {
                lines.add(where + "FAIL " + fail.kind().words() + ": " + CheckReport.oneLine(fail.claim()));
                lines.add("  " + mark.claim().oracle() + "> " + CheckReport.oneLine(text(mark)));
                mark.expected().ifPresent(answer -> lines.addAll(rows("expected", answer)));
                mark.outcome().ifPresent(outcome -> lines.addAll(actual(outcome)));
            }
        }
        return lines;
    }

    private String text(Mark mark) {
        return mark.query() == Mark.SETUP
                ? String.join("; ", script.setup())
                : script.queries().get(mark.query());
    }

    private static List<String> actual(Outcome outcome) {
        return rows(outcome)
                .map(answer -> rows("actual", answer))
                .orElseGet(() -> List.of("  actual: " + CheckReport.oneLine(outcome.summary())));
    }

    private static Optional<Answer> rows(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows ? Optional.of(rows.answer()) : Optional.empty();
    }

    private static List<String> rows(String what, Answer answer) {
        List<String> lines = new ArrayList<>();
        int size = answer.rows().size();
        lines.add("  " + what + ": " + Count.of(size, "row"));
        List<List<String>> cells = answer.rows().stream()
                .limit(MOST_ROWS)
                .map(row -> row.stream()
                        .map(value -> CheckReport.oneLine(ValueText.of(value)))
                        .toList())
                .toList();
        if (!cells.isEmpty() && !answer.columns().isEmpty()) {
            List<String> header =
                    answer.columns().stream().map(CheckReport::oneLine).toList();
            new Columns(header, cells).lines().forEach(line -> lines.add("    " + line));
        }
        if (size > MOST_ROWS) {
            lines.add("    and " + (size - MOST_ROWS) + " more");
        }
        return lines;
    }
}
