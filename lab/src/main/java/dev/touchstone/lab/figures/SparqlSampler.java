package dev.touchstone.lab.figures;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.tree.Outline;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.generate.QueryGenerator;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.Result;
import dev.touchstone.sparql.statement.SparqlQuery;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** SPARQL queries over all kinds of literals and named graphs. */
record SparqlSampler() implements StatementSampler {
    @Override
    public Language language() {
        return new SparqlLanguage();
    }

    @Override
    public Dialect dialect() {
        return new Dialect(
                "sparql",
                List.of(),
                List.of(
                        Feature.WILD_LITERALS.key(),
                        Feature.WRITTEN_REALS.key(),
                        Feature.DERIVED_TYPES.key(),
                        Feature.TYPED_BOOLEANS.key(),
                        Feature.BOTH_ALTERNATIVES.key(),
                        Feature.NAMED_GRAPHS.key()));
    }

    @Override
    public List<Guidance> guidances() {
        return List.of(Guidance.NONE, Guidance.PATTERN, Guidance.FULL);
    }

    @Override
    public Statement draw(Dataset dataset, Limits limits, int number, Choices choices) {
        return new SparqlQuery(new QueryGenerator((RdfGraph) dataset, dialect(), limits, choices).query());
    }

    @Override
    public Stream<String> patterns(Statement statement) {
        return Stream.of();
    }

    @Override
    public String shape(Statement statement) {
        return Outline.of((Record) ((SparqlQuery) statement).query());
    }

    @Override
    public Optional<Boolean> hasRows(Statement statement, Dataset dataset) {
        Result result =
                Reference.DEFAULT.evaluate(((SparqlQuery) statement).query(), GraphStore.of((RdfGraph) dataset));
        return Optional.of(
                switch (result) {
                    case Result.Truth truth -> truth.value();
                    case Result other ->
                        other.table().filter(table -> !table.isEmpty()).isPresent();
                });
    }
}
