package dev.touchstone.core.campaign;

import dev.touchstone.core.dataset.Dataset;
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
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    public List<Outcome> run(Case proposed, Duration limit) {
        proposed.earlier().forEach(earlier -> run(earlier, limit));
        List<Outcome> outcomes = new ArrayList<>();
        begin();
        for (Optional<Step> step = proposed.next(outcomes); step.isPresent(); step = proposed.next(outcomes)) {
            outcomes.add(run(step.get(), step.get().instead().orElse(proposed.dataset()), limit));
        }
        if (proposed.leavesAsLoaded(outcomes)) {
            proposed.engines().forEach(engine -> place(engine).clean = true);
        }
        return outcomes;
    }

    /** From here on everything is asked of datasets as they are loaded. */
    void begin() {
        places.values().forEach(place -> place.ready = false);
    }

    /** What an engine is told, and by what it is measured. */
    Target target(EngineId engine) {
        return place(engine).session.target();
    }

    /** Runs one step on a dataset, which stays as the steps before it left it. */
    Outcome run(Step step, Dataset dataset, Duration limit) {
        Place place = place(step.engine());
        place.ready &= !step.anew();
        Optional<Outcome> trouble = place.prepare(dataset);
        if (trouble.isPresent()) {
            return new NotLoaded(trouble.get());
        }
        Outcome outcome = place.session.run(step.statement(), step.options(), limit);
        if (step.changes() || !(outcome instanceof Rows || outcome.isRefusedAtOnce())) {
            place.clean = false;
        }
        return outcome;
    }

    /** What was asked in a run with these outcomes, in the words of the engines that were asked. */
    public List<Sight> sights(Case proposed, List<Outcome> outcomes) {
        List<Sight> sights = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            List<Outcome> before = outcomes.subList(0, i);
            Outcome outcome = outcomes.get(i);
            proposed.next(before).ifPresent(step -> sights.add(sight(step, outcome, proposed.expectation(before))));
        }
        return sights;
    }

    private Sight sight(Step step, Outcome outcome, Expectation expectation) {
        return new Sight(
                step.engine(),
                step.statement().text(target(step.engine()).dialect()),
                step.statement().parameters(),
                step.options(),
                outcome.summary(),
                outcome instanceof Rows rows ? Optional.of(rows.answer().first(Sight.MOST_ROWS)) : Optional.empty(),
                expectation instanceof Expectation.Known known
                        ? Optional.of(known.answer().first(Sight.MOST_ROWS))
                        : Optional.empty(),
                outcome.trace(),
                Optional.empty());
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
        return places.values().stream().map(place -> place.session.busy()).reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void close() {
        places.values().forEach(place -> place.session.close());
    }

    private Place place(EngineId engine) {
        Place place = places.get(engine);
        if (place == null) {
            throw new IllegalArgumentException("the case asks " + engine + ", which is not among " + places.keySet());
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

        Optional<Outcome> prepare(Dataset dataset) {
            // A dataset that was read back is equal and not the same; most are the same, and then that is quicker.
            boolean there = loaded.isPresent()
                    && (loaded.get() == dataset || loaded.get().equals(dataset));
            if (ready && there) {
                return Optional.empty();
            }
            if (clean && there) {
                ready = true;
                return Optional.empty();
            }
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
