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
 * One statement on one engine, with the default options and then with others.
 *
 * <p>Sound for statements whose answer the language determines, since options and indexes are no part of the question. Answers are
 * compared as multisets. With an option that is only a hint, a different answer proves nothing by itself, and the reference decides.
 */
@JsonTypeName("options")
public record OptionsCase(Dataset dataset, EngineId engine, Statement statement, List<Way> ways) implements Case {

    /**
     * How a statement is run again.
     *
     * @param options the engine's options, by names that its adapter defines
     * @param withoutIndexes whether the dataset is loaded without its indexes
     */
    public record Way(Map<String, String> options, boolean withoutIndexes) {
        /** The prefix of options for which an engine does not guarantee the right answer. */
        private static final String HINT = "hint.";

        public Way {
            options = Ordered.copyOf(options);
        }

        /** Whether a different answer proves nothing by itself. */
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

    public OptionsCase {
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
                ? " A statement that runs one way is not a syntax error another way."
                : " A statement that runs one way is not rejected another way, except for a missing feature or resources.";
        boolean hints = ways.stream().anyMatch(Way::isHint);
        return "The same rows in any order, whatever the options." + refusals
                + (hints ? " With a hint, the reference decides." : "");
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(statement);
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
        List<AttributedAnswer> trusted = new ArrayList<>();
        List<AttributedAnswer> hints = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Rows rows && rows.complete()) {
                (way(i).isHint() ? hints : trusted)
                        .add(new AttributedAnswer(engine, engine + way(i).words(), rows.answer()));
            }
        }
        Attribution attribution = new Attribution(new Comparison(Sameness.TYPED));
        Verdict verdict = attribution.judge(trusted, () -> statement.expectation(dataset));
        return verdict instanceof Verdict.Fail
                ? verdict
                : verdict.and(attribution.suspect(trusted.getFirst(), hints, () -> statement.expectation(dataset)));
    }
}
