package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a check has to say, query by query: what several oracles say alike is said once. */
record CheckReport(Telling telling, List<Judgement> judgements) {

    /** One judgement, as JSON. Queries are counted from 1; the setup is 0. */
    record Line(
            List<EngineId> engines, int query, String text, List<String> oracles, Verdict verdict, List<Sent> steps) {}

    /** A statement, and what came of it. */
    record Sent(
            EngineId engine,
            String text,
            Map<String, Value> parameters,
            Map<String, String> options,
            String outcome,
            Optional<Answer> answer,
            Optional<Answer> right) {
        static Sent of(Entry entry) {
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

    static CheckReport of(Telling telling, List<Judgement> all) {
        Map<List<Object>, Judgement> bySense = new LinkedHashMap<>();
        all.forEach(judgement -> bySense.merge(judgement.sense(), judgement, Judgement::and));
        return new CheckReport(telling, inOrder(bySense.values()));
    }

    private static List<Judgement> inOrder(Collection<Judgement> judgements) {
        return judgements.stream()
                .sorted((left, right) -> Integer.compare(left.query(), right.query()))
                .toList();
    }

    /** For people. */
    Stream<String> lines() {
        JudgementLines lines = new JudgementLines(telling);
        return judgements.stream().flatMap(judgement -> lines.of(judgement).stream());
    }

    /** For programs, a line each. */
    Stream<String> json(Json json) {
        return judgements.stream()
                .map(judgement -> json.line(new Line(
                        judgement.engines(),
                        judgement.query() + 1,
                        judgement.text(),
                        judgement.oracles(),
                        judgement.verdict(),
                        judgement.sights().stream().map(Sent::of).toList())));
    }

    Stream<Failure> failures() {
        return judgements.stream().flatMap(judgement -> judgement.failure().stream());
    }

    ExitCode exitCode() {
        return switch (judgements.stream().map(Judgement::verdict).reduce(Verdict.pass(), Verdict::and)) {
            case Pass pass -> ExitCode.NOTHING_FOUND;
            case Fail fail -> ExitCode.FINDINGS;
            case Unknown unknown -> ExitCode.INCONCLUSIVE;
        };
    }
}
