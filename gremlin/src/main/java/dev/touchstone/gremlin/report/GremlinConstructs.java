package dev.touchstone.gremlin.report;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.Constructs;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.stream.Stream;

/** Names what a traversal is made of, by the words of the table beside it. */
final class GremlinConstructs {
    static final Constructs TABLE = Constructs.beside(GremlinConstructs.class, "constructs.txt");

    private GremlinConstructs() {}

    static List<Construct> in(Traversal traversal) {
        return TABLE.of(Tree.nodes(traversal).flatMap(GremlinConstructs::names));
    }

    static Stream<String> names(Record node) {
        return switch (node) {
            case Call call -> Stream.of(call.name() + "()");
            case Argument argument -> argument(argument);
            case Traversal traversal -> Stream.empty();
            case Argument.Entry entry -> Stream.empty();
            case Typed typed -> Stream.empty();
            case Value value -> Stream.empty();
            default -> throw new IllegalArgumentException("no construct of Gremlin: " + node.getClass());
        };
    }

    private static Stream<String> argument(Argument argument) {
        return switch (argument) {
            case Argument.Predicate predicate -> Stream.of(predicate.family() + "." + predicate.name() + "()");
            case Argument.Joined joined -> Stream.of("P." + joined.word() + "()");
            case Argument.Token token -> Stream.of(token.family() + "." + token.name());
            case Argument.Constant constant -> Stream.empty();
            case Argument.Nested nested -> Stream.empty();
            case Argument.Parameter parameter -> Stream.empty();
            case Argument.Entries entries -> Stream.empty();
        };
    }
}
