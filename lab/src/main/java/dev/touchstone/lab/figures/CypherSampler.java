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
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.generate.QueryGenerator;
import dev.touchstone.cypher.generate.Template;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Cypher queries with every feature; every fifth writes. */
record CypherSampler() implements StatementSampler {
    private static final long STEPS = 1_000_000;

    @Override
    public Language language() {
        return new CypherLanguage();
    }

    @Override
    public Dialect dialect() {
        return new Dialect(
                "cypher",
                List.of(PropertyType.values()),
                Feature.all().stream().map(Feature::key).toList());
    }

    @Override
    public List<Guidance> guidances() {
        return List.of(Guidance.NONE, Guidance.PATTERN, Guidance.FULL);
    }

    @Override
    public Statement draw(Dataset dataset, Limits limits, int number, Choices choices) {
        QueryGenerator generator = new QueryGenerator((PropertyGraph) dataset, dialect(), limits, choices);
        Template template = number % 5 == 4 ? generator.writing() : generator.reading(limits.bindings());
        return new CypherQuery(template.query(), template.bindings().getFirst());
    }

    @Override
    public Stream<String> patterns(Statement statement) {
        return Stream.of();
    }

    @Override
    public String shape(Statement statement) {
        return CypherText.of(((CypherQuery) statement).query());
    }

    @Override
    public Optional<Boolean> hasRows(Statement statement, Dataset dataset) {
        CypherQuery query = (CypherQuery) statement;
        Graph graph = Graph.of((PropertyGraph) dataset);
        return Optional.of(Reference.DEFAULT.evaluate(query.query(), query.parameters(), graph) instanceof Result.Done
                && reachesTheEnd(query, Graph.of((PropertyGraph) dataset)));
    }

    /** Whether a row reaches a last projection, so that an aggregate without groups counts by its input. */
    private static boolean reachesTheEnd(CypherQuery query, Graph graph) {
        return query.query().parts().stream().anyMatch(part -> {
            List<Clause> clauses = part.clauses();
            Optional<Progress> progress = Optional.of(Progress.start(graph, STEPS));
            for (Clause clause : clauses.subList(0, clauses.size() - 1)) {
                progress = progress.flatMap(rows -> rows.then(clause, query.parameters()));
            }
            return progress.isPresent() && progress.get().size() > 0;
        });
    }
}
