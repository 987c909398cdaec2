package dev.touchstone.cli;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Grid;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A judgement for people: who, which query and what, by which oracles, and what shows it. */
record JudgementLines(Telling telling) {
    private static final int MOST_ROWS = 10;
    private static final String NOT_DETERMINED = "not determined: ";

    List<String> of(Judgement judgement) {
        List<String> lines = new ArrayList<>();
        switch (judgement.verdict()) {
            case Pass pass -> lines.addAll(head(judgement.engines(), judgement, "pass"));
            case Unknown unknown -> {
                String reason =
                        unknown.reason().startsWith(NOT_DETERMINED) ? unknown.reason() : "unknown: " + unknown.reason();
                lines.addAll(head(judgement.engines(), judgement, reason));
                judgement.sights().stream()
                        .filter(sight -> sight.answer().isEmpty())
                        .findFirst()
                        .ifPresent(sight -> lines.addAll(lines(sight, judgement.dataset())));
            }
            case Fail fail -> {
                lines.addAll(head(
                        List.of(fail.engine()), judgement, "FAIL " + fail.kind().words()));
                lines.addAll(Wrapped.lines("  ", fail.claim()));
                judgement.sights().forEach(sight -> lines.addAll(lines(sight, judgement.dataset())));
            }
        }
        return lines;
    }

    private static List<String> head(List<EngineId> engines, Judgement judgement, String what) {
        String who = engines.stream().map(EngineId::toString).collect(Collectors.joining(", "));
        String place = judgement.query() == Judgement.SETUP ? "setup" : "query " + (judgement.query() + 1);
        String by = judgement.oracles().isEmpty() ? "" : "  (" + String.join(", ", judgement.oracles()) + ")";
        return Wrapped.lines("", who + "  " + place + "  " + what + by);
    }

    private List<String> lines(Entry sight, Dataset dataset) {
        String way = telling.way(sight.options());
        List<String> lines = new ArrayList<>(
                Wrapped.lines("  ", sight.engine() + (way.isEmpty() ? "" : " " + way) + "> " + sight.text()));
        if (sight.answer().isEmpty()) {
            lines.addAll(Wrapped.lines("    ", sight.summary()));
            sight.right().ifPresent(right -> lines.addAll(SideBySide.alone("expected", rows(right, dataset))));
        } else if (sight.right().isEmpty() || Judgement.isRight(sight)) {
            String title = sight.right().isEmpty() ? "actual" : "actual, as expected";
            lines.addAll(SideBySide.alone(title, rows(sight.answer().get(), dataset)));
        } else {
            lines.addAll(SideBySide.of(
                    rows(sight.right().get(), dataset), rows(sight.answer().get(), dataset)));
        }
        return lines;
    }

    private List<String> rows(Answer answer, Dataset dataset) {
        return Grid.of(answer, telling, dataset).lines(MOST_ROWS);
    }
}
