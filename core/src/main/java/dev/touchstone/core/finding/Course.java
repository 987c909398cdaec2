package dev.touchstone.core.finding;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What was done to one engine in the run that confirmed a finding, in order: datasets loaded, and statements asked. */
public final class Course {
    /** More steps than any case has; an earlier case is asked for its steps without true answers, and need not end by itself. */
    private static final int MOST_STEPS = 50;

    private static final Outcome NO_ROWS = new Rows(new Answer(List.of(), List.of()), true);
    private static final Outcome BROKEN = new Outcome.Failed(new Thrown("", "", "", List.of()));

    private final EngineId engine;
    private final List<Act> acts = new ArrayList<>();
    private Optional<Dataset> loaded = Optional.empty();
    private boolean changed;

    /** Something that was done. */
    public sealed interface Act {
        /** The engine was given a dataset, in the place of the one before, if there was one. */
        record Load(Optional<Dataset> before, Dataset dataset) implements Act {}

        /**
         * The engine was asked.
         *
         * @param inlined the text with values in the place of parameters, where that is known to do the same
         * @param sight which sight of the finding shows the outcome, from 0; empty for what was asked before the case
         */
        record Ask(
                String text,
                Map<String, Value> parameters,
                Map<String, String> options,
                Optional<String> inlined,
                Optional<Integer> sight)
                implements Act {}
    }

    private Course(EngineId engine) {
        this.engine = engine;
    }

    /**
     * The acts on one of the engines.
     *
     * @param dialect in which the statements before the case are written
     */
    public static List<Act> of(Finding finding, EngineId engine, Dialect dialect) {
        Course course = new Course(engine);
        finding.proposed().earlier().forEach(earlier -> course.add(earlier, dialect));
        course.add(finding);
        return List.copyOf(course.acts);
    }

    /** The step behind each sight, as far as the case says so. */
    static List<Optional<Step>> steps(Finding finding) {
        List<Outcome> outcomes = outcomes(finding);
        return IntStream.range(0, outcomes.size())
                .mapToObj(i -> finding.proposed().next(outcomes.subList(0, i)))
                .toList();
    }

    /** What is demanded of the steps, as far as something is. */
    static String demand(Finding finding) {
        return finding.proposed().demand(outcomes(finding));
    }

    private static List<Outcome> outcomes(Finding finding) {
        return finding.sights().stream()
                .map(sight -> sight.answer()
                        .<Outcome>map(answer -> new Rows(answer, true))
                        .orElse(BROKEN))
                .toList();
    }

    private void add(Case earlier, Dialect dialect) {
        List<Outcome> outcomes = new ArrayList<>();
        Optional<Step> next = earlier.next(outcomes);
        begin();
        // What came is not known. A step that depends on it is left out, with all after it: it may not have been run.
        while (next.isPresent()
                && outcomes.size() < MOST_STEPS
                && next.equals(earlier.next(refused(outcomes.size())))) {
            Step step = next.get();
            if (step.engine().equals(engine)) {
                if (step.anew()) {
                    begin();
                }
                load(step.instead().orElse(earlier.dataset()));
                acts.add(new Act.Ask(
                        step.statement().text(dialect),
                        step.statement().parameters(),
                        step.options(),
                        Optional.empty(),
                        Optional.empty()));
                changed |= step.changes();
            }
            outcomes.add(NO_ROWS);
            next = earlier.next(outcomes);
        }
    }

    private static List<Outcome> refused(int many) {
        return Collections.nCopies(many, BROKEN);
    }

    private void add(Finding finding) {
        List<Optional<Step>> steps = steps(finding);
        begin();
        for (int i = 0; i < steps.size(); i++) {
            Sight sight = finding.sights().get(i);
            if (sight.engine().equals(engine)) {
                if (steps.get(i).filter(Step::anew).isPresent()) {
                    begin();
                }
                load(steps.get(i)
                        .flatMap(Step::instead)
                        .orElse(finding.proposed().dataset()));
                if (!Outcome.isOfLoading(sight.outcome())) {
                    acts.add(new Act.Ask(
                            sight.text(), sight.parameters(), sight.options(), sight.inlined(), Optional.of(i)));
                }
                changed |= steps.get(i).filter(Step::changes).isPresent();
            }
        }
    }

    /** A case begins on exactly its dataset; what it changes itself stays, unless a step wants it anew. */
    private void begin() {
        if (changed) {
            changed = false;
            loaded.ifPresent(dataset -> acts.add(new Act.Load(loaded, dataset)));
        }
    }

    private void load(Dataset dataset) {
        if (loaded.isEmpty() || !loaded.get().equals(dataset)) {
            acts.add(new Act.Load(loaded, dataset));
            loaded = Optional.of(dataset);
        }
    }
}
