package dev.touchstone.triage;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A statement of which only its parts matter. */
record Parts(List<String> parts) implements Statement {

    @Override
    public String text(Dialect dialect) {
        return String.join(" ", parts);
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return List.of();
    }

    @Override
    public boolean isLegal() {
        return true;
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
    public Map<String, Value> parameters() {
        return Map.of();
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        return new Expectation.Unsaid();
    }
}
