package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What oracles say of one query on some engines; several of them where they say the same.
 *
 * @param query which one, from 0, or {@link #SETUP}
 * @param oracles their names
 * @param sights what was asked and came, where that is the reason
 * @param failure what it takes to see it again, where it fails
 */
record Judgement(
        Dataset dataset,
        List<EngineId> engines,
        int query,
        String text,
        List<String> oracles,
        Verdict verdict,
        List<Entry> sights,
        Optional<Failure> failure) {
    static final int SETUP = -1;

    /** What two judgements share that say the same: of a failure, the engine that is wrong and in what it is. */
    List<Object> sense() {
        return switch (verdict) {
            case Pass pass -> List.of(engines, query);
            case Unknown unknown -> List.of(engines, query, unknown.reason());
            case Fail fail -> List.of(fail.engine(), query, fail.kind(), wrong(fail));
        };
    }

    /** The wrong answer, or where it is none, what went wrong. */
    private Object wrong(Fail fail) {
        List<Entry> own = sights.stream()
                .filter(sight ->
                        sight.engine().equals(fail.engine()) && sight.answer().isPresent())
                .toList();
        return fail.kind() != Kind.WRONG_RESULT || own.isEmpty() || fail.mark().startsWith("graph:")
                ? fail.mark()
                : own.stream()
                        .filter(sight -> sight.right().isPresent() && !isRight(sight))
                        .findFirst()
                        .orElse(own.getFirst())
                        .answer()
                        .orElseThrow()
                        .rows();
    }

    /** Whether what came is what should have come, as far as that is known. */
    static boolean isRight(Entry sight) {
        return sight.right().isPresent()
                && sight.answer().isPresent()
                && new Comparison(Sameness.TYPED)
                        .asMultisets(
                                sight.right().get().rows(),
                                sight.answer()
                                        .get()
                                        .shapedAs(sight.right().get().columns())
                                        .rows())
                        .isNone();
    }

    /** This and another that says the same; what shows it in fewer steps is kept. */
    Judgement and(Judgement other) {
        Judgement shorter = other.sights.size() < sights.size() ? other : this;
        return new Judgement(
                shorter.dataset,
                shorter.engines,
                query,
                text,
                Stream.concat(oracles.stream(), other.oracles.stream())
                        .distinct()
                        .toList(),
                shorter.verdict,
                shorter.sights,
                shorter.failure);
    }
}
