package dev.touchstone.cli.check;

import dev.touchstone.cli.console.LineWrap;
import dev.touchstone.cli.console.SideBySide;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.report.Grid;
import dev.touchstone.core.report.LanguageReport;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A judgement as text: engines, query, verdict, oracles, and the statements that show it. */
record JudgementLines(LanguageReport report) {
    private static final int MOST_ROWS = 10;
    private static final String NOT_DETERMINED = "not determined: ";

    List<String> of(Judgement judgement) {
        List<String> lines = new ArrayList<>();
        switch (judgement.verdict()) {
            case Pass pass -> lines.addAll(head(judgement.subject().engines(), judgement, "pass"));
            case Unknown unknown -> {
                String reason =
                        unknown.reason().startsWith(NOT_DETERMINED) ? unknown.reason() : "unknown: " + unknown.reason();
                lines.addAll(head(judgement.subject().engines(), judgement, reason));
                judgement.entries().stream()
                        .filter(entry -> entry.answer().isEmpty())
                        .findFirst()
                        .ifPresent(entry ->
                                lines.addAll(lines(entry, judgement.subject().dataset())));
            }
            case Fail fail -> {
                lines.addAll(head(
                        List.of(fail.engine()), judgement, "FAIL " + fail.kind().words()));
                lines.addAll(LineWrap.lines("  ", fail.claim()));
                judgement
                        .entries()
                        .forEach(entry ->
                                lines.addAll(lines(entry, judgement.subject().dataset())));
            }
        }
        return lines;
    }

    private static List<String> head(List<EngineId> engines, Judgement judgement, String what) {
        String who = engines.stream().map(EngineId::toString).collect(Collectors.joining(", "));
        String place = judgement.query() == Judgement.SETUP ? "setup" : "query " + (judgement.query() + 1);
        String by = judgement.oracles().isEmpty() ? "" : "  (" + String.join(", ", judgement.oracles()) + ")";
        return LineWrap.lines("", who + "  " + place + "  " + what + by);
    }

    private List<String> lines(Entry entry, Dataset dataset) {
        String way = report.way(entry.options());
        List<String> lines = new ArrayList<>(
                LineWrap.lines("  ", entry.engine() + (way.isEmpty() ? "" : " " + way) + "> " + entry.text()));
        if (entry.answer().isEmpty()) {
            lines.addAll(LineWrap.lines("    ", entry.summary()));
            entry.right().ifPresent(right -> lines.addAll(SideBySide.alone("expected", rows(right, dataset))));
        } else if (entry.right().isEmpty() || Judgement.isRight(entry)) {
            String title = entry.right().isEmpty() ? "actual" : "actual, as expected";
            lines.addAll(SideBySide.alone(title, rows(entry.answer().get(), dataset)));
        } else {
            lines.addAll(SideBySide.of(
                    rows(entry.right().get(), dataset), rows(entry.answer().get(), dataset)));
        }
        return lines;
    }

    private List<String> rows(Answer answer, Dataset dataset) {
        return Grid.of(answer, report, dataset).lines(MOST_ROWS);
    }
}
