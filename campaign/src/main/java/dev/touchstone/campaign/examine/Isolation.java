package dev.touchstone.campaign.examine;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.CrashOracle;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds the one statement of a failing case that is wrong by itself. A statement that breaks an engine, or whose answer is not the reference's,
 * needs no relation to show it, and so the rest of the case can go at once.
 *
 * <pre>{@code
 * ways over a node = ways there * ways from there:   1 = 0 * 1
 * the ways there are 0, and by the reference 1    -> this one query, by the oracle truth
 * }</pre>
 *
 * @param targets the engines that may be asked
 * @param judge runs a case and judges it
 */
record Isolation(Language language, List<Target> targets, Function<Case, JudgedRun> judge) {
    /** One of this many statements is tried alone. */
    private static final int MOST_STATEMENTS = 16;

    /** A case about one statement, and the oracle that it belongs to. */
    record IsolatedCase(Oracle oracle, Case proposed, Fail fail) {}

    /** The case about one statement that fails in the same way; empty where there is none, or the case is about one statement anyway. */
    Optional<IsolatedCase> of(Case failing, Fail fail, Transcript transcript) {
        List<Statement> statements = statements(fail.engine(), transcript);
        return statements.size() < 2
                ? Optional.empty()
                : oracle(fail.kind())
                        .flatMap(oracle -> statements.stream()
                                .limit(MOST_STATEMENTS)
                                .flatMap(statement -> about(oracle, failing, fail, statement).stream())
                                .findFirst());
    }

    private Optional<IsolatedCase> about(Oracle oracle, Case failing, Fail fail, Statement statement) {
        return oracle.about(failing.dataset(), accusedFirst(fail.engine()), statement)
                .filter(Case::isLegal)
                .flatMap(alone ->
                        judge.apply(alone).verdict() instanceof Fail again && SameFailure.ERROR_PLACE.of(fail, again)
                                ? Optional.of(new IsolatedCase(oracle, alone, again))
                                : Optional.empty());
    }

    /** What the accused engine was asked of the case's own dataset, each statement once: up to the first that changes it. */
    private static List<Statement> statements(EngineId accused, Transcript transcript) {
        return transcript.entries().stream()
                .map(Transcript.Entry::step)
                .takeWhile(step -> !step.changes())
                .filter(step -> step.engine().equals(accused) && step.instead().isEmpty())
                .map(Step::statement)
                .distinct()
                .toList();
    }

    private Optional<Oracle> oracle(Kind kind) {
        return switch (kind) {
            case INTERNAL_ERROR, CRASH, HANG -> Optional.of(new CrashOracle(language));
            case WRONG_RESULT, UNEXPECTED_EXCEPTION, MISSING_EXCEPTION ->
                language.oracles().stream()
                        .filter(oracle -> oracle.name().equals(Oracle.TRUTH))
                        .findFirst();
        };
    }

    private List<Target> accusedFirst(EngineId accused) {
        List<Target> ordered = new ArrayList<>(targets);
        ordered.sort((one, other) ->
                Boolean.compare(other.engine().equals(accused), one.engine().equals(accused)));
        return ordered;
    }
}
