package dev.touchstone.gremlin.syntax;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.shape.Conditions;
import dev.touchstone.gremlin.shape.Determined;
import dev.touchstone.gremlin.shape.Writes;
import dev.touchstone.gremlin.text.GremlinText;
import dev.touchstone.gremlin.text.Powers;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A traversal from {@code g}, and the values of its parameters. */
@JsonTypeName("Gremlin")
public record GremlinStatement(Traversal traversal, Map<String, Value> parameters) implements Statement {
    public GremlinStatement {
        parameters = Ordered.copyOf(parameters);
    }

    public GremlinStatement(Traversal traversal) {
        this(traversal, Map.of());
    }

    @Override
    public Optional<String> undetermined() {
        return Determined.why(traversal);
    }

    @Override
    public boolean writes() {
        return Writes.in(traversal);
    }

    @Override
    public boolean hasSeveralConditions() {
        return Conditions.areSeveral(traversal);
    }

    /** Its own steps, and not those in their arguments. */
    @Override
    public List<String> parts() {
        return traversal.calls().stream().map(Call::name).distinct().sorted().toList();
    }

    @Override
    public String text(Dialect dialect) {
        return GremlinText.of(traversal);
    }

    @Override
    public List<String> powers(Dialect dialect) {
        return Powers.in(text(dialect));
    }
}
