package dev.touchstone.core.fake;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A statement of the fake language: its text, and its parameters. */
@JsonTypeName("Words")
public record Words(String words, Map<String, Value> parameters) implements Statement {
    public Words {
        parameters = Ordered.copyOf(parameters);
    }

    public Words(String words) {
        this(words, Map.of());
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return List.of();
    }

    @Override
    public String text(Dialect dialect) {
        return words;
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public Optional<String> undetermined() {
        return Optional.empty();
    }

    @Override
    public boolean isLegal() {
        return true;
    }

    @Override
    public List<String> parts() {
        return List.of();
    }

    @Override
    public Expectation expectation(Dataset dataset) {
        return new Expectation.Unsaid();
    }
}
