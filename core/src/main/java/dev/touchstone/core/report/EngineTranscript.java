package dev.touchstone.core.report;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was done to one engine in the run that confirmed a finding, in order: datasets loaded, and statements asked. */
public final class EngineTranscript {
    private final EngineId engine;
    private final List<Act> acts = new ArrayList<>();
    private Optional<Dataset> loaded = Optional.empty();

    /** Something that was done. */
    public sealed interface Act {
        /** The engine was given a dataset, in the place of the one before, if there was one. */
        record Load(Optional<Dataset> before, Dataset dataset) implements Act {}

        /**
         * The engine was asked.
         *
         * @param inlined the text with values in the place of parameters, where that is known to do the same
         * @param entry which entry of the transcript shows the outcome, from 0; empty for what was asked before the case
         */
        record Ask(
                String text,
                Map<String, Value> parameters,
                Map<String, String> options,
                Optional<String> inlined,
                Optional<Integer> entry)
                implements Act {}
    }

    private EngineTranscript(EngineId engine) {
        this.engine = engine;
    }

    /** The acts on one of the engines. */
    public static List<Act> of(Finding finding, EngineId engine) {
        EngineTranscript course = new EngineTranscript(engine);
        List<Case> earlier = finding.proposed().earlier();
        List<Transcript> prelude = finding.transcript().prelude();
        for (int i = 0; i < prelude.size(); i++) {
            course.add(earlier.get(i), prelude.get(i), false);
        }
        course.add(finding.proposed(), finding.transcript(), true);
        return List.copyOf(course.acts);
    }

    private void add(Case proposed, Transcript transcript, boolean own) {
        for (int i = 0; i < transcript.entries().size(); i++) {
            Entry entry = transcript.entries().get(i);
            if (entry.engine().equals(engine)) {
                if (entry.loaded() || loaded.isEmpty()) {
                    load(entry.step().instead().orElse(proposed.dataset()));
                }
                if (!(entry.outcome() instanceof Outcome.NotLoaded)) {
                    acts.add(new Act.Ask(
                            entry.text(),
                            entry.parameters(),
                            entry.options(),
                            entry.inlined(),
                            own ? Optional.of(i) : Optional.empty()));
                }
            }
        }
    }

    private void load(Dataset dataset) {
        acts.add(new Act.Load(loaded, dataset));
        loaded = Optional.of(dataset);
    }
}
