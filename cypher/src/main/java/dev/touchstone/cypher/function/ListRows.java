package dev.touchstone.cypher.function;

import static dev.touchstone.cypher.function.CypherFunction.row;
import static dev.touchstone.cypher.function.Kind.ANY;
import static dev.touchstone.cypher.function.Kind.BOOLEAN;
import static dev.touchstone.cypher.function.Kind.INTEGER;
import static dev.touchstone.cypher.function.Kind.LIST;
import static dev.touchstone.cypher.function.Kind.MAP;
import static dev.touchstone.cypher.function.Kind.STRING;
import static dev.touchstone.cypher.function.Returns.listOf;
import static dev.touchstone.cypher.function.Returns.made;
import static dev.touchstone.cypher.function.Trait.LAZY;
import static dev.touchstone.cypher.function.Trait.WITHOUT_NULLS;

import dev.touchstone.cypher.function.Parameters.Parameter;
import dev.touchstone.cypher.function.Returns.Origin;
import java.util.List;

/** Functions of lists, some of which also take strings, and functions of values of any kind. */
final class ListRows {
    private static final Parameter ANYTHING = Parameters.oneOf(ANY);
    private static final Parameters A_LIST = Parameters.of(LIST).demanded();
    private static final Parameters LIST_OR_STRING =
            Parameters.of(Parameters.oneOf(LIST, STRING)).demanded();
    private static final Parameters WITH_A_SIZE =
            Parameters.of(Parameters.oneOf(LIST, STRING, MAP)).demanded();
    private static final Returns OF_ARGUMENT =
            Returns.from(Origin.ARGUMENT, ANY).unchecked();

    static final List<CypherFunction> ALL = List.of(
            row("size", LIST_OR_STRING, made(INTEGER)),
            row("isEmpty", WITH_A_SIZE, made(BOOLEAN)).needing("is-empty"),
            row("head", A_LIST, Returns.from(Origin.ITEM, ANY)).needing("list-parts"),
            row("last", A_LIST, Returns.from(Origin.ITEM, ANY)).needing("list-parts"),
            row("tail", A_LIST, Returns.from(Origin.ARGUMENT, LIST)).needing("list-parts"),
            row("reverse", LIST_OR_STRING, OF_ARGUMENT).needing("reverse"),
            row("range", Parameters.of(INTEGER, INTEGER, INTEGER).atLeast(2), listOf(INTEGER))
                    .needing("range")
                    .with(Nulls.HANDLED)
                    .with(WITHOUT_NULLS),
            row("coalesce", Parameters.of(ANYTHING).atMost(Integer.MAX_VALUE), OF_ARGUMENT)
                    .with(Nulls.HANDLED)
                    .with(LAZY),
            row("nullIf", Parameters.of(ANYTHING, ANYTHING), OF_ARGUMENT)
                    .needing("null-if")
                    .with(Nulls.HANDLED));

    private ListRows() {}
}
