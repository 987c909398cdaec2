package dev.touchstone.cypher.text;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.Keyword;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A Cypher statement given by its text. */
@JsonTypeName("cypher-text")
public record CypherStatement(@Keyword String text, Map<String, Value> parameters) implements Statement {
    public CypherStatement {
        parameters = Ordered.copyOf(parameters);
    }

    @Override
    public String text(Dialect dialect) {
        return text;
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return ExternalAccess.in(text(dialect));
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
