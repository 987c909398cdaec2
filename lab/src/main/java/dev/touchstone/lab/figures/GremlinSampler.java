package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.tree.Outline;
import dev.touchstone.gremlin.GremlinLanguage;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.generate.TraversalGenerator;
import dev.touchstone.gremlin.statement.GremlinStatement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Gremlin traversals with every step. Its generator is always guided, and its reference is an engine. */
record GremlinSampler() implements StatementSampler {
    private static final List<PropertyType> TYPES = List.of(
            PropertyType.BOOLEAN,
            PropertyType.INT,
            PropertyType.LONG,
            PropertyType.FLOAT,
            PropertyType.DOUBLE,
            PropertyType.STRING);

    @Override
    public Language language() {
        return new GremlinLanguage();
    }

    @Override
    public Dialect dialect() {
        return new Dialect(
                "gremlin",
                TYPES,
                Arrays.stream(Feature.values()).map(Feature::key).toList());
    }

    @Override
    public List<Guidance> guidances() {
        return List.of(Guidance.FULL);
    }

    @Override
    public Statement draw(Dataset dataset, Limits limits, int number, Choices choices) {
        TraversalGenerator generator = new TraversalGenerator((PropertyGraph) dataset, dialect(), limits, choices);
        return new GremlinStatement(number % 10 == 9 ? generator.daring() : generator.reading());
    }

    @Override
    public Stream<String> patterns(Statement statement) {
        return GremlinPatterns.in(((GremlinStatement) statement).traversal());
    }

    @Override
    public String shape(Statement statement) {
        return Outline.of(((GremlinStatement) statement).traversal());
    }

    @Override
    public Optional<Boolean> hasRows(Statement statement, Dataset dataset) {
        return Optional.empty();
    }
}
