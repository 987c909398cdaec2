package dev.touchstone.core.campaign;

import dev.touchstone.core.Evidence;
import dev.touchstone.core.MachineFault;
import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.Considering;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.RoundBroke;
import dev.touchstone.core.campaign.Event.RoundFinished;
import dev.touchstone.core.campaign.Event.RoundLeft;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.campaign.Examination.Examined;
import dev.touchstone.core.campaign.Past.Begun;
import dev.touchstone.core.campaign.Turns.Turn;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Digest;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

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
    private final Rounds rounds;
    /** What was played of this round, those turns included that another part of the campaign has counted. */
    private Begun soFar = Begun.NOTHING;
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
            Rounds rounds) {
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
        this.rounds = rounds;
    }

    /** Plays a round; false where Touchstone itself broke on it. */
    boolean play(long number) {
        Begun before = past.begun(language(), number);
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
            listener.on(new RoundBroke(language(), number, Evidence.of(e)));
            return false;
        } finally {
            finished.ifPresentOrElse(listener::on, () -> leave(number, before));
        }
    }

    private String language() {
        return group.language().name();
    }

    private void leave(long number, Begun before) {
        if (soFar.turns() > before.turns()) {
            listener.on(new RoundLeft(language(), number, soFar.turns(), soFar.tally()));
        }
    }

    /** Empty where it was not played to its end. */
    private Optional<RoundFinished> playOut(long number, Begun before) {
        Digest digest = new Digest();
        asked.clear();
        past.met(language(), number).forEach(other -> consider(other, true));
        try (Ahead<Turn> turns = new Ahead<>(new Turns(settings, group, oracles, json, number))) {
            for (Optional<Turn> turn = turns.next(); turn.isPresent(); turn = turns.next()) {
                if (rounds.isEnded() || rounds.timeIsUp()) {
                    return Optional.empty();
                }
                digest.add(turn.get().written());
                play(number, turn.get(), before);
            }
        }
        // Without an engine, or interrupted while it waited for the next case, it may not have seen them all.
        return rounds.isEnded() || Thread.currentThread().isInterrupted()
                ? Optional.empty()
                : Optional.of(new RoundFinished(language(), number, digest.hex(), soFar.tally()));
    }

    private void play(long round, Turn turn, Begun before) {
        if (turn.proposed().isPresent()) {
            examine(turn.proposed().get(), turn.oracle(), round, turn.number(), before);
        } else if (!before.hasCounted(turn.number())) {
            count(turn.number(), Tally.NONE);
        }
    }

    private Tally count(int turn, Tally tally) {
        soFar = new Begun(turn + 1, soFar.tally().plus(tally), Set.of());
        return soFar.tally();
    }

    private void examine(Case proposed, Oracle oracle, long round, int turn, Begun before) {
        Transcript transcript = bench.run(proposed, settings.limit());
        if (rounds.isEnded()) {
            // The engines may have been taken away while they were busy.
            return;
        }
        Verdict verdict = proposed.verdict(transcript);
        boolean counted = before.hasCounted(turn);
        if (!counted) {
            Tally tally = Tally.of(language(), oracle.name(), transcript.outcomes(), verdict);
            listener.on(new Judged(language(), round, turn, oracle.name(), verdict, tally, count(turn, tally)));
        }
        if (verdict instanceof Fail fail) {
            Finding.Origin origin = new Finding.Origin(language(), settings.seed(), round, turn);
            if (counted ? before.open().contains(turn) : !past.considered().contains(origin)) {
                consider(new Finding(oracle.name(), oracle.why(), proposed, fail, Transcript.NONE, origin), false);
            }
        }
        asked.addLast(proposed);
        if (asked.size() > MOST_REMEMBERED) {
            asked.removeFirst();
        }
    }

    /**
     * Has a raw finding looked at and announced. Where engines were taken away meanwhile, because everything ends or by somebody else, it is put
     * off; and so it is where we break on it.
     */
    private void consider(Finding raw, boolean onTheWay) {
        List<Examined> seen = new ArrayList<>();
        desk.consider(
                raw,
                any -> !rounds.isEnded() && !rounds.timeIsUp() && allowance.isLeft(),
                it -> {
                    listener.on(new Considering(it, onTheWay));
                    Examined examined = allowance.spend(() -> examination.apply(it, List.copyOf(asked)));
                    seen.add(examined);
                    if (examined.finding().isEmpty() && examined.broke().isPresent()) {
                        throw examined.broke().get();
                    }
                    return examined.finding();
                },
                (it, standing) -> {
                    // Before this case counts as done: whoever goes on after a kill does not make it small again.
                    newSorts(seen).forEach(other -> listener.on(new Considered(other, Standing.LATER, true)));
                    listener.on(
                            rounds.isEnded() || seen.stream().anyMatch(Examined::killed)
                                    ? new Considered(raw, Standing.LATER, onTheWay)
                                    : new Considered(it, standing, onTheWay));
                });
        seen.stream().flatMap(each -> each.broke().stream()).findFirst().ifPresent(broke -> {
            throw broke;
        });
        // Another failure met on the way is a raw finding of its own; each of a sort that is new, so that this comes to
        // an end.
        newSorts(seen).stream()
                .filter(other -> !rounds.isEnded() && desk.isNewSort(other.coarse()))
                .forEach(other -> consider(other, true));
    }

    private List<Finding> newSorts(List<Examined> seen) {
        return seen.stream()
                .flatMap(each -> each.others().stream())
                .filter(other -> desk.isNewSort(other.coarse()))
                .toList();
    }
}
