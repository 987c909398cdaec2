package dev.touchstone.sparql.statement;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.tree.StoredName;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.text.ExternalAccess;
import dev.touchstone.sparql.text.SparqlText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A SPARQL update given by its syntax tree. */
@JsonTypeName("sparql-update")
public record SparqlUpdate(Update.Request request) implements Statement {
    /** As adapters know it. */
    private static final Map<String, String> UPDATE = Map.of("kind", "update");

    /** Whether a statement that is asked with these options is an update. */
    public static boolean isAskedWith(Map<String, String> options) {
        return options.entrySet().containsAll(UPDATE.entrySet());
    }

    /** The options that tell how a statement is to be answered, and not what it is. */
    public static Map<String, String> without(Map<String, String> options) {
        Map<String, String> rest = new LinkedHashMap<>(options);
        rest.keySet().removeAll(UPDATE.keySet());
        return rest;
    }

    @Override
    public String text(Dialect dialect) {
        return SparqlText.of(request);
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return ExternalAccess.in(text(dialect));
    }

    @Override
    public List<String> parts() {
        return request.operations().stream()
                .flatMap(operation -> StoredName.of((Record) operation).stream())
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public boolean writes() {
        return true;
    }

    @Override
    public Map<String, String> options() {
        return UPDATE;
    }

    @Override
    public Map<String, Value> parameters() {
        return Map.of();
    }

    @Override
    public Optional<String> undetermined() {
        return Optional.empty();
    }

    @Override
    public boolean isLegal() {
        return true;
    }

    /** It has no rows. */
    @Override
    public Expectation expectation(Dataset dataset) {
        return new Expectation.Unsaid();
    }
}
