package dev.touchstone.lab.agreement.sparql;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;

/** What explanations look at. */
final class Shapes {
    private static final Set<BinaryOperator> ORDERS = Set.of(
            BinaryOperator.LESS, BinaryOperator.GREATER, BinaryOperator.LESS_OR_EQUAL, BinaryOperator.GREATER_OR_EQUAL);

    private Shapes() {}

    static Predicate<Difference> has(Class<? extends Record> kind) {
        return difference -> difference.has(kind::isInstance);
    }

    static <T extends Record> Predicate<Difference> has(Class<T> kind, Predicate<T> more) {
        return difference -> difference.has(node -> kind.isInstance(node) && more.test(kind.cast(node)));
    }

    /** A path of one kind with one of the other kind inside. */
    static Predicate<Difference> path(Class<? extends Path> outer, Class<? extends Path> inner) {
        return difference -> difference.has(
                node -> outer.isInstance(node) && Tree.nodes(node).anyMatch(inner::isInstance));
    }

    /** A path within a repetition that is one itself. */
    static boolean hasNestedRepetition(Difference difference) {
        return difference.has(node -> isRepetition(node)
                && Tree.children(node).stream().flatMap(Tree::nodes).anyMatch(Shapes::isRepetition));
    }

    private static boolean isRepetition(Record node) {
        return node instanceof Path.ZeroOrMore || node instanceof Path.OneOrMore || node instanceof Path.ZeroOrOne;
    }

    static Predicate<Difference> aggregates(AggregateFunction function) {
        return has(Aggregate.class, aggregate -> aggregate.function() == function);
    }

    static Predicate<Difference> calls(Function function) {
        return has(Call.class, call -> call.function() == function);
    }

    static Predicate<Difference> casts(String datatype) {
        return has(Cast.class, cast -> cast.datatype().value().equals(datatype));
    }

    static Predicate<Difference> throwing(String... words) {
        return difference -> Arrays.stream(words).anyMatch(difference::throwsSomethingWith);
    }

    static boolean hasBlankAtPath(Triples triples) {
        return triples.triples().stream().anyMatch(Shapes::isPathAtBlank);
    }

    private static boolean isPathAtBlank(Triple triple) {
        return triple.verb() instanceof Path
                && !(triple.verb() instanceof Path.Property)
                && (isBlank(triple.subject()) || isBlank(triple.object()));
    }

    /** An order is asked for, and NaN is in the data. */
    static boolean comparesNotANumber(Difference difference) {
        RdfGraph graph = (RdfGraph) difference.question().dataset();
        return graph.triples().stream()
                        .anyMatch(triple -> triple.object() instanceof Literal literal
                                && literal.lexical().equals("NaN"))
                && difference.has(node -> node instanceof Binary binary && ORDERS.contains(binary.operator()));
    }

    private static boolean isBlank(Node node) {
        return node instanceof Constant(Blank blank);
    }
}
