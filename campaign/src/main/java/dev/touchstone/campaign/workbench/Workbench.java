package dev.touchstone.campaign.workbench;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Runs cases on a set of engines of its own, and sees to it that each begins on exactly its dataset. */
public final class Workbench implements AutoCloseable {
    private final List<Target> targets;
    private final Map<EngineId, Place> places = new LinkedHashMap<>();

    public Workbench(List<Target> targets, Launcher launcher, Launcher.Watcher watcher) {
        this.targets = List.copyOf(targets);
        Stream.concat(targets.stream(), targets.stream().flatMap(target -> target.reference().stream()))
                .forEach(target -> places.computeIfAbsent(
                        target.engine(), engine -> new Place(launcher.session(target, watcher))));
    }

    /** Starts the engines; references start when they are first asked. May be given up from another thread by {@link #close}. */
    public void start() {
        targets.forEach(target -> place(target.engine()).session.start());
    }

    /** Asks the case for its steps and runs them, one after the other; first those of the cases that go before it. */
    public Transcript run(Case proposed, Duration limit) {
        return run(proposed, limit, UnaryOperator.identity());
    }

    /** The same in other words: in a dialect that is made of that of each engine. */
    public Transcript run(Case proposed, Duration limit, UnaryOperator<Dialect> words) {
        List<Transcript> prelude = proposed.earlier().stream()
                .map(earlier -> run(earlier, limit, words))
                .toList();
        List<Entry> entries = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>();
        begin();
        for (Optional<Step> step = proposed.next(outcomes); step.isPresent(); step = proposed.next(outcomes)) {
            Entry entry = run(step.get(), step.get().instead().orElse(proposed.dataset()), limit, words);
            entries.add(entry);
            outcomes.add(entry.outcome());
        }
        if (proposed.leavesAsLoaded(outcomes)) {
            proposed.engines().forEach(engine -> place(engine).clean = true);
        }
        return new Transcript(prelude, entries);
    }

    /** The same; once more on fresh processes where one was killed from outside meanwhile. */
    public Transcript insist(Case proposed, Duration limit) {
        Transcript transcript = run(proposed, limit);
        if (!transcript.isCutOff()) {
            return transcript;
        }
        refresh();
        return run(proposed, limit);
    }

    /** From here on everything is asked of datasets as they are loaded. */
    public void begin() {
        places.values().forEach(place -> place.ready = false);
    }

    /** The options of an engine, and its reference. */
    public Target target(EngineId engine) {
        return place(engine).session.target();
    }

    /** Runs one step on a dataset, which stays as the steps before it left it. */
    public Entry run(Step step, Dataset dataset, Duration limit) {
        return run(step, dataset, limit, UnaryOperator.identity());
    }

    private Entry run(Step step, Dataset dataset, Duration limit, UnaryOperator<Dialect> words) {
        Place place = place(step.engine());
        String text = step.statement().text(words.apply(place.session.target().dialect()));
        place.ready &= !step.anew();
        boolean loads = !place.isPrepared(dataset);
        Optional<Outcome> trouble = place.prepare(dataset);
        if (trouble.isPresent()) {
            return new Entry(step, text, new NotLoaded(trouble.get()), loads);
        }
        Outcome outcome = place.session.run(step.statement(), text, step.options(), limit);
        if (step.changes() || !(outcome instanceof Rows || outcome.isRefusedAtOnce())) {
            place.clean = false;
        }
        return new Entry(step, text, outcome, loads);
    }

    /** A run, with what should have come of its steps as far as the case knows. */
    public static Transcript withExpectations(Case proposed, Transcript transcript) {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : transcript.entries()) {
            List<Entry> before = transcript.entries().subList(0, entries.size());
            entries.add(expecting(entry, proposed.expectation(before, entry.step())));
        }
        return transcript.with(entries);
    }

    private static Entry expecting(Entry entry, Expectation expectation) {
        return switch (expectation) {
            case Expectation.Known known -> entry.expecting(Optional.of(known.answer()));
            case Expectation.Refused refused -> entry.refusedAs(refused.words());
            case Expectation other -> entry;
        };
    }

    /** Makes every engine begin anew, so that nothing of what it did before can matter. */
    public void refresh() {
        for (Place place : places.values()) {
            place.session.restart();
            place.clean = false;
            place.broken = Optional.empty();
        }
    }

    public Duration busy() {
        return places.values().stream()
                .map(place -> place.session.time().busy())
                .reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void close() {
        places.values().forEach(place -> place.session.close());
    }

    private Place place(EngineId engine) {
        Place place = places.get(engine);
        if (place == null) {
            throw new IllegalArgumentException("the case needs " + engine + ", which is not among " + places.keySet());
        }
        return place;
    }

    /** A session, and what is known of its content. */
    private static final class Place {
        private final Session session;
        private Optional<Dataset> loaded = Optional.empty();
        /** What the engine, or our own code, broke on while it loaded that. */
        private Optional<Outcome> broken = Optional.empty();
        /** Whether nothing was changed since the load. */
        private boolean clean;
        /** Whether the current case has begun here: from then on its own changes must stay. */
        private boolean ready;

        Place(Session session) {
            this.session = session;
        }

        /** A dataset that was read back is equal and not the same; most are the same, and then that is quicker. */
        private boolean holds(Dataset dataset) {
            return loaded.isPresent()
                    && (loaded.get() == dataset || loaded.get().equals(dataset));
        }

        /** Whether the dataset is there as the current case needs it. */
        boolean isPrepared(Dataset dataset) {
            return (ready || clean) && holds(dataset);
        }

        Optional<Outcome> prepare(Dataset dataset) {
            if (isPrepared(dataset)) {
                ready = true;
                return Optional.empty();
            }
            boolean there = holds(dataset);
            if (broken.isPresent() && there) {
                return broken;
            }
            loaded = Optional.of(dataset);
            clean = false;
            Optional<Outcome> trouble = session.load(dataset);
            clean = trouble.isEmpty();
            ready = clean;
            broken = trouble.filter(outcome -> outcome instanceof Failed || outcome instanceof OwnError);
            if (broken.isPresent()) {
                // It may be broken for all that comes after, too.
                session.restart();
            }
            return trouble;
        }
    }
}
