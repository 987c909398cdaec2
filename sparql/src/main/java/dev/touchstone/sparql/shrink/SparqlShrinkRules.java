package dev.touchstone.sparql.shrink;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.Respelling;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.SubSelect;
import dev.touchstone.sparql.syntax.Pattern.Values;
import dev.touchstone.sparql.syntax.Pattern.ValuesRow;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a reducer should know of SPARQL. */
public final class SparqlShrinkRules implements ShrinkRules {
    private static final List<Record> SMALLEST = List.of(
            new Constant(Terms.TRUE),
            new Constant(Terms.FALSE),
            new Constant(Terms.integer(0)),
            new Constant(Terms.integer(1)),
            new Constant(Terms.string("")));

    @Override
    public List<Record> smallest(Class<?> place, List<Value> values) {
        if (place == Expression.class) {
            return Stream.concat(SMALLEST.stream(), constants(values)).toList();
        }
        return place == Verb.class || place == Path.class
                ? values.stream()
                        .filter(Iri.class::isInstance)
                        .<Record>map(iri -> new Path.Property((Iri) iri))
                        .toList()
                : List.of();
    }

    private static Stream<Record> constants(List<Value> values) {
        return values.stream()
                .filter(value -> value instanceof Term && !(value instanceof Blank))
                .map(term -> new Constant((Term) term));
    }

    /** Everything is in one graph, everything is selected, a sub-query that only selects is its group, and VALUES has a column less. */
    @Override
    public List<Case> simplifications(Case proposed) {
        return Stream.concat(
                        hasGraphs(proposed) ? Stream.of(merged(proposed)) : Stream.of(),
                        Tree.nodes((Record) proposed)
                                .flatMap(node -> simplifications(node).map(other -> replaced(proposed, node, other))))
                .toList();
    }

    private static Case merged(Case proposed) {
        return (Case) Tree.rewrite((Record) proposed, node -> switch (node) {
            case RdfGraph graph -> graph.merged();
            case InGraph(var name, Group group) -> group;
            default -> node;
        });
    }

    private static Stream<Record> simplifications(Record node) {
        return switch (node) {
            case SubSelect sub -> Stream.of(sub.query().where());
            case Select select
            when !select.items().isEmpty() || !select.modifiers().equals(Modifiers.NONE) ->
                Stream.of(
                        Select.all(select.where()),
                        new Select(select.duplicates(), List.of(), select.from(), select.where(), select.modifiers()),
                        new Select(select.duplicates(), select.items(), select.from(), select.where(), Modifiers.NONE));
            case Values values
            when values.names().size() > 1 ->
                IntStream.range(0, values.names().size()).mapToObj(column -> without(values, column));
            default -> Stream.of();
        };
    }

    /** A column goes from all rows at once. */
    private static Values without(Values values, int column) {
        List<String> names = new ArrayList<>(values.names());
        names.remove(column);
        return new Values(
                names,
                values.rows().stream()
                        .map(row -> {
                            List<Optional<Term>> cells = new ArrayList<>(row.cells());
                            cells.remove(column);
                            return new ValuesRow(cells);
                        })
                        .toList());
    }

    private static Case replaced(Case proposed, Record part, Record other) {
        return (Case) Tree.rewrite((Record) proposed, node -> node.equals(part) ? other : node);
    }

    @Override
    public List<Record> like(Record node) {
        return List.of();
    }

    /** Values of any kind may be compared: what the standard leaves open is told apart where a case is judged. */
    @Override
    public Fit fit(Case original, Case current) {
        return ShrinkRules.NONE.fit(original, current);
    }

    @Override
    public boolean isWithin(Case proposed, Dialect dialect) {
        return (Feature.NAMED_GRAPHS.in(dialect) || !hasGraphs(proposed))
                && Meanings.areShared((Record) proposed, dialect)
                && (Feature.WILD_LITERALS.in(dialect) || isByValue(proposed));
    }

    /** Whether its queries come to the same where a store keeps the values of numbers alone. */
    private static boolean isByValue(Case proposed) {
        return !(proposed.dataset() instanceof RdfGraph graph)
                || Tree.nodes((Record) proposed)
                        .allMatch(node -> !(node instanceof SparqlQuery(Query query))
                                || Respelling.changesNothing(query, GraphStore.of(graph)));
    }

    private static boolean hasGraphs(Case proposed) {
        return proposed.dataset() instanceof RdfGraph graph && !graph.named().isEmpty();
    }
}
