package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.event.Event.RoundStarted;
import dev.touchstone.campaign.round.Turns;
import dev.touchstone.campaign.round.Turns.Turn;
import dev.touchstone.campaign.store.ResumeState.RoundProgress;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.Digest;
import dev.touchstone.core.Evidence;
import dev.touchstone.core.MachineFault;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Plays rounds, one after the other, on a workbench of its own. */
final class Worker {
    /** More than the rounds of a usual campaign have. */
    private static final int MOST_REMEMBERED = 1_000;

    private final GroupRun run;
    private final Workbench bench;
    private final Failures failures;
    /** What was played of this round, those turns included that another part of the campaign has counted. */
    private RoundProgress soFar = RoundProgress.NOTHING;
    /** What was asked in this round so far, or the last of it where a round is very long. */
    private final Deque<Case> asked = new ArrayDeque<>();

    Worker(GroupRun run, Workbench bench, Failures failures) {
        this.run = run;
        this.bench = bench;
        this.failures = failures;
    }

    /** Plays a round; false where Touchstone itself broke on it. */
    boolean play(long number) {
        RoundProgress before = run.resume().begun(language(), number);
        soFar = before;
        Optional<RoundFinished> finished = Optional.empty();
        try {
            finished = playOut(number, before);
            return true;
        } catch (EngineUnavailable e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            MachineFault.in(e).ifPresent(fault -> {
                throw fault;
            });
            run.listener().on(new RoundBroke(language(), number, Evidence.of(e)));
            return false;
        } finally {
            finished.ifPresentOrElse(run.listener()::on, () -> leave(number, before));
        }
    }

    private String language() {
        return run.language();
    }

    private void leave(long number, RoundProgress before) {
        if (soFar.turns() > before.turns()) {
            run.listener().on(new RoundLeft(language(), number, soFar.turns(), soFar.counts()));
        }
    }

    /** Empty where it was not played to its end. */
    private Optional<RoundFinished> playOut(long number, RoundProgress before) {
        Digest digest = new Digest();
        asked.clear();
        run.resume().met(language(), number).forEach(other -> consider(other, true));
        Turns written = new Turns(run.settings(), run.group(), run.oracles(), run.json(), number);
        run.listener().on(new RoundStarted(language(), number, written.engines(), written.withheld(), written.shape()));
        try (Prefetch<Turn> turns = new Prefetch<>(written)) {
            for (Optional<Turn> turn = turns.next(); turn.isPresent(); turn = turns.next()) {
                if (run.rounds().isEnded() || run.rounds().timeIsUp()) {
                    return Optional.empty();
                }
                digest.add(turn.get().written());
                play(number, turn.get(), before);
            }
        }
        // Without an engine, or interrupted while it waited for the next case, it may not have seen them all.
        return run.rounds().isEnded() || Thread.currentThread().isInterrupted()
                ? Optional.empty()
                : Optional.of(new RoundFinished(language(), number, digest.hex(), soFar.counts()));
    }

    private void play(long round, Turn turn, RoundProgress before) {
        if (turn.proposed().isPresent()) {
            examine(turn.proposed().get(), turn.oracle(), round, turn.number(), before);
        } else if (!before.hasCounted(turn.number())) {
            count(turn.number(), Counts.NONE);
        }
    }

    private Counts count(int turn, Counts counts) {
        soFar = new RoundProgress(turn + 1, soFar.counts().plus(counts), Set.of());
        return soFar.counts();
    }

    private void examine(Case proposed, Oracle oracle, long round, int turn, RoundProgress before) {
        Transcript transcript = bench.run(proposed, run.settings().limit());
        if (run.rounds().isEnded()) {
            // The engines may have been taken away while they were busy.
            return;
        }
        Verdict verdict = proposed.verdict(transcript);
        boolean counted = before.hasCounted(turn);
        if (!counted) {
            Counts counts = Counts.of(language(), oracle.name(), transcript.outcomes(), verdict);
            run.listener().on(new Judged(language(), round, turn, oracle.name(), verdict, counts, count(turn, counts)));
        }
        if (verdict instanceof Fail fail) {
            Finding.Origin origin =
                    new Finding.Origin(language(), run.settings().seed(), round, turn);
            if (counted
                    ? before.open().contains(turn)
                    : !run.resume().considered().contains(origin)) {
                consider(new Finding(oracle.name(), oracle.why(), proposed, fail, transcript, origin), false);
            }
        }
        asked.addLast(proposed);
        if (asked.size() > MOST_REMEMBERED) {
            asked.removeFirst();
        }
    }

    private void consider(Finding raw, boolean onTheWay) {
        failures.consider(raw, List.copyOf(asked), onTheWay);
    }
}
