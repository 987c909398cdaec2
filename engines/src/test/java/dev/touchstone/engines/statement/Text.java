package dev.touchstone.engines.statement;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A statement that is its text: sent as it stands, with nothing known about it. */
public record Text(String text, Map<String, Value> parameters) implements Statement {
    public Text(String text) {
        this(text, Map.of());
    }

    @Override
    public String text(Dialect dialect) {
        return text;
    }

    @Override
    public List<String> parts() {
        return List.of();
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return List.of();
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        return new Expectation.Unsaid();
    }

    @Override
    public Optional<String> undetermined() {
        return Optional.empty();
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public boolean isLegal() {
        return true;
    }
}
