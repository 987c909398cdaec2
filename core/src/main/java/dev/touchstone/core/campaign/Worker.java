package dev.touchstone.core.campaign;

import dev.touchstone.core.Evidence;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundBroke;
import dev.touchstone.core.campaign.Event.RoundFinished;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Examination.Examined;
import dev.touchstone.core.campaign.Turns.Turn;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Digest;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/** Plays rounds, one after the other, on a workbench of its own. */
final class Worker {
    /** More than the rounds of a usual campaign have. */
    private static final int MOST_REMEMBERED = 1_000;

    private final Settings settings;
    private final Group group;
    private final List<Oracle> oracles;
    private final Workbench bench;
    private final BiFunction<Finding, List<Case>, Examined> examination;
    private final Allowance allowance;
    private final Desk desk;
    private final Past past;
    private final Json json;
    private final Listener listener;
    private final BooleanSupplier stopped;
    private final BooleanSupplier timeIsUp;
    /** What was asked in this round so far, or the last of it where a round is very long. */
    private final Deque<Case> asked = new ArrayDeque<>();

    Worker(
            Settings settings,
            Group group,
            List<Oracle> oracles,
            Workbench bench,
            BiFunction<Finding, List<Case>, Examined> examination,
            Allowance allowance,
            Desk desk,
            Past past,
            Json json,
            Listener listener,
            BooleanSupplier stopped,
            BooleanSupplier timeIsUp) {
        this.settings = settings;
        this.group = group;
        this.oracles = oracles;
        this.bench = bench;
        this.examination = examination;
        this.allowance = allowance;
        this.desk = desk;
        this.past = past;
        this.json = json;
        this.listener = listener;
        this.stopped = stopped;
        this.timeIsUp = timeIsUp;
    }

    /** Plays a round; false where Touchstone itself broke on it. */
    boolean play(long number) {
        try {
            playOut(number).ifPresent(listener::on);
            return true;
        } catch (EngineUnavailable e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            listener.on(new RoundBroke(group.language().name(), number, Evidence.of(e)));
            return false;
        }
    }

    /** Empty where it was not played to its end. */
    private Optional<RoundFinished> playOut(long number) {
        Digest digest = new Digest();
        Tally tally = Tally.NONE;
        asked.clear();
        try (Ahead<Turn> turns = new Ahead<>(new Turns(settings, group, oracles, json, number))) {
            for (Optional<Turn> turn = turns.next(); turn.isPresent(); turn = turns.next()) {
                if (stopped.getAsBoolean() || timeIsUp.getAsBoolean()) {
                    return Optional.empty();
                }
                digest.add(turn.get().written());
                tally = tally.plus(play(number, turn.get()));
            }
        }
        // Without an engine, or interrupted while it waited for the next case, it may not have seen them all.
        return stopped.getAsBoolean() || Thread.currentThread().isInterrupted()
                ? Optional.empty()
                : Optional.of(new RoundFinished(group.language().name(), number, digest.hex(), tally));
    }

    private Tally play(long round, Turn turn) {
        return turn.proposed()
                .map(proposed -> examine(proposed, turn.oracle(), round, turn.number()))
                .orElse(Tally.NONE);
    }

    private Tally examine(Case proposed, Oracle oracle, long round, int turn) {
        List<Outcome> outcomes = bench.run(proposed, settings.limit());
        if (stopped.getAsBoolean()) {
            // The engines may have been taken away while they were busy.
            return Tally.NONE;
        }
        Verdict verdict = proposed.judge(outcomes).after(outcomes);
        Tally tally = Tally.of(outcomes, verdict);
        String language = group.language().name();
        listener.on(new Judged(language, round, turn, oracle.name(), verdict, tally));
        if (verdict instanceof Fail fail) {
            Finding.Origin origin = new Finding.Origin(language, settings.seed(), round, turn);
            if (!past.considered().contains(origin)) {
                consider(new Finding(oracle.name(), oracle.why(), proposed, fail, List.of(), origin));
            }
        }
        asked.addLast(proposed);
        if (asked.size() > MOST_REMEMBERED) {
            asked.removeFirst();
        }
        return tally;
    }

    /** Has a raw finding looked at and announced. Where the campaign is stopped meanwhile, engines were taken away, and it is put off. */
    private void consider(Finding raw) {
        List<Finding> others = new ArrayList<>();
        List<RuntimeException> broke = new ArrayList<>();
        desk.consider(
                raw,
                any -> allowance.isLeft(),
                it -> allowance.spend(() -> {
                    Examined examined = examination.apply(it, List.copyOf(asked));
                    others.addAll(examined.others());
                    examined.broke().ifPresent(broke::add);
                    return examined.finding();
                }),
                (seen, standing) -> listener.on(
                        stopped.getAsBoolean() ? new Considered(raw, Standing.LATER) : new Considered(seen, standing)));
        if (!broke.isEmpty()) {
            throw broke.getFirst();
        }
        // Another failure met on the way is a raw finding of its own; each of a sort that is new, so that this comes to
        // an end.
        others.stream()
                .filter(other -> !stopped.getAsBoolean() && desk.isNewSort(other.coarse()))
                .forEach(this::consider);
    }
}
