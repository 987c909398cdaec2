package dev.touchstone.cli.check;

import dev.touchstone.cli.check.Judgement.Failure;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.value.Value;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The result of a check, query by query: equal judgements of several oracles are merged. */
public record CheckReport(LanguageReport report, List<Judgement> judgements) {

    /** One judgement, as JSON. Queries are counted from 1; the setup is 0. */
    record Line(
            List<EngineId> engines, int query, String text, List<String> oracles, Verdict verdict, List<Sent> steps) {}

    /** A statement and its result. */
    record Sent(
            EngineId engine,
            String text,
            Map<String, Value> parameters,
            Map<String, String> options,
            String outcome,
            Optional<Answer> answer,
            Optional<Answer> right) {
        public static Sent of(Entry entry) {
            return new Sent(
                    entry.engine(),
                    entry.text(),
                    entry.parameters(),
                    entry.options(),
                    entry.summary(),
                    entry.answer(),
                    entry.right());
        }
    }

    public static CheckReport of(LanguageReport report, List<Judgement> all) {
        Map<List<Object>, Judgement> bySense = new LinkedHashMap<>();
        all.forEach(judgement -> bySense.merge(judgement.sense(), judgement, Judgement::and));
        return new CheckReport(report, inOrder(bySense.values()));
    }

    private static List<Judgement> inOrder(Collection<Judgement> judgements) {
        return judgements.stream()
                .sorted((left, right) -> Integer.compare(left.query(), right.query()))
                .toList();
    }

    /** For people. */
    public Stream<String> lines() {
        JudgementLines lines = new JudgementLines(report);
        return judgements.stream().flatMap(judgement -> lines.of(judgement).stream());
    }

    /** For programs, a line each. */
    public Stream<String> json(Json json) {
        return judgements.stream()
                .map(judgement -> json.line(new Line(
                        judgement.subject().engines(),
                        judgement.query() + 1,
                        judgement.subject().text(),
                        judgement.oracles(),
                        judgement.verdict(),
                        judgement.entries().stream().map(Sent::of).toList())));
    }

    public Stream<Failure> failures() {
        return judgements.stream().flatMap(judgement -> judgement.failure().stream());
    }

    public ExitCode exitCode() {
        return switch (judgements.stream().map(Judgement::verdict).reduce(Verdict.pass(), Verdict::and)) {
            case Pass pass -> ExitCode.NOTHING_FOUND;
            case Fail fail -> ExitCode.FINDINGS;
            case Unknown unknown -> ExitCode.INCONCLUSIVE;
        };
    }
}
