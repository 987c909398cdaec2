package dev.touchstone.gremlin.statement;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Partitionable;
import dev.touchstone.core.oracle.ReferenceResults;
import dev.touchstone.core.oracle.Rewritable;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.rewrite.Rules;
import dev.touchstone.gremlin.shape.Conditions;
import dev.touchstone.gremlin.shape.Determinacy;
import dev.touchstone.gremlin.shape.Steps;
import dev.touchstone.gremlin.shape.TraversalPartition;
import dev.touchstone.gremlin.shape.UnboundNames;
import dev.touchstone.gremlin.shape.WholeGraph;
import dev.touchstone.gremlin.shape.Writes;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import dev.touchstone.gremlin.text.ExternalAccess;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A traversal from {@code g}, and the values of its parameters. */
@JsonTypeName("gremlin")
public record GremlinStatement(Traversal traversal, Map<String, Value> parameters)
        implements Partitionable, Rewritable {
    public GremlinStatement {
        parameters = Ordered.copyOf(parameters);
    }

    public GremlinStatement(Traversal traversal) {
        this(traversal, Map.of());
    }

    @Override
    public Optional<String> undetermined() {
        return Determinacy.why(traversal);
    }

    @Override
    public List<String> unbound() {
        return UnboundNames.in(traversal);
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
    public List<String> externalAccess(Dialect dialect) {
        return ExternalAccess.in(text(dialect));
    }

    @Override
    public GremlinStatement bound(Map<String, Value> values) {
        return new GremlinStatement(traversal, values);
    }

    /** This traversal, continued. */
    public GremlinStatement then(List<Call> more) {
        return with(traversal.then(more));
    }

    private GremlinStatement with(Traversal other) {
        return new GremlinStatement(other, parameters);
    }

    @Override
    public boolean isWithin(Dialect dialect) {
        return true;
    }

    /** The reference of the language is an engine. */
    @Override
    public Optional<ReferenceResults> reference(Dataset dataset) {
        return Optional.empty();
    }

    @Override
    public Optional<String> undeterminedOn(Dataset dataset) {
        return Steps.notPlain(traversal);
    }

    @Override
    public Answer aligned(Answer answer) {
        return answer;
    }

    /** By the values of numbers, because databases keep them in types of their own. */
    @Override
    public Difference difference(Answer expected, Answer actual) {
        return new Comparison(Sameness.NUMERIC).asMultisets(expected.rows(), actual.rows());
    }

    @Override
    public List<Statement> looks() {
        return List.of(new GremlinStatement(WholeGraph.VERTICES), new GremlinStatement(WholeGraph.EDGES));
    }

    @Override
    public Difference lookDifference(int look, Answer expected, Answer actual) {
        return difference(expected, actual);
    }

    @Override
    public List<Integer> conditions(Dataset dataset) {
        return parameters.isEmpty() && dataset instanceof PropertyGraph graph
                ? TraversalPartition.places(traversal, graph)
                : List.of();
    }

    @Override
    public Optional<Partition> partition(int place) {
        return TraversalPartition.at(traversal, place)
                .map(parts -> new Partition(
                        with(parts.whole()),
                        this,
                        with(parts.fails()),
                        with(parts.missing()),
                        "Where the property is missing",
                        parts.composition()));
    }

    /** Of what only reads, and has no ids of an engine's own in it. */
    @Override
    public List<Rewriting> rewritings() {
        return parameters.isEmpty() && !writes()
                ? Rules.ALL.stream().map(rule -> rule.on(traversal, this::with)).toList()
                : List.of();
    }

    @Override
    public boolean isLegal() {
        return true;
    }
}
