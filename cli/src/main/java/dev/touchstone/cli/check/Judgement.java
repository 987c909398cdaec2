package dev.touchstone.cli.check;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.oracle.script.ScriptVerdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The verdict of one or more oracles on one query and some engines.
 *
 * @param subject what is judged
 * @param oracles their names
 * @param entries the statements and results that explain the verdict
 * @param failure what is needed to run it again, if it fails
 */
public record Judgement(
        Subject subject, List<String> oracles, Verdict verdict, List<Entry> entries, Optional<Failure> failure) {
    static final int SETUP = ScriptVerdict.SETUP;

    /**
     * One query and the engines that were asked.
     *
     * @param query which one, from 0, or {@link #SETUP}
     */
    public record Subject(Dataset dataset, List<EngineId> engines, int query, String text) {}

    /**
     * What is needed to see a failure again.
     *
     * @param text the query that it is about
     */
    public record Failure(Finding raw, String text) {}

    int query() {
        return subject.query();
    }

    /** The key by which judgements are merged: for a failure, the wrong engine and its wrong result. */
    List<Object> sense() {
        return switch (verdict) {
            case Pass pass -> List.of(subject.engines(), query());
            case Unknown unknown -> List.of(subject.engines(), query(), unknown.reason());
            case Fail fail -> List.of(fail.engine(), query(), fail.kind(), wrong(fail));
        };
    }

    /** The wrong rows, or the mark of the failure where there are none. */
    private Object wrong(Fail fail) {
        List<Entry> own = entries.stream()
                .filter(entry ->
                        entry.engine().equals(fail.engine()) && entry.answer().isPresent())
                .toList();
        return fail.kind() != Kind.WRONG_RESULT || own.isEmpty() || fail.mark().startsWith("graph:")
                ? fail.mark()
                : own.stream()
                        .filter(entry -> entry.right().isPresent() && !isRight(entry))
                        .findFirst()
                        .orElse(own.getFirst())
                        .answer()
                        .orElseThrow()
                        .rows();
    }

    /** Whether the result equals the expected one, as far as that is known. */
    static boolean isRight(Entry entry) {
        return entry.right().isPresent()
                && entry.answer().isPresent()
                && new Comparison(Sameness.TYPED)
                        .asMultisets(
                                entry.right().get().rows(),
                                entry.answer()
                                        .get()
                                        .shapedAs(entry.right().get().columns())
                                        .rows())
                        .isNone();
    }

    /** This merged with an equal one; the shorter transcript is kept. */
    Judgement and(Judgement other) {
        Judgement shorter = other.entries.size() < entries.size() ? other : this;
        return new Judgement(
                shorter.subject,
                Stream.concat(oracles.stream(), other.oracles.stream())
                        .distinct()
                        .toList(),
                shorter.verdict,
                shorter.entries,
                shorter.failure);
    }
}
