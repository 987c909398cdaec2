package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Ordered;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One statement on one engine, plainly and then in other ways.
 *
 * <p>Sound for statements whose answer the language determines, since options and indexes are no part of the question. Answers are
 * compared as multisets. In a way that is only a hint, another answer makes the engine suspect, and the reference decides.
 */
@JsonTypeName("options")
public record SameAnyway(Dataset dataset, EngineId engine, Statement statement, List<Way> ways) implements Case {

    /**
     * How a statement is asked once more.
     *
     * @param options what the engine is told, by names that its adapter defines
     * @param withoutIndexes whether the dataset has none of its indexes
     */
    public record Way(Map<String, String> options, boolean withoutIndexes) {
        /** What the name of an option begins with that an engine does not vouch for: the answer that it leads to may be wrong. */
        private static final String HINT = "hint.";

        public Way {
            options = Ordered.copyOf(options);
        }

        /** Whether another answer in this way proves nothing by itself. */
        boolean isHint() {
            return options.keySet().stream().anyMatch(name -> name.startsWith(HINT));
        }

        String words() {
            return options.entrySet().stream()
                            .map(option -> " with " + option.getKey() + "=" + option.getValue())
                            .collect(Collectors.joining())
                    + (withoutIndexes ? " without indexes" : "");
        }
    }

    private static final Way PLAINLY = new Way(Map.of(), false);

    public SameAnyway {
        ways = List.copyOf(ways);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    private Way way(int step) {
        return step == 0 ? PLAINLY : ways.get(step - 1);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        if (soFar.size() > ways.size()) {
            return Optional.empty();
        }
        Way way = way(soFar.size());
        Step step = new Step(engine, statement, way.options(), false, Optional.empty());
        return Optional.of(way.withoutIndexes() ? step.on(withoutIndexes()) : step);
    }

    private Dataset withoutIndexes() {
        return dataset instanceof PropertyGraph graph ? graph.withoutIndexes() : dataset;
    }

    @Override
    public String demand() {
        String refusals = statement.hasSeveralConditions()
                ? " What one way answers, no other may call bad syntax."
                : " What one way answers, no other may refuse, but for lack of a feature or of resources.";
        boolean hints = ways.stream().anyMatch(Way::isHint);
        return "The same rows, in any order, in whatever way the engine is told to find them." + refusals
                + (hints ? " A way that is a hint proves nothing by itself: there the reference decides." : "");
    }

    @Override
    public boolean isLegal() {
        return statement.isLegal() && statement.undetermined().isEmpty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        List<Outcome> trusted = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            if (!way(i).isHint()) {
                trusted.add(outcomes.get(i));
            }
        }
        return Agreement.unlessAnswered(engine, trusted, statement.hasSeveralConditions())
                .orElseGet(() -> compare(outcomes));
    }

    private Verdict compare(List<Outcome> outcomes) {
        List<Witness> trusted = new ArrayList<>();
        List<Witness> hints = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Rows rows && rows.complete()) {
                (way(i).isHint() ? hints : trusted).add(new Witness(engine, engine + way(i).words(), rows.answer()));
            }
        }
        Blame blame = new Blame(new Comparison(Sameness.TYPED));
        Verdict verdict = blame.judge(trusted, () -> statement.expectation(dataset));
        return verdict instanceof Verdict.Fail
                ? verdict
                : verdict.and(blame.suspect(trusted.getFirst(), hints, () -> statement.expectation(dataset)));
    }
}
