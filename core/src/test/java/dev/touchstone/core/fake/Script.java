package dev.touchstone.core.fake;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.List;
import java.util.Optional;

/**
 * A case that says its lines one after the other, and fails where an answer has no row. A line that begins with
 * {@code add} changes the graph, and one that begins with {@code anew} is about the graph as it was.
 */
@JsonTypeName("Script")
public record Script(Dataset dataset, EngineId engine, List<String> lines) implements Case {
    public Script {
        lines = List.copyOf(lines);
    }

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        if (soFar.size() == lines.size()) {
            return Optional.empty();
        }
        String line = lines.get(soFar.size());
        Words words = new Words(line);
        Step step = line.startsWith("add") ? Step.write(engine, words) : Step.read(engine, words);
        return Optional.of(line.startsWith("anew") ? step.onceMore() : step);
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return Agreement.unlessAnswered(engine, outcomes, false)
                .orElseGet(() -> outcomes.stream().anyMatch(Script::isEmpty)
                        ? new Fail(Kind.WRONG_RESULT, engine, "empty", "There is no row.")
                        : Verdict.pass());
    }

    private static boolean isEmpty(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows && rows.answer().isEmpty();
    }

    @Override
    public boolean isLegal() {
        return true;
    }

    @Override
    public String demand() {
        return "";
    }
}
