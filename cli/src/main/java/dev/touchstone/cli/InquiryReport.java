package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.cli.Inquiry.Question;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.finding.Grid;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What came of an inquiry: an entry for each question that an oracle had. */
record InquiryReport(Inquiry inquiry, List<Entry> entries) implements CheckReport {
    private static final int MOST_ROWS = 10;

    record Entry(Question question, Verdict verdict, List<Sight> sights) {}

    /** One entry, as JSON. Queries are counted from 1. */
    record Line(List<EngineId> engines, int query, String text, String oracle, Verdict verdict, List<Sight> sights) {}

    @Override
    public Stream<Verdict> verdicts() {
        // Where no oracle has a question, nothing is known.
        return entries.isEmpty()
                ? Stream.of(new Unknown("no oracle has a question"))
                : entries.stream().map(Entry::verdict);
    }

    @Override
    public Stream<String> json(Json json) {
        return entries.stream()
                .map(entry -> json.line(new Line(
                        entry.question().proposed().engines(),
                        entry.question().query() + 1,
                        text(entry),
                        entry.question().oracle().name(),
                        entry.verdict(),
                        entry.sights())));
    }

    @Override
    public Stream<String> lines() {
        return entries.isEmpty()
                ? Stream.of(
                        "no oracle has a question: of those that are named, none is about such a statement; see touchstone oracles")
                : entries.stream().flatMap(entry -> lines(entry).stream());
    }

    @Override
    public Stream<Failure> failures() {
        return entries.stream()
                .filter(entry -> entry.verdict() instanceof Fail)
                .map(entry -> new Failure(
                        entry.question().oracle().name(),
                        entry.question().oracle().why(),
                        entry.question().proposed(),
                        (Fail) entry.verdict(),
                        text(entry),
                        inquiry.group().language().name(),
                        entry.question().query()));
    }

    private String text(Entry entry) {
        return inquiry.texts().get(entry.question().query());
    }

    private List<String> lines(Entry entry) {
        Question question = entry.question();
        String where =
                question.proposed().engines().stream().map(EngineId::toString).collect(Collectors.joining(", "))
                        + "  query " + (question.query() + 1) + "  "
                        + question.oracle().name() + "  ";
        List<String> lines = new ArrayList<>();
        switch (entry.verdict()) {
            case Pass pass -> lines.add(where + "pass");
            case Unknown unknown -> {
                lines.add(where + "unknown: " + CheckReport.oneLine(unknown.reason()));
                entry.sights().stream()
                        .filter(sight -> sight.answer().isEmpty())
                        .findFirst()
                        .ifPresent(sight -> lines.addAll(lines(sight)));
            }
            case Fail fail -> {
                lines.add(where + "FAIL " + fail.kind().words() + ": " + CheckReport.oneLine(fail.claim()));
                entry.sights().forEach(sight -> lines.addAll(lines(sight)));
            }
        }
        return lines;
    }

    private List<String> lines(Sight sight) {
        List<String> lines = new ArrayList<>();
        String way = inquiry.group().language().telling().way(sight.options());
        lines.add("  " + sight.engine() + (way.isEmpty() ? "" : " " + way) + "> " + CheckReport.oneLine(sight.text()));
        sight.answer()
                .ifPresentOrElse(
                        answer -> lines.addAll(rows(answer)),
                        () -> lines.add("    " + CheckReport.oneLine(sight.outcome())));
        sight.right().ifPresent(right -> {
            boolean isRight = sight.answer()
                    .filter(answer -> new Comparison(Sameness.TYPED)
                            .asMultisets(
                                    right.rows(),
                                    answer.shapedAs(right.columns()).rows())
                            .isNone())
                    .isPresent();
            lines.add(isRight ? "    as expected" : "    expected:");
            lines.addAll(isRight ? List.of() : rows(right));
        });
        return lines;
    }

    private List<String> rows(Answer answer) {
        return Grid.of(answer, inquiry.group().language().telling(), inquiry.dataset()).lines(MOST_ROWS).stream()
                .map(line -> "    " + line)
                .toList();
    }
}
