package dev.touchstone.cypher.shrink;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Link;
import java.util.List;
import java.util.stream.Stream;

/** Operators between the plainest operands of one type: what an operator gets wrong it mostly gets wrong of these. */
final class Operands {
    private static final Expression ZERO = literal(Values.of(0));
    private static final Expression NULL = literal(Values.NULL);
    private static final Expression TRUE = literal(Values.of(true));
    private static final Expression EMPTY = literal(Values.of(""));

    private static final List<List<Expression>> NUMBERS =
            List.of(List.of(ZERO, ZERO), List.of(NULL, ZERO), List.of(ZERO, NULL));

    private static final List<List<Expression>> BOOLEANS =
            List.of(List.of(TRUE, TRUE), List.of(TRUE, NULL), List.of(NULL, TRUE));

    private static final List<List<Expression>> TEXTS =
            List.of(List.of(EMPTY, EMPTY), List.of(NULL, EMPTY), List.of(EMPTY, NULL));

    /** The plainest first. */
    private static final List<List<Expression>> PAIRS =
            Stream.of(NUMBERS, BOOLEANS, TEXTS).flatMap(List::stream).toList();

    private static final List<List<Expression>> TRIPLES =
            List.of(List.of(ZERO, ZERO, ZERO), List.of(ZERO, ZERO, NULL), List.of(NULL, ZERO, ZERO));

    /** What the plainest value can be looked for in. */
    private static final List<Expression> LISTS =
            List.of(list(), list(ZERO), list(NULL), list(NULL, ZERO), list(ZERO, NULL));

    private Operands() {}

    static Stream<Record> like(Record node) {
        return switch (node) {
            case Comparison comparison -> like(comparison);
            case Expression.Binary binary -> like(binary);
            default -> Stream.of();
        };
    }

    private static Stream<Record> like(Comparison comparison) {
        return switch (comparison.links().size()) {
            case 1 -> PAIRS.stream().map(pair -> comparison(pair, comparison.links()));
            case 2 -> TRIPLES.stream().map(triple -> comparison(triple, comparison.links()));
            default -> Stream.of();
        };
    }

    private static Stream<Record> like(Expression.Binary binary) {
        List<List<Expression>> pairs = switch (binary.operator()) {
            case IN -> LISTS.stream().map(list -> List.of(ZERO, list)).toList();
            case OR, XOR, AND -> BOOLEANS;
            case STARTS_WITH, ENDS_WITH, CONTAINS, MATCHES -> TEXTS;
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO, POWER -> NUMBERS;
        };
        return pairs.stream().map(pair -> new Expression.Binary(binary.operator(), pair.getFirst(), pair.getLast()));
    }

    private static Record comparison(List<Expression> operands, List<Link> links) {
        return new Comparison(
                operands.getFirst(),
                Stream.iterate(0, place -> place < links.size(), place -> place + 1)
                        .map(place -> new Link(links.get(place).operator(), operands.get(place + 1)))
                        .toList());
    }

    private static Expression literal(Value value) {
        return new Expression.Literal(value);
    }

    private static Expression list(Expression... items) {
        return new Expression.ListLiteral(List.of(items));
    }
}
