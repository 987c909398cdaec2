package dev.touchstone.cypher.phrase;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.ChangeText;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Questions and edits in Cypher. What it counts are trails, or walks where an engine has those instead.
 *
 * @param inline whether a node is found by a map in the pattern, and not by a condition
 * @param reversed whether patterns are written from their other end
 * @param chained whether hops and ways of each length are written one by one, and not as a variable-length relationship
 * @param nested whether descriptions are joined as conditions with EXISTS, and not as clauses
 * @param quantified whether variable length is written as a quantified path
 * @param searched whether shortest paths are asked for by their own function
 * @param engine what the engine needs, stored without a level of its own
 */
@JsonTypeName("cypher")
public record CypherPhrasing(
        boolean inline,
        boolean reversed,
        boolean chained,
        boolean nested,
        boolean quantified,
        boolean searched,
        @JsonUnwrapped EngineTraits engine)
        implements Phrasing {
    @Override
    public Optional<Statement> ask(Question question) {
        return Optional.of(statement(new QuestionQueries(new Wording(this)).text(question)));
    }

    private static CypherQuery statement(String text) {
        return new CypherQuery(CypherParser.parse(text), Map.of());
    }

    @Override
    public Optional<Statement> make(Edit edit, Dataset now) {
        return edit instanceof Edit.OfGraph(Change change) && now instanceof PropertyGraph graph
                ? text(graph).of(change).map(CypherPhrasing::statement)
                : Optional.empty();
    }

    private ChangeText text(PropertyGraph graph) {
        return new ChangeText(
                true,
                Wording::constant,
                key -> engine.typed() ? graph.node(key).labels() : List.of(),
                key -> engine.typed()
                        ? graph.edges().stream()
                                .filter(edge -> edge.key() == key)
                                .map(Edge::type)
                                .findFirst()
                        : Optional.empty());
    }

    @Override
    public List<Statement> looks(Dataset dataset) {
        return views(dataset).stream()
                .<Statement>map(query -> new CypherQuery(query, Map.of()))
                .toList();
    }

    private List<Query> views(Dataset dataset) {
        if (engine.typed()) {
            return Looks.atTables(((PropertyGraph) dataset).schema());
        }
        return engine.columns() ? Looks.atColumns(((PropertyGraph) dataset).schema()) : Looks.AT_ALL;
    }

    @Override
    public Optional<List<List<List<Value>>>> entries(Dataset dataset) {
        Graph graph = Graph.of((PropertyGraph) dataset);
        List<Result> seen = views(dataset).stream()
                .map(query -> Reference.DEFAULT.evaluate(query, Map.of(), graph))
                .toList();
        return seen.stream().allMatch(Result.Done.class::isInstance)
                ? Optional.of(seen.stream()
                        .map(result -> ((Result.Done) result).answer().rows())
                        .toList())
                : Optional.empty();
    }

    @Override
    public List<Uniqueness> counts() {
        return engine.finite() ? List.of(Uniqueness.EDGES_PER_STRETCH, Uniqueness.EDGES) : List.of(Uniqueness.NONE);
    }

    @Override
    public boolean reachesAnything() {
        return false;
    }

    /** A walk goes round for ever. */
    @Override
    public boolean followsAnything() {
        return engine.finite();
    }

    /**
     * Relations hold for trails and for walks; only what the right answer is depends on which an engine looks for. One that looks for neither
     * is asked for single relationships alone.
     */
    @Override
    public boolean isWithin(Statement statement, Dialect dialect) {
        return statement instanceof CypherQuery asked
                && Features.of(Fallbacks.within(asked.query(), dialect)).stream()
                        .allMatch(
                                feature -> feature.in(dialect) || (isAboutWays(feature) && dialect.has(Dialect.WALKS)));
    }

    /** What only decides how often something is found. */
    private static boolean isAboutWays(Feature feature) {
        return feature == Construct.RELATIONSHIP_UNIQUENESS
                || feature == Construct.PARALLEL_RELATIONSHIPS
                || feature == Construct.LOOPS_ONCE;
    }

    @Override
    public Expectation expectation(Statement statement, Dataset now) {
        return engine.trails() ? statement.expectation(now) : new Expectation.Unsaid();
    }

    @Override
    public boolean isSettled(PropertyTest test, Dataset dataset) {
        return true;
    }
}
