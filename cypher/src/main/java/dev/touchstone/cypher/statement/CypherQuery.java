package dev.touchstone.cypher.statement;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Divisible;
import dev.touchstone.core.oracle.Partitionable;
import dev.touchstone.core.oracle.Pieces;
import dev.touchstone.core.oracle.ReferenceResults;
import dev.touchstone.core.oracle.Rewritable;
import dev.touchstone.core.tree.StoredName;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.dialect.Features;
import dev.touchstone.cypher.oracle.ClausePieces;
import dev.touchstone.cypher.oracle.ErringColumns;
import dev.touchstone.cypher.oracle.Partitions;
import dev.touchstone.cypher.reference.GraphContent;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Scopes;
import dev.touchstone.cypher.reference.SortColumns;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.check.Semantics;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.rewrite.Rules;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherStatement;
import dev.touchstone.cypher.text.CypherText;
import dev.touchstone.cypher.text.ExternalAccess;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Cypher statement given by its syntax tree: it is written in the dialect of whoever is asked. */
@JsonTypeName("cypher")
public record CypherQuery(Query query, Map<String, Value> parameters) implements Divisible, Partitionable, Rewritable {
    /** Parameters that the query does not name are left out: some engines refuse them. */
    public CypherQuery {
        parameters = Ordered.copyOf(mentioned(query, parameters));
    }

    private static Map<String, Value> mentioned(Query query, Map<String, Value> parameters) {
        if (parameters.isEmpty()) {
            return parameters;
        }
        Set<String> names = named(query);
        Map<String, Value> mentioned = new LinkedHashMap<>(parameters);
        mentioned.keySet().retainAll(names);
        return mentioned;
    }

    @Override
    public String text(Dialect dialect) {
        return CypherText.of(query, dialect);
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return ExternalAccess.in(text(dialect));
    }

    @Override
    public boolean writes() {
        return Writes.in(query);
    }

    /** Optional matching is a part of its own. */
    @Override
    public List<String> parts() {
        return Tree.nodes(query)
                .filter(Clause.class::isInstance)
                .flatMap(clause -> clause instanceof Clause.Match match && match.optional()
                        ? Stream.of("optional-match")
                        : StoredName.of(clause).stream())
                .distinct()
                .sorted()
                .toList();
    }

    private static Set<String> named(Query query) {
        return Tree.nodes(query)
                .filter(Expression.Parameter.class::isInstance)
                .map(parameter -> ((Expression.Parameter) parameter).name())
                .collect(Collectors.toSet());
    }

    /** Also where no row ever asks for it, a parameter needs a value; and of several columns of a star nobody knows which comes first. */
    @Override
    public boolean isLegal() {
        return Semantics.allows(query) && parameters.keySet().containsAll(named(query)) && !returnsStars();
    }

    private boolean returnsStars() {
        return query.parts().stream()
                        .anyMatch(part -> part.clauses().getLast() instanceof Clause.Return last
                                && last.projection().star())
                && Scopes.returned(query, List.of()).size() > 1;
    }

    @Override
    public CypherQuery bound(Map<String, Value> values) {
        return new CypherQuery(query, values);
    }

    private CypherQuery with(Query other) {
        return new CypherQuery(other, parameters);
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return Features.within(Fallbacks.within(query, dialect), dialect);
    }

    @Override
    public Optional<ReferenceResults> reference(Dataset dataset) {
        if (!(dataset instanceof PropertyGraph content)) {
            return Optional.empty();
        }
        Graph graph = Graph.of(content);
        return Optional.of(binding -> new CypherReferenceResult(query, binding, graph));
    }

    @Override
    public Optional<String> undeterminedOn(Dataset dataset) {
        return dataset instanceof PropertyGraph graph
                ? Reference.DEFAULT.undetermined(query, parameters, Graph.of(graph))
                : Optional.of("it does not apply to this dataset");
    }

    @Override
    public Answer aligned(Answer answer) {
        return answer;
    }

    @Override
    public Difference difference(Answer expected, Answer actual) {
        return SortColumns.difference(query, expected, actual);
    }

    @Override
    public List<Statement> looks() {
        return List.of(
                new CypherStatement(GraphContent.NODES, Map.of()), new CypherStatement(GraphContent.EDGES, Map.of()));
    }

    @Override
    public Difference lookDifference(int look, Answer expected, Answer actual) {
        return look == 0 ? GraphContent.nodes(expected, actual) : GraphContent.edges(expected, actual);
    }

    @Override
    public Function<Map<String, Value>, Pieces<?>> pieces() {
        ClausePieces pieces = ClausePieces.of(query);
        return binding -> new BoundPieces(query, pieces, binding);
    }

    @Override
    public Optional<Divisible> withError(Answer rows, Choices choices) {
        return ErringColumns.added(query, rows, choices).map(this::with);
    }

    @Override
    public boolean isCut() {
        return ClausePieces.of(query).isCut();
    }

    @Override
    public boolean isPassable(Dataset dataset) {
        return isCut();
    }

    @Override
    public List<Integer> conditions(Dataset dataset) {
        return Partitions.in(query);
    }

    /** A condition is true, false or null, for every row. */
    @Override
    public Optional<Partition> partition(int place) {
        return Partitions.at(query, place)
                .map(parts -> new Partition(
                        with(parts.with(Optional.empty())),
                        this,
                        with(parts.with(
                                Optional.of(new Expression.Unary(Expression.UnaryOperator.NOT, parts.condition())))),
                        with(parts.with(Optional.of(new Expression.IsNull(parts.condition(), false)))),
                        "Where it is null",
                        parts.composition()));
    }

    @Override
    public List<Rewriting> rewritings() {
        return Rules.ALL.stream().map(rule -> rule.on(query, this::with)).toList();
    }

    @Override
    public Optional<String> undetermined() {
        return Optional.empty();
    }
}
