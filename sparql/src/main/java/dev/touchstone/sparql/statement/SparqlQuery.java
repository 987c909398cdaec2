package dev.touchstone.sparql.statement;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Divisible;
import dev.touchstone.core.oracle.Partitionable;
import dev.touchstone.core.oracle.Pieces;
import dev.touchstone.core.oracle.ReferenceResults;
import dev.touchstone.core.oracle.Rewritable;
import dev.touchstone.core.tree.StoredName;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.oracle.Columns;
import dev.touchstone.sparql.oracle.Partitions;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Reference;
import dev.touchstone.sparql.reference.check.Legality;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.rewrite.Rules;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.ExternalAccess;
import dev.touchstone.sparql.text.SparqlText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A SPARQL query given by its syntax tree. */
@JsonTypeName("sparql")
public record SparqlQuery(Query query) implements Divisible, Partitionable, Rewritable {
    /** Those that are used are declared. */
    private static final SparqlText TEXT = new SparqlText(prefixes());

    private static Map<String, String> prefixes() {
        Map<String, String> prefixes = new LinkedHashMap<>();
        prefixes.put("", "http://example.org/");
        prefixes.put("xsd", "http://www.w3.org/2001/XMLSchema#");
        return prefixes;
    }

    @Override
    public String text(Dialect dialect) {
        return TEXT.write(query);
    }

    @Override
    public List<String> externalAccess(Dialect dialect) {
        return ExternalAccess.in(text(dialect));
    }

    /** The kinds of the elements of its groups, and what kind of query it is. */
    @Override
    public List<String> parts() {
        return Tree.nodes((Record) query)
                .filter(node -> node instanceof Pattern || node instanceof Query)
                .flatMap(node -> StoredName.of(node).stream())
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public boolean isLegal() {
        return Legality.allows(query);
    }

    /** A query has no parameters. */
    @Override
    public SparqlQuery bound(Map<String, Value> values) {
        return this;
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return Meanings.areShared((Record) query, dialect);
    }

    @Override
    public Optional<ReferenceResults> reference(Dataset dataset) {
        if (!(dataset instanceof RdfGraph graph)) {
            return Optional.empty();
        }
        GraphStore store = GraphStore.of(graph);
        return Optional.of(binding -> new SparqlReferenceResult(query, store));
    }

    @Override
    public Optional<String> undeterminedOn(Dataset dataset) {
        return dataset instanceof RdfGraph graph
                ? Reference.DEFAULT.undetermined(query, GraphStore.of(graph))
                : Optional.of("it does not apply to this dataset");
    }

    @Override
    public Answer aligned(Answer answer) {
        return Columns.aligned(query, answer);
    }

    @Override
    public Difference difference(Answer expected, Answer actual) {
        Answer shaped = actual.shapedAs(expected.columns());
        return new Comparison(Sameness.TYPED)
                .asMultisets(expected.shapedAs(shaped.columns()).rows(), shaped.rows());
    }

    @Override
    public List<Statement> looks() {
        return List.of();
    }

    @Override
    public Difference lookDifference(int look, Answer expected, Answer actual) {
        throw new IllegalStateException("a query changes nothing");
    }

    @Override
    public Function<Map<String, Value>, Pieces<?>> pieces() {
        GroupPieces pieces = GroupPieces.of(query);
        return binding -> pieces;
    }

    /** An error in an expression is no error of the query. */
    @Override
    public Optional<Divisible> withError(Answer rows, Choices choices) {
        return Optional.empty();
    }

    @Override
    public boolean isCut() {
        return GroupPieces.of(query).isCut();
    }

    @Override
    public boolean isPassable(Dataset dataset) {
        return dataset instanceof RdfGraph graph && GroupPieces.of(query).isPassable(GraphStore.of(graph));
    }

    @Override
    public List<Integer> conditions(Dataset dataset) {
        return IntStream.range(0, Partitions.in(query).size()).boxed().toList();
    }

    /**
     * The effective boolean value of a condition p is true, false or an error for each solution. FILTER keeps a solution where it is true;
     * {@code !p} is true where p is false, and an error where p is; {@code IF(p, false, false)} is an error where p is, so that
     * {@code COALESCE(IF(p, false, false), true)} is true there alone.
     */
    @Override
    public Optional<Partition> partition(int place) {
        List<Partitions> all = Partitions.in(query);
        if (place < 0 || place >= all.size()) {
            return Optional.empty();
        }
        Partitions parts = all.get(place);
        Expression condition = parts.condition();
        Constant no = new Constant(Terms.FALSE);
        Expression isError = Call.of(
                dev.touchstone.sparql.syntax.Function.COALESCE,
                Call.of(dev.touchstone.sparql.syntax.Function.IF, condition, no, no),
                new Constant(Terms.TRUE));
        return Optional.of(new Partition(
                new SparqlQuery(parts.with(Optional.empty())),
                this,
                new SparqlQuery(parts.with(Optional.of(new Unary(UnaryOperator.NOT, condition)))),
                new SparqlQuery(parts.with(Optional.of(isError))),
                "Where it is an error",
                parts.composition()));
    }

    @Override
    public List<Rewriting> rewritings() {
        return Rules.ALL.stream().map(rule -> rule.on(query, SparqlQuery::new)).toList();
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
}
