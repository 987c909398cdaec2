package dev.touchstone.sparql.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A SPARQL query given by its text. */
@JsonTypeName("sparql-text")
public record SparqlStatement(@Keyword String text) implements Statement {

    @Override
    public String text(Dialect dialect) {
        return text;
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return ExternalAccess.in(text(dialect));
    }

    @Override
    public Map<String, Value> parameters() {
        return Map.of();
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
